import "server-only";
import type { Place } from "@/lib/generators/server/read/list-parts";

const GOVERNING =
  /^(?:of|for|to|w|with|between|from|by|in|on|at|per|into|about|via|through|across|tells?|shows?|sends?|lets?|helps?|covers?|gives?|asks?|reminds?|texts?|alerts?|warns?)$/i;
const DETERMINED = /^(?:an?|the|one|our|each|every|some|\d)$/i;
const APPOSITION =
  /^(?:our|the|his|her|my|who is|a) (?:[\w-]+ ){0,2}(?:\w+(?:er|or|ant|ist|ian)|head|lead|chief|boss|clerk|mayor)$/;
const MODAL = /^(?:can|could|should|would|will|may|must|gets?|is|are|has|have|does|do|knows?|sees?)$/i;

/** Whether a part belongs to the item before it. `isOpen`: the list is closed further on. */
export function continuesEnglish({ part, previous, last, isClause }: Place, isOpen: boolean): boolean {
  const [own, before] = [part.words, previous.words];
  if (/^(?:must|should|shall|can|(?:to )?be able to|where (?:the|my|our|an?) [\w ]+ can) /.test(part.text))
    return false;
  // "a portal where cafes repeat an order, a plan that follows from the orders, and invoices that land …"
  const isOther = own.length > 3 && (DETERMINED.test(own[0] ?? "") || part.before === "both");
  if (isClause && MODAL.test(own[1] ?? "")) return false;
  if (isClause) return own.length < 4 || !(isOther || own.slice(1).some((word) => MODAL.test(word)));
  // "a report for Dana, our operations director"
  const isName = /^\p{Lu}/u.test(before.at(-1) ?? "") && before.length > 1;
  if (part.before === "mark" && isName && APPOSITION.test(part.text)) return true;
  // "one button that tells hotels, drivers and guests": the single word hangs on the same preposition or verb.
  const isSingle = own.length === 1 && before.slice(-3, -1).some((word) => GOVERNING.test(word));
  if (part.before === "mark") return isSingle && before.length > 2;
  if (part.before === "word" && before.includes("between")) return true;
  // "photos and a due date" behind "with", "warns the lawyer and a backup": the verb or preposition has two objects.
  const isJoined = /^with$/i.test(before.at(-2) ?? "") || GOVERNING.test(before[0] ?? "");
  if (part.before === "word" && isJoined && !own.some((word) => MODAL.test(word))) return true;
  if (part.before === "both" || DETERMINED.test(own[0] ?? "")) return false;
  // "feed and turnout board": one word has no head of its own.
  const isShort = own.length < 4 || !/ (?:so|that|which|who|when|if|where) /.test(part.text);
  const isBare = isShort && before.filter((word) => !DETERMINED.test(word)).length === 1;
  return isOpen || isSingle || (last.before !== "mark" && (isBare || GOVERNING.test(before.at(-2) ?? "")));
}
