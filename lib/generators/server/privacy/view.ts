import "server-only";
import { goesOn, numberWord, signWord } from "@/lib/generators/server/privacy/number-words";
import { plainSign, plainWord } from "@/lib/generators/server/privacy/signs";

/** A text as it is searched, and for each of its UTF-16 units the part of the original that it stands for. */
export type View = { text: string; from: readonly number[]; to: readonly number[] };

type Building = { parts: string[]; from: number[]; to: number[] };

const put = ({ parts, from, to }: Building, piece: string, start: number, end: number) => {
  parts.push(piece);
  for (let unit = 0; unit < piece.length; unit += 1) {
    from.push(start);
    to.push(end);
  }
};

const done = ({ parts, from, to }: Building): View => ({ text: parts.join(""), from, to });
const building = (): Building => ({ parts: [], from: [], to: [] });

function signs(text: string): View {
  const built = building();
  let at = 0;
  for (const sign of text) {
    put(built, plainSign(sign), at, at + sign.length);
    at += sign.length;
  }
  return done(built);
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The number that words from this one on say, and how many of them do. */
function numberFrom(words: readonly RegExpExecArray[], first: number, text: string) {
  let value = numberWord(words[first]?.[0] ?? "");
  if (value === undefined) return undefined;
  let count = 1;
  for (let next = words[first + 1]; next !== undefined; next = words[first + count]) {
    const before = words[first + count - 1];
    const between = text.slice((before?.index ?? 0) + (before?.[0].length ?? 0), next.index);
    const more = numberWord(next[0]);
    if (more === undefined || !/^[ \n-]{1,3}$/.test(between) || !goesOn(value, more)) break;
    value += more;
    count += 1;
  }
  return { value, count };
}

/** Look-alike letters in their alphabet, numbers said in words as digits. */
function words(view: View): View {
  const built = building();
  const found = [...view.text.matchAll(WORD)];
  const startOf = (unit: number) => view.from[unit] ?? 0;
  const endOf = (unit: number) => view.to[unit] ?? 0;
  const copy = (start: number, end: number, piece = view.text.slice(start, end)) => {
    for (let unit = start; unit < end; unit += 1)
      put(built, piece.charAt(unit - start), startOf(unit), endOf(unit));
  };
  let copied = 0;
  for (let place = 0; place < found.length; place += 1) {
    const word = found[place];
    if (word === undefined) break;
    copy(copied, word.index);
    const said = numberFrom(found, place, view.text);
    const last = found[place + (said?.count ?? 1) - 1] ?? word;
    copied = last.index + last[0].length;
    const sign = said === undefined ? signWord(word[0]) : String(said.value);
    if (sign === undefined) copy(word.index, copied, plainWord(word[0]));
    else put(built, sign, startOf(word.index), endOf(copied - 1));
    place += (said?.count ?? 1) - 1;
  }
  copy(copied, view.text.length);
  return done(built);
}

/**
 * The text the way a reader takes it, whatever signs it is written with: normal forms, nothing invisible, one alphabet a word, digits
 * for numbers in words. Takes time in proportion to the text.
 */
export const viewOf = (text: string): View => words(signs(text));
