import "server-only";
import { numberWords } from "@/lib/generators/server/draft/reading/number-words";
import type { Token } from "@/lib/generators/server/draft/reading/tokens";

/** Ordinals after «каждый» and "every": how many of which one is meant. */
const ordinals: readonly [stem: RegExp, count: number][] = [
  [/^(?:втор(?:ой|ая|ое|ом|ую)|second)$/u, 2],
  [/^(?:трет(?:ий|ья|ье|ьем|ью)|third)$/u, 3],
  [/^(?:четверт(?:ый|ая|ое|ом|ую)|fourth)$/u, 4],
  [/^(?:пят(?:ый|ая|ое|ом|ую)|fifth)$/u, 5],
  [/^(?:шест(?:ой|ая|ое|ом|ую)|sixth)$/u, 6],
  [/^(?:седьм(?:ой|ая|ое|ом|ую)|seventh)$/u, 7],
  [/^(?:восьм(?:ой|ая|ое|ом|ую)|eighth)$/u, 8],
  [/^(?:десят(?:ый|ая|ое|ом|ую)|tenth)$/u, 10],
];

const fractions: readonly [word: RegExp, percent: number][] = [
  [/^(?:половин(?:а|у|ы)|half)$/u, 50],
  [/^(?:треть|трети|third)$/u, 33],
  [/^(?:четверть|четверти|quarter)$/u, 25],
];

const share = (count: number) => Math.round(1000 / count) / 10;

/**
 * A share said in words, in percent: «каждый пятый», "one in eight", «треть из них», "half of".
 * @returns the share and the token after it
 */
export function readShare(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  const [word, next, third] = [tokens[at]?.key ?? "", tokens[at + 1]?.key ?? "", tokens[at + 2]?.key ?? ""];
  if (/^(?:кажд\p{L}{2,3}|every)$/u.test(word)) {
    const count = ordinals.find(([stem]) => stem.test(next))?.[1];
    return count === undefined ? undefined : { value: share(count), end: at + 2 };
  }
  if (word === "one" && next === "in") {
    const count = numberWords.get(third) ?? Number(third);
    return count >= 2 ? { value: share(count), end: at + 3 } : undefined;
  }
  const percent = fractions.find(([fraction]) => fraction.test(word))?.[1];
  // «треть из них», «половина обращений», "half of them": without a whole it may be a length of time.
  const isOfWhole =
    next === "из" ||
    next === "of" ||
    (/^\p{Script=Cyrillic}/u.test(word) && /(?:ов|ей|ий|ек|ок|ций|бот|явок|росов)$/u.test(next));
  return percent !== undefined && isOfWhole ? { value: percent, end: at + 1 } : undefined;
}
