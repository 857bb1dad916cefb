import "server-only";
import type { Requirement } from "@/content/knowledge/requirement-texts";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { substitute } from "@/lib/generators/server/draft/fill";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import { lowerFirst, systemName, upperFirst } from "@/lib/generators/server/draft/words";

/** A requirement with its number and the words of the industry. */
export type Numbered = { code: string; text: string; check: string; priority: string };
export type Group = { name: string; items: readonly Numbered[] };

const MOST_WISHES = 3;
const MOST_SYSTEMS = 6;
const PLURAL = new Set(["observability", "messenger", "state", "spreadsheet"]);

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Numbers requirements through the groups: FR-01, FR-02, … */
function numberedGroups(
  { texts, say }: Brief,
  prefix: string,
  groups: readonly {
    name: string;
    items: readonly Requirement[];
    slots?: Readonly<Record<string, string>>;
  }[],
): Group[] {
  const { priorities } = texts.requirements;
  let last = 0;
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ name, items, slots = {} }) => ({
      name,
      items: items.map(({ text, check, priority }) => {
        last += 1;
        return {
          code: `${prefix}-${twoDigits(last)}`,
          text: say(text, slots),
          check: say(check, slots),
          priority: priorities[priority],
        };
      }),
    }));
}

/** Functional requirements by module, then those of further wishes: two of the first further capability, one of the others. */
export function functionGroups(brief: Brief): Group[] {
  const { texts, primary, capability, others, reading, locale } = brief;
  const { details, codes, headings, wish } = texts.requirements;
  const { functions } = details[primary];
  const modules = capability.modules.map(({ name }, index) => ({
    name,
    items: functions.slice(index * 2, index * 2 + 2),
  }));
  const further = others.map((id, index) => {
    const { title } = texts.capabilities[id];
    const { functions: own } = details[id];
    if (index === 0) return { name: title, items: own.filter((_, at) => at === 0 || at === 2) };
    // Only the first of them is in the plan: the others wait, as the architecture says.
    return {
      name: `${title} (${texts.architecture.components.later})`,
      items: own.slice(0, 1).map((item): Requirement => ({ ...item, priority: "should" })),
    };
  });
  const isSystem = (text: string) =>
    reading.systems.some((system) => text.toLowerCase().includes(systemName(system, locale).toLowerCase()));
  const unclear = reading.wishes
    .filter(({ text, capability: meaning }) => meaning === undefined && !isSystem(text))
    .slice(0, MOST_WISHES);
  // The visitor's words go in first, once: braces of theirs must not be taken for slots later.
  const asked = unclear.map(({ text }) => {
    const slots = { quote: quote(text, locale, 90).replaceAll("{", "(").replaceAll("}", ")") };
    return { ...wish, text: substitute(wish.text, slots) };
  });
  return numberedGroups(brief, codes.function, [
    ...modules,
    ...further,
    { name: headings.further, items: asked },
  ]);
}

/** Requirements to the exchange with every named system. */
export function exchangeItems(brief: Brief): readonly Numbered[] {
  const { texts, reading, locale } = brief;
  const { codes, exchange, exchangeLeft, headings } = texts.requirements;
  const named = new Map<Requirement, string[]>();
  for (const [index, system] of reading.systems.slice(0, MOST_SYSTEMS).entries()) {
    const requirement = system.isLeft ? exchangeLeft : exchange[system.kind];
    // Two of a kind share a requirement only where its sentence fits both.
    const key = PLURAL.has(system.kind) && !system.isLeft ? requirement : { ...requirement, index };
    named.set(key, [...(named.get(key) ?? []), systemName(system, locale)]);
  }
  const items = [...named].map(([{ text, check, priority }, names]) => ({
    text: substitute(text, { name: upperFirst(names.join(", ")) }),
    check,
    priority,
  }));
  return numberedGroups(brief, codes.exchange, [{ name: headings.exchange, items }])[0]?.items ?? [];
}

/** A requirement as an item of a list: number, priority, text and acceptance. */
export const requirementLines = (items: readonly Numbered[], check: string): string =>
  items
    .map(
      ({ code, text, check: how, priority }) =>
        `- **${code}** (${priority}). ${text} **${check}:** ${lowerFirst(how)}`,
    )
    .join("\n");
