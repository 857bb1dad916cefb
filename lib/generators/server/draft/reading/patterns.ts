import "server-only";
import type { Token } from "@/lib/generators/server/draft/reading/tokens";

type Stem = { text: string; whole: boolean };
type Pattern<Id> = { id: Id; strong: boolean; stems: readonly Stem[] };

/** A place where a pattern was found: `at` and `length` count word tokens. */
export type Hit<Id> = { id: Id; strong: boolean; at: number; length: number };

export type Matcher<Id> = (words: readonly Token[]) => Hit<Id>[];

const fits = (word: Token | undefined, stem: Stem) =>
  word !== undefined && (stem.whole ? word.key === stem.text : word.key.startsWith(stem.text));

const parse = (pattern: string): Stem[] =>
  pattern.split(/[\s/_]+/).map((part) => ({ text: part.replace(/\$$/, ""), whole: part.endsWith("$") }));

/** Stems of one letter do not occur, so two letters find the few patterns worth comparing. */
const bucketOf = (key: string) => key.slice(0, 2);

/**
 * Compiles the patterns of `content/knowledge/patterns.ts` into one pass over the words of a text. Every word meets only
 * the patterns that begin with the same two letters.
 */
export function compile<Id>(
  groups: readonly { id: Id; strong: boolean; patterns: readonly string[] }[],
): Matcher<Id> {
  const buckets = new Map<string, Pattern<Id>[]>();
  for (const { id, strong, patterns } of groups)
    for (const text of patterns) {
      const stems = parse(text);
      const bucket = bucketOf(stems[0]?.text ?? "");
      buckets.set(bucket, [...(buckets.get(bucket) ?? []), { id, strong, stems }]);
    }

  return (words) => {
    const hits = words.flatMap((word, at) =>
      (buckets.get(bucketOf(word.key)) ?? [])
        .filter(({ stems }) => stems.every((stem, offset) => fits(words[at + offset], stem)))
        .map(({ id, strong, stems }) => ({ id, strong, at, length: stems.length })),
    );
    return hits.filter((hit, index) => !isInsideAnother(hit, hits, index));
  };
}

/** Hits looked at before and after one for a longer one around it: they stand at most a few words away. */
const NEIGHBOURS = 8;

/** «кабинет» inside «личный кабинет» says nothing more. */
function isInsideAnother<Id>(hit: Hit<Id>, hits: readonly Hit<Id>[], index: number): boolean {
  return hits
    .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS)
    .some(
      (other) =>
        other.id === hit.id &&
        other.length > hit.length &&
        other.at <= hit.at &&
        other.at + other.length >= hit.at + hit.length,
    );
}
