import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { singular } from "@/lib/generators/server/language/en";
import { afterFigure, parse } from "@/lib/generators/server/language/ru";
import type { Clause } from "@/lib/generators/server/read/sentences";
import type { Token } from "@/lib/generators/server/read/tokens";

type Text = { description: string; tokens: readonly Token[] };

/** Names begin with a capital wherever they stand. */
const NAMED = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\p{L}+(?:ish|ese|ian|ench))(?!\p{L})/iu;
/** The words between two tokens; a noun that opens the sentence is written as inside of one. */
export function piece({ description, tokens }: Text, from: number, to: number): string {
  const text = description.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const isName = from > 0 || NAMED.test(text) || parse(tokens[0]?.text ?? "")[0]?.tags.has("Name");
  return isName ? text : text.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (letter) => letter.toLowerCase());
}

/** "35 a day, and a clerk spends 6 minutes on each one", «на каждый уходит 5 минут»: one of what comes so often. */
const EACH =
  /(?<!\p{L})(?:on|for|with) each(?: one| of them|$)|^(?:and )?each(?: one)? (?:takes?|needs?)(?!\p{L})|на кажд(?:ый|ую|ое|ого)(?: из них)?(?= \d| (?:уход|трат|нуж|по |прим|окол)|$)|^[иа]? ?кажд(?:ый|ая|ое) (?:из них )?(?:занима|отнима)/iu;
export function eachOf({
  earlier,
  clause,
}: {
  earlier: readonly Figure[];
  clause: Clause;
}): string | undefined {
  const last = earlier.findLast(({ kind, period }) => kind === "flow" && period);
  if (last === undefined || !EACH.test(clause.text)) return undefined;
  return /^[a-z]/i.test(last.unit) ? singular(last.unit) : afterFigure(1, last.unit);
}
