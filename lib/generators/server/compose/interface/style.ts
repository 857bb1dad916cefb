import "server-only";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import { coloursIn } from "@/lib/generators/server/compose/design/looks";
import { formatNumber } from "@/lib/generators/numbers";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import { quoted, safe, section, table } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Wishes for the look of screens, each with what it means for them. */
type Rule = { pattern: RegExp; means: Readonly<Record<Locale, string>> };

// prettier-ignore
const rules: readonly Rule[] = [
  { pattern: /светл\p{L}*|\blight\b/giu, means: { ru: "светлый фон, тёмный текст", en: "light ground, dark text" } },
  { pattern: /т[её]мн\p{L}*|\bdark\b/giu, means: { ru: "тёмный фон, светлый текст", en: "dark ground, light text" } },
  { pattern: /спокойн\p{L}*|мягк\p{L}*|calm|soft|quiet/giu, means: { ru: "один акцент, без анимации", en: "one accent, no motion" } },
  { pattern: /строг\p{L}*|делов\p{L}*|официальн\p{L}*|сдержанн\p{L}*|strict|formal|sober|business(?:like)?/giu, means: { ru: "прямые углы, тонкие линии", en: "square corners, thin lines" } },
  { pattern: /ярк\p{L}*|смел\p{L}*|bright|bold|vivid/giu, means: { ru: "сочный акцент на главном действии", en: "a vivid accent on the main action" } },
  { pattern: /дружелюбн\p{L}*|т[её]пл\p{L}*|весел\p{L}*|friendly|warm|playful/giu, means: { ru: "скругления, обращение простыми словами", en: "rounded shapes, plain wording" } },
  { pattern: /минимал\p{L}*|прост\p{L}*|minimal\p{L}*|simple|clean/giu, means: { ru: "только нужное для главного действия", en: "only what the main action needs" } },
  { pattern: /крупн\p{L}*|больш\p{L}*|large|big/giu, means: { ru: "текст от 18 px, кнопки от 56 px", en: "text from 18 px, buttons from 56 px" } },
  { pattern: /просторн\p{L}*|воздуш\p{L}*|airy|spacious|roomy/giu, means: { ru: "до пяти строк на экране", en: "five rows a screen at most" } },
  { pattern: /плотн\p{L}*|компактн\p{L}*|dense|compact/giu, means: { ru: "строки 32 px, таблицы вместо плиток", en: "rows of 32 px, tables for tiles" } },
  { pattern: /скругл\p{L}*|округл\p{L}*|rounded/giu, means: { ru: "радиус углов 12 px", en: "corners of 12 px" } },
  { pattern: /контрастн\p{L}*|high[- ]contrast|контраст/giu, means: { ru: "контраст текста от 7 : 1", en: "text contrast from 7 : 1" } },
  { pattern: /перчатк\p{L}*|gloves?/giu, means: { ru: "цели от 60 px, без жестов", en: "targets of 60 px, no gestures" } },
];

/** Words that say nothing of looks by themselves. */
const filler =
  /^(?:и|в|с|на|без|не|для|как|но|а|чтобы|был[аои]?|будет|стиль|стиле|элемент\p{L}*|шрифт\p{L}*|кнопк\p{L}*|цвет\p{L}*|тон\p{L}*|фон\p{L}*|интерфейс\p{L}*|экран\p{L}*|дизайн\p{L}*|текст\p{L}*|очень|more|very|and|with|no|not|a|the|in|of|for|style|look|feel|elements?|font|fonts|buttons?|colou?rs?|tones?|background|screens?|interface|design|text|please|пожалуйста)$/iu;

type Found = { text: string; means: string; at: number };

function colours(style: string, locale: Locale): Found[] {
  return coloursIn(style).map(({ text, hex, isDenied, at }) => {
    const onWhite = formatNumber(contrast(hex, "#FFFFFF"), locale);
    const accent = {
      ru: `акцент ${hex}, к белому ${onWhite} : 1`,
      en: `accent ${hex}, ${onWhite} : 1 on white`,
    };
    const none = { ru: "в палитре нет", en: "not in the palette" };
    return { text, at, means: (isDenied ? none : accent)[locale] };
  });
}

/** A sheet of decisions that the wish for a style leads to; what was not understood is named. Nothing without a wish. */
export function styleSection(style: string | undefined, locale: Locale): string[] {
  const wish = style?.trim() ?? "";
  if (wish === "") return [];
  const named = colours(wish, locale);
  const taken = (at: number) => named.some((one) => at >= one.at && at < one.at + one.text.length);
  const moods = rules.flatMap(({ pattern, means }): Found[] =>
    [...wish.matchAll(pattern)]
      .filter(({ index }) => !taken(index))
      .slice(0, 1)
      .map(({ 0: text, index }) => ({ text, means: means[locale], at: index })),
  );
  const found = [...named, ...moods].sort((a, b) => a.at - b.at);
  const w = screenWords[locale];
  const unread = unreadOf(wish, found);
  const note = { ru: "Не разобрано, нужен пример", en: "Not understood, an example would help" }[locale];
  return section(w.sections.style, [
    found.length > 0
      ? table(
          w.heads.style,
          found.map(({ text, means }) => [safe(text), means]),
        )
      : undefined,
    unread.length > 0
      ? `${note}: ${unread.map((text) => quoted(safe(text), locale)).join(", ")}.`
      : undefined,
  ]);
}

/** Phrases of the wish in which nothing was found. */
const unreadOf = (wish: string, found: readonly Found[]): string[] =>
  [...wish.matchAll(/[^,;.\n]+/gu)]
    .filter(({ 0: text, index }) => !found.some(({ at }) => at >= index && at < index + text.length))
    .map(([text]) => text.trim())
    .filter((text) => text.split(/\s+/u).some((word) => /\p{L}/u.test(word) && !filler.test(word)))
    .map((text) => text.split(/\s+/u).slice(0, 6).join(" "))
    .slice(0, 4);
