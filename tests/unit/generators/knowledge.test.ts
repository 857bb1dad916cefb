import { describe, expect, it } from "vitest";
import {
  capabilityIds,
  constraintIds,
  industryIds,
  painIds,
  type CapabilityId,
  type IndustryId,
} from "@/content/knowledge/ids";
import { examples } from "@/content/knowledge/examples";
import { namedSystems } from "@/content/knowledge/patterns";
import { listServices } from "@/lib/content/services";
import { composeIdea } from "@/lib/generators/server/draft/idea/compose";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import { read, type Reading } from "@/lib/generators/server/draft/reading/read";
import { fieldLimits } from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/routing";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

const rich = read(
  "Теряем 5 % из 900 заявок в день и 2 млн рублей в месяц. Заявка занимает 3 дня, ждут 40 минут. Работают 30 операторов на 12 складах. Сократить простои на 20 %. Бюджет 9 млн рублей, срок 3 месяца.",
);

const about = (industry: IndustryId | undefined, capability: CapabilityId): Reading => ({
  ...rich,
  industry,
  evidence: ["слово"],
  capabilities: [capability, ...capabilityIds.filter((id) => id !== capability).slice(0, 3)],
  constraints: [...constraintIds],
  pains: painIds.slice(0, 4).map((id) => ({ id, text: "жалоба из описания" })),
  systems: namedSystems.slice(0, 4).map((system, index) => ({ ...system, isLeft: index === 0 })),
});

/** Slots left, spaces lost or doubled, sentences ended twice or begun small: the marks of a badly filled text. */
const BADLY_FILLED = /\{\w*\}|undefined|NaN|[^.]\.\.(?!\.)|\S {2,}\S| [,.;:]|\(\)|: \.|[.!?] \p{Ll}/u;

describe.each(locales)("the knowledge base in %s", (locale) => {
  it.each([...industryIds, undefined])("says something whole of every capability in %s", (industry) => {
    const texts = capabilityIds.map((capability) => composeIdea(about(industry, capability), locale));
    for (const text of texts) expect(text).not.toMatch(BADLY_FILLED);
    expect(new Set(texts).size).toBe(capabilityIds.length);
  });

  it("computes nothing from nothing", () => {
    for (const capability of capabilityIds)
      expect(
        plain(composeIdea({ ...read("слова без чисел"), capabilities: [capability] }, locale)),
      ).toContain(locale === "ru" ? "Считать пока не из чего" : "nothing to compute from yet");
  });

  it("names the services as the site does", () => {
    expect(knowledgeOf[locale].services).toEqual(
      Object.fromEntries(listServices(locale).map(({ id, title }) => [id, plain(title)])),
    );
  });
});

describe("the examples", () => {
  it("are the same in both languages, short to press and long enough to draft from", () => {
    expect(examples.en.map(({ id }) => id)).toEqual(examples.ru.map(({ id }) => id));
    for (const { label, text } of [...examples.ru, ...examples.en]) {
      expect(label.length).toBeLessThanOrEqual(24);
      expect(text.length).toBeGreaterThan(150);
      expect(text.length).toBeLessThanOrEqual(fieldLimits.description);
    }
  });

  it("are understood: trade, wish and a flow or a price", () => {
    for (const { text } of [...examples.ru, ...examples.en]) {
      const { industry, capabilities, figures } = read(text);
      expect(industry, text).toBeDefined();
      expect(capabilities.length, text).toBeGreaterThan(0);
      expect(figures.volume, text).toBeDefined();
    }
  });
});
