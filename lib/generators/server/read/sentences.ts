import "server-only";
import { parse } from "@/lib/generators/server/language/ru-words";
import { tokensOf, type Token } from "@/lib/generators/server/read/tokens";

/** A stretch of a description with its tokens: `description.slice(start, end) === text`, without white space around it. */
export type Stretch = { start: number; end: number; text: string; tokens: Token[] };

export type Sentence = Stretch & {
  /** Place among the sentences of the description. */
  at: number;
  /** A line with a bullet or a number before it; the mark itself is left out. */
  isItem: boolean;
};

/** Abbreviations that stand before what they belong to; the others end a sentence as often as not. */
const leading = new Set(
  "т г гг ул им см др пр тел обл стр т.е т.к т.н e.g i.e approx vs mr mrs dr".split(" "),
);

/** «5 тыс. заказов» goes on: a noun or its adjective follows; «потеряли 1,3 млн. надо чтобы» does not. */
function continues({ kind, text }: Token): boolean {
  if (kind !== "word") return kind === "number" || !/^[«"“(—–-]$/.test(text);
  if (/^\p{Lu}/u.test(text)) return false;
  if (/^[a-z]/.test(text)) return /^(?:of|per|an?|each|and|or|to|in|for|on|at|from|is|are)$/.test(text);
  const readings = parse(text);
  if (/^(?:PREP|CONJ)$/.test(readings[0]?.pos ?? "PREP")) return true;
  return readings.some((one) => one.case === "gent" && one.score > 0.2);
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined) return true;
  // An abbreviation with its dot.
  if (token.kind === "word" && token.text.endsWith("."))
    return !leading.has(token.lower) && next.kind !== "mark" && !continues(next);
  if (!/^[.!?…]$/.test(token.text) || next.start === token.end) return false;
  if (token.text !== "." || before?.end !== token.start) return true;
  // «1. Паспорт станка»: the number of the list; «И. Петров»: an initial, unless it closes a name («в 1С.»).
  const isFirst = at < 2 || tokens[at - 2]?.kind === "break";
  if (before.kind === "number") return !(isFirst && before.text.length <= 2);
  return !/^\p{Lu}$/u.test(before.text) || tokens[at - 2]?.end === before.start;
}

/** A line goes on in the next one when a mail program broke it: it was long and the next begins with a small letter. */
const isWrapped = (line: number, before: Token | undefined, next: Token | undefined) =>
  line > 60 && /[^.;:!?]$/.test(before?.text ?? "") && /^\p{Ll}/u.test(next?.text ?? "");

/** Tokens without the bullet or number that a list item begins with. */
function withoutBullet(tokens: Token[], isLineStart: boolean): Token[] {
  const [first, second] = tokens;
  if (!isLineStart || first === undefined) return tokens;
  if (/^[-–—•*·▪+]$/.test(first.text)) return tokens.slice(1);
  const isNumbered = /^\d{1,2}$/.test(first.text) && /^[.)]$/.test(second?.text ?? "");
  return isNumbered && second?.start === first.end ? tokens.slice(2) : tokens;
}

/** A stretch over these tokens; the tokens must not be empty. */
export function stretch(description: string, tokens: Token[]): Stretch {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  return { start, end, text: description.slice(start, end), tokens };
}

/** Sentences of a description; every line of a list is one. Numbers without a word tell nothing; typists without capitals are read too. */
export function sentencesOf(
  description: string,
  tokens: readonly Token[] = tokensOf(description),
): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  let isLineStart = true;
  let lineStart = 0;
  const close = (to: number, nextIsLineStart: boolean) => {
    const whole = tokens.slice(from, to).filter(({ kind }) => kind !== "break");
    const own = withoutBullet(whole, isLineStart);
    const isItem = own.length < whole.length;
    if (own.some(({ kind }) => kind === "word"))
      sentences.push({ ...stretch(description, own), at: sentences.length, isItem });
    from = to;
    isLineStart = nextIsLineStart;
  };
  tokens.forEach((token, at) => {
    if (token.kind === "break") {
      const line = token.start - lineStart;
      lineStart = token.end;
      if (!isWrapped(line, tokens[at - 1], tokens[at + 1])) close(at + 1, true);
    } else if (isEnd(tokens, at) && !/^[.!?…)»”"]$/.test(tokens[at + 1]?.text ?? "")) close(at + 1, false);
  });
  close(tokens.length, true);
  return sentences;
}
