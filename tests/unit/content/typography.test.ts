import { describe, expect, it } from "vitest";
import { typeset } from "@/lib/content/typography";
import type { Locale } from "@/lib/i18n/routing";

/** `~` stands for a non-breaking space. */
const shown = (text: string) => text.replaceAll("\u00A0", "~");

const table: readonly (readonly [locale: Locale, before: string, after: string])[] = [
  ["ru", "Работаем с порталами и в облаке", "Работаем с~порталами и~в~облаке"],
  ["ru", "О компании", "О~компании"],
  ["ru", "На «Согласие» и на 50 %", "На~«Согласие» и~на~50~%"],
  ["ru", "в [Политике](/privacy-policy) — отдельно", "в~[Политике](/privacy-policy)~— отдельно"],
  ["ru", "Минута простоя — это сотни людей", "Минута простоя~— это сотни людей"],
  ["ru", "от 15 мин, до 4 часов, 99,95 %, 17 лет", "от~15~мин, до~4~часов, 99,95~%, 17~лет"],
  ["ru", "от 15 минут до 4 часов", "от~15~минут до~4~часов"],
  ["ru", "1,5 млрд ₽ и 1 042 318 обращений", "1,5~млрд ₽ и~1~042~318 обращений"],
  ["ru", "> 1 млн", ">~1~млн"],
  ["ru", "статьёй 3, ч. 1 ст. 9, № 152-ФЗ", "статьёй~3, ч.~1 ст.~9, №~152-ФЗ"],
  ["ru", "одно и то же", "одно и~то~же"],
  ["ru", "ИИ-агенты для ИТ-компаний", "ИИ-агенты для~ИТ-компаний"],
  ["ru", "1С и кто-то из-за угла", "1С и~кто-то из-за угла"],
  ["ru", "2024 год, 3 годовых отчёта", "2024~год, 3 годовых отчёта"],
  ["ru", "`в коде — 15 мин` и https://a.example/в — тут", "`в коде — 15 мин` и~https://a.example/в~— тут"],
  ["ru", "```\nв коде\n```\nв тексте", "```\nв коде\n```\nв~тексте"],
  ["en", "in 15 min, 17 years, 1 million", "in 15~min, 17~years, 1~million"],
  ["ru", "и 15+ лет внедрений", "и~15+~лет внедрений"],
  ["en", "15+ years of systems", "15+~years of systems"],
  ["ru", "учёт в регламентированном виде, на стенде", "учёт в регламентированном виде, на~стенде"],
  ["en", "Article 9 of Law No. 152-FZ, part 3", "Article~9 of Law No.~152-FZ, part~3"],
  ["en", "RUB 1.5 billion – by contract", "RUB~1.5~billion~– by contract"],
  ["en", "1.5 bn roubles", "1.5~bn roubles"],
  ["en", "24 hourly checks in a row", "24 hourly checks in a row"],
];

describe("typeset", () => {
  it.each(table)("%s: %s", (locale, before, after) => {
    const once = typeset(before, locale);
    expect(shown(once)).toBe(after);
    expect(typeset(once, locale)).toBe(once);
  });

  it("changes nothing but spaces", () => {
    for (const [locale, before] of table)
      expect(typeset(before, locale).replaceAll("\u00A0", " ")).toBe(before);
  });
});
