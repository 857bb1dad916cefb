import { lexicon } from "./lexicon.ts";
import { matches } from "./patterns.ts";
import type { Brief, Dossier } from "./types.ts";
import { norm, readable, short, stem, withoutQuotes, words } from "./text.ts";

/** A word of the lexicon: how often it stands in the documents and where first. */
export type Foreign = { word: string; trade: string; count: number; type: string; text: string };

/** Sources of labels, where an expert's words for this trade may stand. */
const labelText = ({ expect, allow }: Brief) =>
  [
    expect.organisation ?? "",
    ...expect.actors,
    ...expect.systems,
    ...expect.wishes.map((wish) => wish.pattern),
    ...expect.facts.map((fact) => `${fact.what} ${fact.pattern}`),
    ...allow,
  ].join(" ");

/**
 * Words of another trade in the documents of a brief. Quotations are left out: an example of a good brief may speak of another trade.
 * @returns one entry per word of the lexicon: how often and where first
 */
export function foreignWords(brief: Brief, documents: Dossier): Foreign[] {
  const asked = norm(brief.description);
  const known = new Set([...words(asked), ...words(norm(labelText(brief)))].map(stem));
  const found: Foreign[] = [];
  const texts = Object.entries(documents).map(([type, { text }]) => ({
    type,
    text: withoutQuotes(norm(readable(text))),
  }));
  for (const { id, at, entries } of lexicon[brief.locale]) {
    if (at.test(asked)) continue;
    for (const { name, pattern } of entries) {
      const hits = texts.flatMap(({ type, text }) =>
        [...text.matchAll(pattern)].map((match) => ({ type, word: match[0], at: match.index, text })),
      );
      const foreign = hits.filter(
        ({ word }) => !known.has(stem(word)) && !brief.allow.some((source) => matches(source, word)),
      );
      const [example] = foreign;
      if (example === undefined) continue;
      const { type, at: place, text } = example;
      found.push({
        word: name,
        trade: id,
        count: foreign.length,
        type,
        text: short(text.slice(Math.max(0, place - 60), place + 60), 130),
      });
    }
  }
  return found.sort((a, b) => b.count - a.count);
}
