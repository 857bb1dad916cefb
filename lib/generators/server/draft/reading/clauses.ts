import "server-only";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";

/** A clause of fewer words says little without its sentence. */
const CLAUSE_WORDS = 3;
const LISTED_WORDS = 4;
/** A clause quoted on its own does not begin with the word that joined it to the one before. */
const JOINING = /^(?:and|but|а|и|но)\s+(?=[\p{L}\d])/iu;

/** The parts of a sentence between commas, in order; one too short to stand alone is joined to the one before. */
export function clausesOf({ text, tokens }: Sentence): string[] {
  const clauses: { from: number; words: number; least: number }[] = [{ from: 0, words: 0, least: 0 }];
  let least = CLAUSE_WORDS;
  for (const { key, isWord, start } of tokens) {
    const last = clauses.at(-1);
    if (isWord && last) last.words += 1;
    // After a colon the parts may be a mere list, «где заказ, как вернуть»: only what reads like a sentence is cut off.
    if (key === ":") least = LISTED_WORDS;
    if (key === "," || key === "—" || key === ":") clauses.push({ from: start, words: 0, least });
  }
  const kept = clauses.filter(({ words, least: fewest }) => words >= fewest);
  return kept.map(({ from }, index) =>
    text
      .slice(from, kept[index + 1]?.from)
      .replace(/^[\s,:—]+/u, "")
      .replace(JOINING, ""),
  );
}

/** Longer quotations hide the figure they are about. */
const LONGEST_CLAUSE = 90;

/** The part of its sentence that says what a figure is about. */
export function clauseOf(
  quantity: { sentence: number; offset: number } | undefined,
  sentences: readonly Sentence[],
): string | undefined {
  const sentence = quantity && sentences[quantity.sentence];
  if (!sentence) return undefined;
  let end = 0;
  const clause = clausesOf(sentence).find((part) => {
    end = sentence.text.indexOf(part, end) + part.length;
    return end > quantity.offset;
  });
  const words = clause ?? sentence.text;
  if (words.length <= LONGEST_CLAUSE) return words;
  // A long list: the part between the commas around the figure is enough.
  const from = sentence.text.lastIndexOf(", ", quantity.offset) + 1;
  const to = sentence.text.indexOf(", ", quantity.offset);
  return sentence.text.slice(from, to < 0 ? undefined : to);
}
