import { mean, type Brief, type Made, type Share } from "./types.ts";
import { norm, ownWords, sentences, stem, words } from "./text.ts";

/** A sentence shares its form with another when this much of their stems agrees. */
const alike = 0.8;
const leastWords = 6;
/** Fewer stems of its own than this, and a sentence consists of the visitor's words. */
const leastOwn = 4;

/** Labels that the standard prescribes, before a colon. */
const prescribed = /^[\p{L}\d ,.()«»-]{3,80}:\s+/u;

/** Sentences of six and more words as stems; digits are gone. */
function forms(brief: Brief, type: string, text: string): string[][] {
  const own = sentences(text).map((sentence) =>
    type === "requirements-gost" ? sentence.replace(prescribed, "") : sentence,
  );
  return own
    .map((sentence) => ({
      stems: words(ownWords(sentence, brief.description))
        .filter((word) => !/\d/.test(word))
        .map(stem),
      count: words(norm(sentence)).length,
    }))
    .filter((sentence) => sentence.count >= leastWords)
    .map((sentence) => sentence.stems);
}

type Masked = { list: number[]; own: number };

/** A multiset of numbers, sorted, the masked stems as one placeholder per run. */
function masked(stems: readonly string[], hidden: ReadonlySet<string>, ids: Map<string, number>): Masked {
  const result: number[] = [];
  let own = 0;
  let last = false;
  for (const value of stems) {
    const isHidden = hidden.has(value);
    if (isHidden && last) continue;
    last = isHidden;
    if (!isHidden) own += 1;
    const key = isHidden ? "§" : value;
    const number = ids.get(key) ?? ids.size;
    ids.set(key, number);
    result.push(number);
  }
  return { list: result.sort((a, b) => a - b), own };
}

function similar({ list: a }: Masked, { list: b }: Masked): boolean {
  if (Math.min(a.length, b.length) < alike * Math.max(a.length, b.length)) return false;
  let common = 0;
  for (let i = 0, j = 0; ;) {
    const [left, right] = [a[i], b[j]];
    if (left === undefined || right === undefined) break;
    if (left === right) common += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return common / (a.length + b.length - common) >= alike;
}

function shareOf(own: readonly Masked[], others: readonly Masked[]): number {
  if (own.length === 0) return 0;
  let count = 0;
  for (const sentence of own)
    if (sentence.own >= leastOwn && others.some((other) => similar(sentence, other))) count += 1;
  return count / own.length;
}

const quantile = (list: readonly number[], share: number): Share =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? null;

export type Sameness = {
  /** Over all pairs of documents of a type. */
  byType: Record<string, { pairs: number; mean: Share; p90: Share }>;
  /** The mean by brief and type. */
  byBrief: Record<string, Record<string, Share>>;
};

/** Shares of documents, collected by key and type. */
class Shares {
  readonly lists = new Map<string, Map<string, number[]>>();

  add(key: string, type: string, share: number): void {
    const types = this.lists.get(key) ?? new Map<string, number[]>();
    this.lists.set(key, types);
    types.set(type, [...(types.get(type) ?? []), share]);
  }

  /** What a function makes of the lists of a key. */
  of<Value>(key: string, make: (list: readonly number[]) => Value): Record<string, Value> {
    return Object.fromEntries([...(this.lists.get(key) ?? [])].map(([type, list]) => [type, make(list)]));
  }
}

/**
 * How much of a dossier stands in others with only the trade's words exchanged: for every pair of the same language and type, with
 * digits and both visitors' words masked, the share of sentences that have a twin in the other document.
 * @param made real briefs with their documents
 */
export function sameness(made: readonly Made[]): Sameness {
  const ids = new Map<string, number>();
  const prepared = made.map(({ brief, documents }) => ({
    brief,
    asked: new Set(words(norm(brief.description)).map(stem)),
    forms: Object.entries(documents).map(([type, { text }]) => ({ type, list: forms(brief, type, text) })),
  }));
  const shares = new Shares();
  for (const [place, first] of prepared.entries())
    for (const second of prepared.slice(place + 1)) {
      if (first.brief.locale !== second.brief.locale) continue;
      const hidden = new Set([...first.asked, ...second.asked]);
      for (const { type, list } of first.forms) {
        const other = second.forms.find((form) => form.type === type)?.list ?? [];
        if (list.length === 0 || other.length === 0) continue;
        const a = list.map((stems) => masked(stems, hidden, ids));
        const b = other.map((stems) => masked(stems, hidden, ids));
        const [ab, ba] = [shareOf(a, b), shareOf(b, a)];
        shares.add("", type, (ab + ba) / 2);
        shares.add(first.brief.id, type, ab);
        shares.add(second.brief.id, type, ba);
      }
    }
  return {
    byType: shares.of("", (list) => ({ pairs: list.length, mean: mean(list), p90: quantile(list, 0.9) })),
    byBrief: Object.fromEntries(made.map(({ brief: { id } }) => [id, shares.of(id, mean)])),
  };
}
