import "server-only";
import { textOf, wordsOf, type Part, type Place } from "@/lib/generators/server/read/enumeration";

const PREPOSITION = /^(?:of|for|to|with|between|from|by|in|on|at|per|into|about|via|through|across)$/i;
const TELLING =
  /^(?:tells?|shows?|sends?|lets?|helps?|covers?|covering|gives?|asks?|reminds?|texts?|alerts?|warns?)$/i;
const PLURAL = /(?:[^s]s|people|men|children|staff)$/i;
const DETERMINED = /^(?:an?|the|one|our|each|every|some|\d)$/i;
const MODAL = /^(?:can|could|should|would|will|may|must|gets?|is|are|has|have|does|do|knows?|sees?)$/;
/** "updated live", "sorted by departure": a participle without a noun of its own tells more of the one before. */
const PARTICIPLE =
  /^\w+ed(?: (?:live|by|with|in|on|at|to|from|every|each|automatically|daily|weekly|monthly|when|per|as|and|online|offline|the|for)\b|$)/;

const lastOf = (part: Part) => wordsOf(part).at(-1)?.text ?? "";

/** The last word hangs on a preposition or a verb: "that tells hotels", "for light". */
function isGoverned(part: Part): boolean {
  return wordsOf(part)
    .slice(-3, -1)
    .some(({ text }) => PREPOSITION.test(text) || TELLING.test(text));
}

/** A list inside an item: "one button that tells hotels, drivers and guests go or no-go". */
function continuesInner(previous: Part, part: Part, next: Part | undefined): boolean {
  const words = wordsOf(part);
  return (
    part.before === "mark" &&
    words.length === 1 &&
    wordsOf(previous).length > 2 &&
    PLURAL.test(lastOf(previous)) === PLURAL.test(words[0]?.text ?? "") &&
    isGoverned(previous) &&
    (next === undefined || next.before === "word" || next.before === "both" || wordsOf(next).length === 1)
  );
}

/** One word before "and" has no head of its own: "feed and turnout board", "recipe book for light and nutrients". */
function continuesPair(previous: Part, part: Part): boolean {
  const [before, after] = [wordsOf(previous), wordsOf(part)];
  if (DETERMINED.test(after[0]?.text ?? "")) return false;
  const beforeLast = before.at(-2)?.text ?? "";
  const isBare =
    before.length === 1 ||
    (before.length === 2 && DETERMINED.test(before[0]?.text ?? "")) ||
    PREPOSITION.test(beforeLast);
  if (isBare) return true;
  // "training and pay records": the same thing of two kinds; "waiver signing and team photos": two things.
  return (
    after.length === 1 &&
    (isGoverned(previous) || PLURAL.test(lastOf(previous)) !== PLURAL.test(after[0]?.text ?? ""))
  );
}

/** The part belongs to the item before it. */
export function continuesEnglish({ items, parts, at, isClause }: Place): boolean {
  const [previous, part] = [items.at(-1), parts[at]];
  if (!previous || !part) return false;
  const text = textOf(part.tokens);
  if (PARTICIPLE.test(text)) return true;
  if (isClause) {
    if (/^(?:must|should|shall|can) /.test(text)) return false;
    const modal = part.tokens.findIndex(({ lower }) => MODAL.test(lower));
    return modal < 1 || wordsOf(part).length < 4;
  }
  const isInner =
    previous.tokens.length > (parts[at - 1]?.tokens.length ?? 0) && parts[at - 1]?.before === "mark";
  if (continuesInner(previous, part, parts[at + 1])) return true;
  if (part.before !== "word") return false;
  const marks = parts.filter(({ before }) => before === "mark").length;
  const hasOxford = parts.some(({ before }, other) => before === "both" && other > at);
  // The inner list ends here; the outer one goes on, or had its own end already.
  if (isInner || hasOxford) return isInner || !DETERMINED.test(wordsOf(part)[0]?.text ?? "");
  const isCloser = marks > 0 && parts[at - 1]?.before === "mark";
  if (isCloser)
    return (
      wordsOf(part).length === 1 &&
      isGoverned(previous) &&
      PREPOSITION.test(wordsOf(previous).at(-2)?.text ?? "")
    );
  return continuesPair(previous, part);
}
