import "server-only";
import { units, type UnitId } from "@/content/knowledge/units";
import { compile } from "@/lib/generators/server/draft/reading/patterns";
import type { Token } from "@/lib/generators/server/draft/reading/tokens";

const unitIds = Object.keys(units) as UnitId[];

const match = compile(unitIds.map((id) => ({ id, strong: true, patterns: units[id].stems })));

/** Adjectives and participles that may stand between a number and its noun. */
const REACH = 4;

/** Words after which the noun phrase of a number is over. */
const BREAK =
  /^(?:в|во|на|с|со|из|по|за|для|и|или|от|к|у|о|при|через|между|без|до|а|но|in|on|at|for|of|and|or|with|from|to|by|per|a|an|the|across|each|every|but)$/u;

/**
 * The noun that a number before token `at` counts. The last noun of the phrase decides, because what stands before it describes
 * it: «рабочих мест» are workplaces, "customer requests" are requests, but «врачей поликлиник» stay doctors.
 */
export function findUnit(tokens: readonly Token[], at: number): UnitId | undefined {
  const phrase: Token[] = [];
  for (let next = tokens[at]; next && phrase.length < REACH; next = tokens[at + phrase.length]) {
    if (!next.isWord || BREAK.test(next.key) || /^\d/.test(next.key)) break;
    phrase.push(next);
  }
  const hits = match(phrase);
  const longest = hits.find(({ length }) => length > 1);
  if (longest) return longest.id;
  const russian = /^\p{Script=Cyrillic}/u.test(phrase[0]?.key ?? "");
  const decisive = russian ? hits[0] : lastOfRun(hits);
  return decisive?.id;
}

/** English compounds end with their head: "customer requests", "oil well workers". */
function lastOfRun<T extends { at: number }>(hits: readonly T[]): T | undefined {
  let last = hits[0];
  for (const hit of hits) if (last && hit.at - last.at <= 1) last = hit;
  return last;
}
