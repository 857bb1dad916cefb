import "server-only";
import { typeset } from "@/lib/content/typography";
import { namesOf, pointsOf } from "@/lib/generators/server/compose/design/advice";
import { designSheetOf } from "@/lib/generators/server/compose/design/design-sheet";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Suggestions for a described screen: plain text with line breaks, one point for each part named, what is in the way first. */
export async function composeSuggestions(prompt: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, locale);
  const words = designWords[locale];
  const points = pointsOf(sheet);
  const items = points.map(({ label, advice, why, check }, index) =>
    [
      `${String(index + 1)}. ${label}`,
      advice,
      ...(why === "" ? [] : [`${words.why} ${lowerFirst(why)}`]),
      ...(check === "" ? [] : [`${words.check} ${check}`]),
    ].join("\n"),
  );
  const parts = namesOf(sheet);
  const [first] = points;
  const text = [
    filled(parts === "" ? words.openingBare : words.opening, { title: sheet.title, parts }),
    ...items,
    ...sheet.bans.map((ban) => filled(words.kept, { ban: lowerFirst(ban) })),
    ...(first === undefined ? [] : [filled(words.first, { label: first.label })]),
    points.length < 3 ? words.ask : words.general,
  ].join("\n\n");
  return locale === "ru" ? typeset(text, locale) : text;
}
