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

/** Abbreviations after whose dot the sentence goes on. */
const open = new Set(
  "т г гг ул д им см др пр тел кв обл р стр соц гос эл т.е т.к т.н e.g i.e approx ca vs no nr st mr mrs ms dr fig dept vol abt incl".split(
    " ",
  ),
);
/** Those that end a sentence as often as not: the next word decides. */
const either = new Set(
  "тыс млн млрд руб р.р т.р т.д т.п шт кг чел мин час ч сек нед мес уп л м км га тн коп inc ltd co etc a.m p.m hrs min ph yr yrs mo wk kg lbs".split(
    " ",
  ),
);

const starts = (token: Token | undefined) => token !== undefined && /^[\p{Lu}]/u.test(token.text);

/** «5 тыс. заказов» goes on: a noun or its adjective follows; «потеряли 1,3 млн. надо чтобы» does not. */
function continues(next: Token | undefined): boolean {
  if (next === undefined) return false;
  if (next.kind !== "word") return next.kind === "mark" && !/^[«"“(—–-]$/.test(next.text);
  if (starts(next)) return false;
  if (/^[a-z]/.test(next.text))
    return /^(of|per|a|an|each|and|or|to|in|for|on|at|from|is|are)$/.test(next.text);
  const readings = parse(next.text);
  const [first] = readings;
  if (first === undefined || first.pos === "PREP" || first.pos === "CONJ") return true;
  return readings.some((one) => one.case === "gent" && one.score > 0.2);
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return true;
  if (token.kind === "word" && token.text.endsWith(".")) {
    // «т.р.», "a.m." with the dot inside the token.
    const name = token.lower.replace(/\.$/, "");
    return next !== undefined && either.has(name) && next.kind === "word" && !continues(next);
  }
  if (!/^[.!?…]$/.test(token.text)) return false;
  if (next !== undefined && next.start === token.end) return false;
  const before = tokens[at - 1];
  // «1. Паспорт станка»: the dot belongs to the number of the list.
  const line = tokens[at - 2];
  if (
    token.text === "." &&
    before?.kind === "number" &&
    before.end === token.start &&
    /^\d{1,2}$/.test(before.text) &&
    (line === undefined || line.kind === "break")
  )
    return false;
  if (token.text !== "." || before === undefined || before.end !== token.start || before.kind !== "word")
    return true;
  // An initial, unless it closes a name: «в 1С.»
  if (/^\p{Lu}$/u.test(before.text)) return tokens[at - 2]?.end === before.start;
  if (open.has(before.lower) && !(before.lower.length > 1 && starts(next))) return next === undefined;
  return !either.has(before.lower) || !continues(next);
}

/** A line goes on in the next one when a mail program broke it: it was long and the next begins with a small letter. */
const isWrapped = (line: number, before: Token | undefined, next: Token | undefined) =>
  line > 60 &&
  before !== undefined &&
  !/^[.;:!?]$/.test(before.text) &&
  next !== undefined &&
  /^\p{Ll}/u.test(next.text);

/** Tokens without the bullet or number that a list item begins with. */
function withoutBullet(tokens: Token[], isLineStart: boolean): Token[] {
  if (!isLineStart) return tokens;
  const [first, second] = tokens;
  if (first !== undefined && /^[-–—•*·▪+]$/.test(first.text)) return tokens.slice(1);
  const isNumbered = first?.kind === "number" && /^\d{1,2}$/.test(first.text) && second !== undefined;
  return isNumbered && /^[.)]$/.test(second.text) && second.start === first.end ? tokens.slice(2) : tokens;
}

/** A stretch over these tokens; the tokens must not be empty. */
export function stretch(description: string, tokens: Token[]): Stretch {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  return { start, end, text: description.slice(start, end), tokens };
}

/** Sentences of a description; every line of a list is one. Typists without capitals and final dots are read too. */
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
    if (own.some(({ kind }) => kind === "word" || kind === "number"))
      sentences.push({
        ...stretch(description, own),
        at: sentences.length,
        isItem: own.length < whole.length,
      });
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
