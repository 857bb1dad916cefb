import "server-only";
import type { FactSheet, Figure, Pain } from "@/lib/generators/fact-sheet";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { canEnd } from "@/lib/generators/server/compose/plan/clause";
import { isKept, NO_CONNECTION, type Asked } from "@/lib/generators/server/compose/plan/functions";
import { remediesFor } from "@/lib/generators/server/compose/plan/kinds";
import type { Measure, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { common, stemOf, stemsOf, wordsOf } from "@/lib/generators/server/compose/plan/stems";
import { tellsTrouble } from "@/lib/generators/server/read/pains";
import { plain } from "@/lib/generators/server/read/spans";
import { isVerb, parse } from "@/lib/generators/server/language/ru";

/** Characters of a label: a longer one repeats the description. */
const LONGEST = 60;
const FEW = 15;
/** A clause begins after these; inside a long one a group of words begins with these. */
const CLAUSE = /(?<=[,;:])\s+|\s+[–—-]\s+(?=\p{L}{2})|\s+(?=(?:потому что|так как|because|since)\s)/gu;
const GROUP =
  /(?<!(?<!:\d)\d)\s+(?=(?:и|или|а|но|в|во|на|из|из-за|с|со|по|за|для|от|до|к|у|без|при|and|or|but|so|at|in|on|for|to|from|with|by|because|when|while|until|although|though|хотя)\s)/giu;
/** Words that only join a clause to what went before, and words that a clause cannot end with. */
export const LEADS =
  /^(?:(?:и|а|но|да|же|плюс|к тому же|кроме того|поэтому|потом|значит|в итоге|это|and|but|so|then|also|therefore|which)(?:\s+|,\s*))+/iu;
const ENDS =
  /(?:\s+(?:и|или|а|но|не|что|в|на|с|and|or|but|the|a|an|(?<!\b(?:where|what|how|who|whose)\b.{0,30}\s)(?:is|are|was|were)|that|which)(?=[\s.,;:!?–—-]*$)|[\s.,;:!?–—-]+$)+/iu;

/** These tell nothing without what they are done for: "often come | for a book". */
const OPEN = /\s(?:come|go|look|wait|ask|search|pay|apply|call)s?$/iu;

const trimmed = (text: string): string =>
  text
    // A parenthesis that opened before the clause.
    .replace(/^[^()]*\)\s*/u, (part) => (text.includes("(") ? part : ""))
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

/**
 * The client's own words. Long ones are cut at the end of a clause or of a group of words, if a clause is left, but not behind a number.
 * A second trouble stays, without the word that joins it.
 */
export function labelOf({ text }: Pain): string {
  const said = trimmed(text);
  if (said.length <= LONGEST) return said;
  const cuts = [CLAUSE, GROUP].flatMap((border) =>
    Array.from(said.matchAll(border), ({ index }) => ({
      part: said.slice(0, index),
      rest: said.slice(index).trim(),
    }))
      .filter(({ part }) => trimmed(part).length <= LONGEST && canEnd(trimmed(part).split(" ").at(-1)))
      .filter(({ part, rest }) => !(OPEN.test(part) && /^for\s/iu.test(rest)))
      .reverse(),
  );
  const cut = cuts.find(({ part }) => isWhole(trimmed(part)));
  const isShort = said.length <= 2 * LONGEST;
  // «часто ошибается с количеством»: a few letters less are no gain.
  if (said.length - trimmed(cut?.part ?? "").length <= FEW) return said;
  if (cut === undefined) return isShort ? said : trimmed(cuts[0]?.part ?? said);
  if (!isShort || !tellsTrouble(plain(cut.rest))) return trimmed(cut.part);
  // «по рации и телефону, потом …»: what «и» joins here is no clause.
  const joined = /^(?:and|but|so|и|а|но)\s([^,;]+)/iu.exec(cut.rest)?.[1] ?? "";
  const isClause = /[,;:]$/u.test(cut.part) || isWhole(joined);
  // A number stands behind the label anyway, unless a pronoun tells what it is of; a label tells nothing in the first person.
  const rest = trimmed(cut.rest);
  const isLeft = /\d/u.test(rest)
    ? !/^(?:each|one|it|this|that)\s|(?:of them|из них)(?!\p{L})/iu.test(rest)
    : /^(?:we|i)\s/iu.test(rest);
  if (!isClause) return said;
  return isLeft ? trimmed(cut.part) : `${trimmed(cut.part)}; ${rest}`;
}

