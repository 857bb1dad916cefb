import "server-only";

/** How one sign of a text is read when personal data is looked for. Nothing of it reaches a model: the text itself stays as it is. */

/** Latin letters, and the Cyrillic and Greek ones that look the same. */
const LATIN = "aeopcyxkABEKMHOPCTXYiIjsu";
const CYRILLIC = "аеорсухкАВЕКМНОРСТХУіІјѕи";
const GREEK = "αεορϲγχκΑΒΕΚΜΗΟΡϹΤΧΥιΙϳѕυ";

const pairs = (from: string, to: string) =>
  new Map(Array.from(from, (sign, place) => [sign, to.charAt(place)] as const));
const toCyrillic = new Map([...pairs(LATIN, CYRILLIC), ...pairs(GREEK, CYRILLIC)]);
const toLatin = new Map([...pairs(CYRILLIC, LATIN), ...pairs(GREEK, LATIN)]);

/** Letters that stand for a digit between digits, and the only ones that do so at the end, where others are units. */
const digitFor = new Map(
  Object.entries({ O: "0", o: "0", О: "0", о: "0", I: "1", l: "1", І: "1", і: "1", З: "3", з: "3", б: "6" }),
);
const WITH_LETTERS = /^(?=.{0,24}\d)[\dOoОоIlІіЗзб]{2,24}$/u;
const ENDS_IN_UNIT = /[зб]$/u;

/** 2776 and on: ❶ to ❿ and two more rows like it, which the normal form leaves as they are. */
const CIRCLES = { first: 0x2776, last: 0x2793 };

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a decimal digit of any script: each has its ten in a row. */
function decimal(code: number): string {
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

function readUnusual(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (/[\n\v\f\u2028\u2029\u0085]/u.test(sign)) return "\n";
  if (/[\t\p{Zs}\u2800]/u.test(sign)) return " ";
  // Zero-width signs, marks over or around a letter, control characters.
  if (/[\p{Default_Ignorable_Code_Point}\p{M}\p{C}]/u.test(sign)) return "";
  if (/[\p{Pd}\u2212\u2043\u02D7\u00AF~∼〜]/u.test(sign)) return "-";
  if (/[·•∙・。․‧⋅●▪]/u.test(sign)) return ".";
  if (/[➕✚]/u.test(sign)) return "+";
  if (/\p{Nd}/u.test(sign)) return decimal(code);
  if (code >= CIRCLES.first && code <= CIRCLES.last) return String(((code - CIRCLES.first) % 10) + 1);
  return sign === "⁄" ? "/" : sign;
}

/** One sign in its plain form: NFKC, ASCII digits, one kind of space, hyphen and full stop; nothing for a sign that cannot be seen. */
export function plainSign(sign: string): string {
  if (/[ -}А-Яа-яЁё№\n]/u.test(sign)) return sign;
  return Array.from(sign.normalize("NFKC"), readUnusual).join("");
}

/** A word in one alphabet and a number in digits, when look-alikes stand in it. The length stays. */
export function plainWord(word: string): string {
  if (
    WITH_LETTERS.test(word) &&
    !ENDS_IN_UNIT.test(word) &&
    (word.match(/\d/g)?.length ?? 0) * 2 >= word.length
  )
    return Array.from(word, (sign) => digitFor.get(sign) ?? sign).join("");
  if (
    !/\p{Script=Greek}|\p{Script=Latin}.{0,64}\p{Script=Cyrillic}|\p{Script=Cyrillic}.{0,64}\p{Script=Latin}/u.test(
      word,
    )
  )
    return word;
  // The alphabet of a letter that has no double is the word's own.
  const isCyrillic = Array.from(word).some((sign) => /\p{Script=Cyrillic}/u.test(sign) && !toLatin.has(sign));
  const map = isCyrillic ? toCyrillic : toLatin;
  return Array.from(word, (sign) => map.get(sign) ?? sign).join("");
}
