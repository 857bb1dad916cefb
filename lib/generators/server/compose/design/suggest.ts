import "server-only";
import { typeset } from "@/lib/content/typography";
import { lowerFirst, pointsOf } from "@/lib/generators/server/compose/design/advice";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { designWords } from "@/lib/generators/server/compose/design/words";
import type { Locale } from "@/lib/i18n/locales";

const MOST = 8;
const MOST_NAMES = 5;

/** The names of the parts, each once, for a sentence. */
export const namesOf = ({ elements }: DesignSheet): string =>
  [...new Set(elements.map(({ label }) => label))].slice(0, MOST_NAMES).map(lowerFirst).join("; ");

/** Suggestions for a described screen: plain text with line breaks, one point for each part named, what is in the way first. */
export async function composeSuggestions(prompt: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, locale);
  const words = designWords[locale];
  const points = pointsOf(sheet, MOST);
  const items = points.map(({ label, advice, why, check }, index) =>
    [
      `${String(index + 1)}. ${label}`,
      advice,
      ...(why === "" ? [] : [`${words.why} ${lowerFirst(why)}`]),
      ...(check === "" ? [] : [`${words.check} ${check}`]),
    ].join("\n"),
  );
  const names = namesOf(sheet);
  const [first] = points;
  const parts = [
    names === "" ? words.openingBare(sheet.title) : words.opening(sheet.title, names, points.length),
    ...items,
    ...sheet.bans.map((ban) => words.kept(lowerFirst(ban))),
    ...(first === undefined ? [] : [words.first(first.label)]),
    points.length < 3 ? words.ask : words.general,
  ];
  const text = parts.join("\n\n");
  return locale === "ru" ? typeset(text, locale) : text;
}