/** The whole complaint where it has the room of a cell of its own; a very long one by its label. */
export const wholeOf = (pain: Pain): string => {
  const said = trimmed(pain.text);
  return said.length <= 2 * LONGEST ? said : labelOf(pain);
};

/** The clause of a complaint that tells a figure, so that a time stays with the person who spends it; not where it is only the figure. */
export function clauseOf(pain: Pain, { text }: Figure): string | undefined {
  const said = text.replace(/[.,;:]+$/u, "");
  const [clause] = clausesOf(pain)
    .filter((one) => one.includes(said) && /\p{L}{3}/u.test(one.replace(said, "")))
    .toSorted((one, other) => one.length - other.length);
  return clause;
}

/** What the law asks for is a condition and no trouble, unless it costs something that is named. */
const DUTY =
  /по закону|законодательств|обязан[ыа]?(?!\p{L})|(?<!\p{L})by law|legally|statutory|required by/iu;
export const isDuty = (pain: Pain, figures: readonly Figure[]): boolean =>
  DUTY.test(pain.text) &&
  !figures.some(
    ({ id, kind, says }) => pain.figures.includes(id) && (/^(?:money|share)$/.test(kind) || says === "loses"),
  );

/** What a text is about: its nouns, in English all words that carry sense. */
const topicsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const [reading] = parse(word);
    return reading === undefined || reading.pos === "NOUN" ? (stemOf(word) ?? []) : [];
  });

/** The functions that work on a complaint: those with most of its things in common. Who is named in both, or what comes every day, ties nothing by itself. */
export function helpingOf(pain: Pain, asked: readonly Asked[], sheet: FactSheet): Asked[] {
  const { actors, organisation, figures } = sheet;
  const relieving = remediesFor(pain.text, "relief", asked);
  // What one wish was taken apart into helps where it speaks of the complaint; else the wish itself does.
  const wishes = asked.filter(({ isProposed }) => !isProposed);
  const speaking = asked.filter((one) => one.isProposed && common(stemsOf(pain.text), one.stems) > 0);
  if (wishes.length === 1) return speaking.length > 0 ? speaking : wishes;
  const flows = figures.flatMap(({ kind, unit }) => (kind === "flow" ? [unit] : []));
  const usual = stemsOf([organisation?.text ?? "", ...actors.map(({ name }) => name), ...flows].join(" "));
  const topics = new Set(topicsOf(pain.text));
  const shared = asked.map(({ stems, object = "", kinds: [kind] }) => {
    const own = stemsOf(kind === "account" ? "" : object);
    return common(topics, new Set([...stems].filter((stem) => own.has(stem) || !usual.has(stem))));
  });
  const most = Math.max(relieving.length > 0 ? 2 : 1, ...shared);
  const isDown = NO_CONNECTION.test(pain.text);
  const found = asked.filter(
    (one, at) => shared[at] === most || relieving.includes(one) || (one.isOffline && isDown),
  );
  return found.length > 0 ? found : remediesFor(pain.text, "otherwise", asked);
}

const NOISE = /^(?:оповещени|сигнал|тревог|звон|alert|alarm|call)/iu;
/** One measure for each pain, with today's value where the text has one. */
export const measuresOf = (sheet: FactSheet, functions: readonly PlanFunction[]): Measure[] =>
  sheet.pains.filter(isKept).map((pain, index) => {
    const figures = sheet.figures.filter((figure) => isKept(figure) && pain.figures.includes(figure.id));
    // How many things there are tells nothing of how bad it is; alerts and calls take somebody's time each.
    const isNoise = ({ kind, unit }: Figure) => kind === "flow" && NOISE.test(unit);
    const today = figures.filter(
      (one) => one.says !== "has" || !/^(?:count|flow)$/u.test(one.kind) || isNoise(one),
    );
    return {
      id: `m${String(index + 1)}`,
      label: upperFirst(labelOf(pain)),
      pain,
      today,
      functions: functions.filter(({ pains }) => pains.includes(pain)).map(({ id }) => id),
    };
  });
