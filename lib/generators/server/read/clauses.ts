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
  /** The conjunction it begins with, in lower case: «потому что», "because"; it stays part of the text. */
  opens?: string;
};

/** Conjunctions of two words first. */
const pairs = new Set([
  "потому что",
  "так как",
  "из-за того",
  "для того",
  "при этом",
  "а также",
  "в то",
  "after which",
  "so that",
  "as well",
  "even though",
]);
const singles = new Set(
  (
    "чтобы чтоб что но а однако хотя поэтому если когда пока где куда который которая которое которые потому поскольку зато иначе " +
    "because but so when where while which who whose although though unless until since if whereas that"
  ).split(" "),
);
/** These divide also without a mark before them: English seldom writes a comma there. */
const dividing = new Set(
  "because but when while although though unless so whereas чтобы чтоб потому поэтому".split(" "),
);

const opening = ([first, second]: readonly Token[]): string | undefined => {
  if (first?.kind !== "word") return undefined;
  const pair = `${first.lower} ${second?.lower ?? ""}`;
  if (pairs.has(pair)) return pair;
  return singles.has(first.lower) ? first.lower : undefined;
};

const isMark = ({ kind, text, quoted }: Token) => kind === "mark" && !quoted && /^[,;:()—–-]$/.test(text);

/** A mark that stands between numbers or glued to both sides divides nothing: «6:30», «5–7», «1С:УНФ», «44-ФЗ». */
function divides(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (token === undefined || !isMark(token)) return false;
  if (/^[,;()]$/.test(token.text)) return true;
  if (before?.kind === "number" && next?.kind === "number") return false;
  const isGlued = before?.end === token.start && next?.start === token.end;
  if (isGlued) return false;
  return token.text !== "-" || (before?.end !== token.start && next?.start !== token.end);
}

/** «и», "and" begin a clause when a verb follows soon: «… дробим гранит и возим его сами». */
function joinsClause(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower;
  if (lower !== "и") return false;
  const next = tokens[at + 1];
  if (next?.kind !== "word" || next.quoted) return false;
  return /^(?:мы|я|они|он|она|оно|это|никто)$/.test(next.lower) || isVerb(next.text);
}

function clausesIn(description: string, sentence: Sentence, from: number): Clause[] {
  const clauses: Clause[] = [];
  let own: Token[] = [];
  let after = "";
  const close = (mark: string) => {
    if (own.some(({ kind }) => kind === "word" || kind === "number"))
      clauses.push({
        ...stretch(description, own),
        at: from + clauses.length,
        sentence: sentence.at,
        after,
        opens: opening(own),
      });
    own = [];
    after = mark;
  };
  sentence.tokens.forEach((token, at) => {
    if (divides(sentence.tokens, at)) {
      close(token.text === "—" || token.text === "-" ? "–" : token.text);
      return;
    }
    const isConjunction = token.kind === "word" && !token.quoted && own.length > 1;
    if (isConjunction && (dividing.has(token.lower) || joinsClause(sentence.tokens, at))) close("");
    own.push(token);
  });
  close("");
  return clauses.map((clause) => withoutEnd(description, clause));
}

/** Marks and a dangling conjunction at the end are no part of a clause. */
function withoutEnd(description: string, clause: Clause): Clause {
  const last = clause.tokens.findLastIndex(({ text }) => !/^([.!?…]|и|and)$/i.test(text));
  return last === clause.tokens.length - 1
    ? clause
    : { ...clause, ...stretch(description, clause.tokens.slice(0, last + 1)) };
}

/** Clauses of all sentences in order. Items of an enumeration are clauses whose `after` is "," or ":"; «и» between two items stays. */
export function clausesOf(
  description: string,
  sentences: readonly Sentence[] = sentencesOf(description),
): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentences) clauses.push(...clausesIn(description, sentence, clauses.length));
  return clauses;
}
