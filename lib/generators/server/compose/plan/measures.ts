import "server-only";
import type { FunctionKind } from "@/lib/content/function-kinds";
import type { FactSheet, Pain } from "@/lib/generators/fact-sheet";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { isKept, NO_CONNECTION } from "@/lib/generators/server/compose/plan/functions";
import type { Measure, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { shareNouns } from "@/lib/generators/server/compose/plan/stems";
import { isVerb } from "@/lib/generators/server/language/ru";

/** Characters of a label: a longer one repeats the description. */
const LONGEST = 60;
/** A clause begins after these; inside a long one a group of words begins with these. */
const CLAUSE = /(?<=[,;:])\s+|\s+[–—-]\s+(?=\p{L}{2})|\s+(?=(?:потому что|так как|because|since)\s)/gu;
const GROUP =
  /(?<!(?<!:\d)\d)\s+(?=(?:и|или|а|но|в|во|на|из|из-за|с|со|по|за|для|от|до|к|у|без|при|and|or|but|so|at|in|on|for|to|from|with|by|because|when|while|until|although|though|хотя)\s)/giu;
/** Words that only join a clause to what went before, and words that a clause cannot end with. */
export const LEADS =
  /^(?:(?:и|а|но|да|же|плюс|к тому же|кроме того|поэтому|потом|значит|в итоге|это|and|but|so|then|also|therefore|which)(?:\s+|,\s*))+/iu;
const ENDS =
  /(?:\s+(?:и|или|а|но|не|что|в|на|с|and|or|but|the|a|an|is|are|was|were|that|which)(?=[\s.,;:!?–—-]*$)|[\s.,;:!?–—-]+$)+/iu;

const trimmed = (text: string): string =>
  text
    .replace(/^[\s–—-]+/u, "")
    .replace(LEADS, "")
    .replace(ENDS, "");

/** A clause, in Russian with its verb or its dash. */
export const isWhole = (text: string): boolean =>
  text.includes(" ") &&
  (!/\p{Script=Cyrillic}/u.test(text) || / [–—] /.test(text) || text.split(/[^\p{L}-]+/u).some(isVerb));

const AND = /\s+(?:and|while|although)\s+/iu;
/** All clauses of a complaint, then their halves. */
export const clausesOf = ({ text }: Pain): string[] =>
  text.split(CLAUSE).flatMap((clause) => [clause, ...clause.split(AND)].map(trimmed));

/** The client's own words; long ones are cut where a clause or a group of words ends, where that leaves a clause, but not behind a number. */
function labelOf({ text }: Pain): string {
  const said = trimmed(text);
  if (said.length <= LONGEST) return said;
  const beginnings = [CLAUSE, GROUP].flatMap((border) =>
    Array.from(said.matchAll(border), ({ index }) => trimmed(said.slice(0, index)))
      .filter((part) => part.length <= LONGEST)
      .reverse(),
  );
  return beginnings.find(isWhole) ?? (said.length <= 2 * LONGEST ? said : (beginnings[0] ?? said));
}

const asks = {
  ru: "Как часто это случается сейчас и сколько времени или денег стоит один раз?",
  en: "How often does this happen now, and what does one time cost in time or money?",
} as const;

/** What helps whatever the words: those who cannot get through come another way, those who forget are reminded. */
const relief: readonly (readonly [RegExp, readonly FunctionKind[]])[] = [
  [/по телефону|дозвон|(?:by|the) phone|phone lines|lines are|lose .*calls/iu, ["booking", "request"]],
  [/не (?:приход|явля)|неяв|no[- ]shows?|never (?:show|turn)/iu, ["reminder"]],
];

/** One measure for each pain: today's value, or the question that gives it. */
export const measuresOf = (sheet: FactSheet, functions: readonly PlanFunction[]): Measure[] =>
  sheet.pains.filter(isKept).map((pain, index) => {
    const figures = sheet.figures.filter((figure) => isKept(figure) && pain.figures.includes(figure.id));
    // How many things there are tells nothing of how bad it is.
    const today = figures.filter(({ kind, says }) => says !== "has" || (kind !== "count" && kind !== "flow"));
    const question = sheet.open.find(({ about }) => about === pain.id)?.text ?? asks[sheet.locale];
    const isDown = NO_CONNECTION.test(pain.text);
    const kinds = relief.flatMap(([words, those]) => (words.test(pain.text) ? those : []));
    const relieving = functions.filter((one) => one.kinds.some((kind) => kinds.includes(kind)));
    const helping = functions.filter(
      ({ pains, wish, isOffline }) =>
        pains.includes(pain) || (isOffline && isDown) || shareNouns(pain.text, wish.text),
    );
    return {
      id: `m${String(index + 1)}`,
      label: upperFirst(labelOf(pain)),
      pain,
      today,
      question: today.length > 0 ? undefined : question,
      functions: (relieving.length > 0 ? relieving : helping).map(({ id }) => id),
    };
  });
