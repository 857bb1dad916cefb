import "server-only";
import { isVerb } from "@/lib/generators/server/language/ru-words";
import { sentencesOf, stretch, type Sentence, type Stretch } from "@/lib/generators/server/read/sentences";
import type { Token } from "@/lib/generators/server/read/tokens";

/** A part of a sentence between marks or before a conjunction. */
export type Clause = Stretch & {
  /** Place among the clauses of the description. */
  at: number;
  /** The sentence it belongs to, by its place. */
  sentence: number;
  /** The mark before it: "," ";" ":" "–" "(" or "" at the beginning of a sentence and where a conjunction alone divides. */
  after: string;
};

/** These divide also without a mark before them: English seldom writes a comma there. */
const dividing = new Set(
  "because but when while although though unless so whereas чтобы чтоб потому поэтому".split(" "),
);

/** A mark that stands between numbers or glued to both sides divides nothing: «6:30», «5–7», «1С:УНФ», «44-ФЗ». */
function divides(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "mark" || token.quoted || !/^[,;:()—–-]$/.test(token.text)) return false;
  if (/^[,;()]$/.test(token.text)) return true;
  const isGlued = [before?.end === token.start, next?.start === token.end];
  if (before?.kind === "number" && next?.kind === "number") return false;
  return !isGlued.every(Boolean) && !(token.text === "-" && isGlued.some(Boolean));
}

/** «и» begins a clause when a verb or its subject follows: «… дробим гранит и возим его сами». */
function joinsClause([joint, next, third]: readonly Token[]): boolean {
  if (joint?.lower === "and")
    return /^(?:must|shall|should)$/.test(next?.lower ?? "") && third?.lower !== "not";
  if (joint?.lower !== "и" || next?.kind !== "word" || next.quoted) return false;
  return /^(?:мы|я|они|он|она|оно|это|никто)$/.test(next.lower) || isVerb(next.text);
}

/** Clauses of all sentences in order. Items of an enumeration are clauses whose `after` is "," or ":"; «и» between two items stays. */
export function clausesOf(
  description: string,
  sentences: readonly Sentence[] = sentencesOf(description),
): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentences) {
    let own: Token[] = [];
    let after = "";
    const close = (mark: string) => {
      // Marks and a dangling conjunction at the end are no part of a clause.
      const last = own.findLastIndex(({ text }) => !/^([.!?…]|и|and)$/i.test(text));
      const words = own.slice(0, last + 1);
      if (words.some(({ kind }) => kind === "word" || kind === "number"))
        clauses.push({ ...stretch(description, words), at: clauses.length, sentence: sentence.at, after });
      own = [];
      after = mark;
    };
    for (const [at, token] of sentence.tokens.entries()) {
      if (divides(sentence.tokens, at)) {
        close(/[—-]/.test(token.text) ? "–" : token.text);
        continue;
      }
      const isConjunction = token.kind === "word" && !token.quoted && own.length > 1;
      const isNew = dividing.has(token.lower) || joinsClause(sentence.tokens.slice(at, at + 3));
      if (isConjunction && isNew) close("");
      own.push(token);
    }
    close("");
  }
  return clauses;
}
