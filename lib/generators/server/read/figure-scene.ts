import "server-only";
import type { DurationUnit, Figure } from "@/lib/generators/fact-sheet";
import { isPreposition, parse } from "@/lib/generators/server/language/ru-words";
import type { Amount } from "@/lib/generators/server/read/amounts";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { wordValue } from "@/lib/generators/server/read/numbers";
import { countedAt } from "@/lib/generators/server/read/nouns";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import type { Token } from "@/lib/generators/server/read/tokens";

export type Draft = Omit<Figure, "id">;

/** Where a figure stands with its noun, by tokens of its sentence, and what that makes of its unit. */
export type Place = {
  from: number;
  to: number;
  /** After the head of the noun: where a text that grew too long is cut. */
  headTo: number;
  unit: string;
  counts?: string;
  currency?: string;
  time?: DurationUnit;
  /** The sum is named for one thing: «за каждый рейс», "per remake". */
  isPrice?: boolean;
};

export type Scene = {
  description: string;
  sentence: Sentence;
  clause: Clause;
  previous?: Clause;
  earlier: readonly Draft[];
  amount: Amount;
  /** The money of a sum that is written without one. */
  sum?: string;
};

/** Words of the description between two tokens. */
export const piece = ({ description, sentence: { tokens } }: Scene, from: number, to: number) =>
  description.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** What was counted last in the sentence. */
export const lastCounted = ({ earlier }: Scene) =>
  earlier.findLast(({ kind }) => kind === "count" || kind === "flow");

/** The noun of the last figure in the sentence. */
export const lastNoun = ({ earlier }: Scene) =>
  earlier.findLast(({ counts, kind }) => counts !== undefined && kind !== "money")?.counts;

/** The first noun phrase of a clause before a place; in Russian only one in the nominative. */
export function subject(scene: Scene, clause: Clause, before: number): string | undefined {
  const { tokens } = scene.sentence;
  const first = tokens.findIndex(({ start }) => start === clause.start);
  if (first < 0) return undefined;
  for (let at = first; at < Math.min(first + 6, before); at += 1) {
    const token = tokens[at];
    if (token?.kind !== "word" || token.quoted) continue;
    const isPassed =
      wordValue(token.lower) !== undefined ||
      /^(?:а|и|но|кажд(?:ый|ая|ое|ую)|один|одна|одно|это|the|an?|and|but|our|one|each|every|whenever|when|that's|say|or|average)$|\.$/.test(
        token.lower,
      );
    if (isPassed && !(token.lower === "average" && at + 1 < before)) continue;
    if (/^[а-яё]/.test(token.lower)) {
      if (isPreposition(token.lower)) {
        // «в будни зал …»: what follows a preposition is no subject.
        at = countedAt(tokens, at + 1)?.head ?? at;
        continue;
      }
      const readings = parse(token.text);
      const isNominative = readings.some(
        ({ case: name, pos, score }) => name === "nomn" && pos !== "NPRO" && score > 0.1,
      );
      if (!isNominative) continue;
    }
    // "call it 90 thousand": an order, not a subject.
    if (/^(?:it|us|them)$/.test(tokens[at + 1]?.lower ?? "")) return undefined;
    const found = countedAt(tokens, at, false);
    if (found !== undefined && found.to <= before && !/(?:ed|ing)$/.test(tokens[found.head]?.lower ?? ""))
      return piece(scene, found.from, found.to);
    if (/^[a-z]/.test(token.lower)) return undefined;
  }
  return undefined;
}

/** «водителей 52», «минут 20», «выездов около 900»: the noun before the number. */
export function genitiveBefore(tokens: readonly Token[], from: number): number | undefined {
  const isAbout =
    /^(?:около|примерно|порядка|по|до|где-то|всего|больше|более|осталось|стало|было|работает|есть|имеется|трудится|ещё)$/.test(
      tokens[from - 1]?.lower ?? "",
    );
  const at = isAbout ? from - 2 : from - 1;
  const token = tokens[at];
  if (token?.kind !== "word" || token.quoted || !/^[а-яё]/.test(token.lower)) return undefined;
  // «раза три в месяц»
  if (token.lower === "раза" || token.lower === "раз") return at;
  const isGenitive = parse(token.text).some(
    ({ pos, case: name, number, score }) =>
      pos === "NOUN" && name === "gent" && number === "plur" && score > 0.1,
  );
  // «из магазинов 4,5 %» names where, not of what.
  return isGenitive && !isPreposition(tokens[at - 1]?.lower ?? "") ? at : undefined;
}
