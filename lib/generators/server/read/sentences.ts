import "server-only";
import { isVerb, parse } from "@/lib/generators/server/language/ru";
import { tokensOf, type Token, wordSet } from "@/lib/generators/server/read/tokens";

/** A stretch of a description with its tokens, without white space around it; `at`: its place among its like. */
type Stretch = { start: number; end: number; text: string; tokens: Token[]; at: number };
/** `isItem`: a line with a bullet or a number before it; the mark itself is left out. */
export type Sentence = Stretch & { isItem: boolean };
/** A part of the sentence with this place, between marks or before a conjunction; `after`: the mark before it, if any. */
export type Clause = Stretch & { sentence: number; after: string };

/** Abbreviations that stand before what they belong to; the others end a sentence as often as not. */
const leading = wordSet`т г гг ул им см др пр тел обл стр т.е т.к т.н e.g i.e approx vs mr mrs dr`;
/** These begin a clause also without a mark before them: English seldom writes a comma there. */
const dividing = wordSet`because but when while although though unless so whereas чтобы чтоб потому поэтому`;

function stretch(description: string, tokens: Token[], at: number): Stretch {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  return { start, end, text: description.slice(start, end), tokens, at };
}

/** «5 тыс. заказов», «млн. в год» go on after the dot; «1,3 млн. надо чтобы», "a yr. people forget" do not. */
const goesOn = ({ kind, text }: Token) =>
  kind !== "word" ||
  /^(?:of|per|an?|each|and|or|to|in|for|on|at|from|is|are)$/.test(text) ||
  (/^[а-я]/.test(text) &&
    parse(text).some(
      ({ pos, case: name, score }) => score > 0.2 && (name === "gent" || /^(?:PREP|CONJ)$/.test(pos)),
    ));

function isEnd(tokens: readonly Token[], at: number): boolean {
  const [earlier, before, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !next) return true;
  if (token.kind === "word" && token.text.endsWith(".")) return !leading.has(token.lower) && !goesOn(next);
  if (!/^[.!?…]$/.test(token.text) || next.start === token.end) return false;
  if (token.text !== "." || before?.end !== token.start) return true;
  // «1. Паспорт станка»: the number of the list; «И. Петров»: an initial, unless it closes a name («в 1С.»).
  if (before.kind === "number")
    return before.text.length > 2 || (at > 1 && !/^[\n;:]/.test(earlier?.text ?? ""));
  return !/^\p{Lu}$/u.test(before.text) || earlier?.end === before.start;
}

/** A line goes on in the next one when a mail program broke it: it was long and the next begins with a small letter. */
const isWrapped = (line: number, before: Token | undefined, next: Token | undefined) =>
  line > 60 && /[^.;:!?]$/.test(before?.text ?? "") && /^\p{Ll}/u.test(next?.text ?? "");

/** Sentences of a description; every line of a list is one. Numbers without a word tell nothing. */
export function sentencesOf(description: string, tokens = tokensOf(description)): Sentence[] {
  const sentences: Sentence[] = [];
  let [from, line] = [0, 0];
  const close = (to: number) => {
    const whole = tokens.slice(from, to).filter(({ kind }) => kind !== "break");
    const start = whole[0]?.start ?? 0;
    const isLineStart = from === 0 || tokens[from - 1]?.kind === "break";
    const bullet =
      /^(?:[-–—*•·▪+]|\d{1,2}[.)](?!\d))/.exec(description.slice(start, start + 3))?.[0].length ?? 0;
    const isItem = isLineStart && bullet > 0;
    const own = isItem ? whole.filter((token) => token.start >= start + bullet) : whole;
    if (own.some(({ kind }) => kind === "word"))
      sentences.push({ ...stretch(description, own, sentences.length), isItem });
    from = to;
  };
  for (const [at, token] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind === "break") {
      if (!isWrapped(token.start - line, before, next)) close(at + 1);
      line = token.end;
    } else if (isEnd(tokens, at) && !/^[.!?…)»”"]$/.test(next?.text ?? "")) close(at + 1);
  }
  close(tokens.length);
  return sentences;
}

function divides(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || token.quoted) return false;
  if (/^[,;()]$/.test(token.text)) return true;
  if (!/^[:—–-]$/.test(token.text) || (before?.kind === "number" && next?.kind === "number")) return false;
  const glued = Number(before?.end === token.start) + Number(next?.start === token.end);
  return glued === 0 || (glued === 1 && token.text !== "-");
}

/** «… потому что», «… дробим гранит и возим его сами», "… and must": a conjunction begins a clause of its own. */
function begins([joint, next, third, last]: readonly Token[]): boolean {
  if (!joint || joint.quoted) return false;
  if (dividing.has(joint.lower)) return true;
  if (next?.kind !== "word" || next.quoted) return false;
  // "… Xero for the accounts and I don't want owners seeing notes": a ban of its own.
  if (joint.lower === "and" && /^(?:i|we)$/.test(next.lower) && /^don['’]?t$/.test(third?.lower ?? ""))
    return last?.lower === "want";
  if (joint.lower === "and") return /^(?:must|shall|should)$/.test(next.lower) && third?.lower !== "not";
  return joint.lower === "и" && (/^(?:мы|я|они|он|она|оно|это|никто)$/.test(next.lower) || isVerb(next.text));
}

/** Clauses of all sentences in order. Items of an enumeration are clauses whose `after` is "," or ":"; «и» between two items stays. */
export function clausesOf(description: string, sentences: readonly Sentence[]): Clause[] {
  const clauses: Clause[] = [];
  for (const { tokens, at: sentence } of sentences) {
    let [from, after] = [0, ""];
    const close = (to: number, mark: string) => {
      // Marks and a dangling conjunction at the end are no part of a clause.
      const last = tokens.slice(from, to).findLastIndex(({ text }) => !/^([.!?…]|и|and)$/i.test(text));
      const own = tokens.slice(from, from + last + 1);
      if (own.some(({ kind }) => kind === "word" || kind === "number"))
        clauses.push({ ...stretch(description, own, clauses.length), sentence, after });
      after = mark;
    };
    for (const [at, { text }] of tokens.entries()) {
      if (divides(tokens, at)) {
        close(at, /[—-]/.test(text) ? "–" : text);
        from = at + 1;
      } else if (at > from + 1 && begins(tokens.slice(at, at + 4))) {
        close(at, "");
        from = at;
      }
    }
    close(tokens.length, "");
  }
  return clauses;
}
