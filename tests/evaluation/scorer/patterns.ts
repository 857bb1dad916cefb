import { norm } from "./text.ts";

/**
 * Patterns of labels are regular expressions over lower-case text with two additions:
 * - `<<42>>`, `<<4.5%>>`, `<<$1700>>`: a number, a percentage or a sum of money (in any currency) in any usual writing: separators,
 *   «тыс.», «млн», "k", "million", small ones as words;
 * - `<<A ~ B>>`: A and B within 60 characters of one line, in either order; each side is a number or alternatives of a regular
 *   expression;
 * - `<<A > B>>`: B right after A, a unit after its number.
 * `\w` and `\b` know Cyrillic.
 */

const numberWords: { ru: Record<number, string>; en: Record<number, string> } = {
  ru: {
    1: "од(?:ин|на|но|ного|ной|ну|ним|нои)",
    2: "дв(?:а|е|ух|ум|умя|ое)",
    3: "тр(?:и|ех|ем|емя|ое)",
    4: "четыр(?:е|ех|ем|ьмя)",
    5: "пят(?:ь|и|ью|еро)",
    6: "шест(?:ь|и|ью)",
    7: "сем(?:ь|и|ью)",
    8: "вос(?:емь|ьми|емью)",
    9: "девят(?:ь|и|ью)",
    10: "десят(?:ь|и|ью)",
    11: "одиннадцат(?:ь|и|ью)",
    12: "двенадцат(?:ь|и|ью)",
    14: "четырнадцат(?:ь|и|ью)",
    20: "двадцат(?:ь|и|ью)",
    30: "тридцат(?:ь|и|ью)",
    40: "сорок(?:а)?",
    50: "пят(?:ьдесят|идесяти)",
  },
  en: {
    1: "one|single",
    2: "two|twice|both",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    7: "seven",
    8: "eight",
    9: "nine",
    10: "ten",
    11: "eleven",
    12: "twelve",
    14: "fourteen",
    20: "twenty",
    30: "thirty",
    40: "forty",
    50: "fifty",
  },
};

const letter = "[\\p{L}\\p{N}]";
const sep = "[ .,']?";

/** Digits of one value with the separators people use, not as a part of a longer number. */
function digits(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, " ").split(" ");
  const lead = groups[0]?.length === 3 ? "(?<!\\d[ .,'])(?<!\\d)" : "(?<!\\d)(?<!\\d[.,])";
  const tail = "(?!\\d)(?![.,]\\d)(?![ ']\\d{3}(?!\\d))";
  return `${lead}${groups.join(sep)}${fraction ? `[.,]${fraction}0*` : "(?:[.,]0+)?"}${tail}`;
}

const scaled = (value: number, scale: number) => Number((value / scale).toFixed(6));

/** A regular expression source for a number in any usual writing. */
function numberSource(value: number): string {
  const forms = [digits(value)];
  if (value >= 1000) forms.push(`${digits(scaled(value, 1e3))}[ -]?(?:тыс|т\\.? ?р|thousand|k(?!${letter}))`);
  if (value >= 1e5)
    forms.push(`${digits(scaled(value, 1e6))}[ -]?(?:млн|миллион|million|mln|mn|m(?!${letter}))`);
  if (value >= 1e8) forms.push(`${digits(scaled(value, 1e9))}[ -]?(?:млрд|миллиард|billion|bn)`);
  if (value === 0.5) forms.push("половин|пол(?=[а-я])|half");
  if (Number.isInteger(value)) {
    const said = [numberWords.ru[value], numberWords.en[value]].filter(Boolean);
    if (said.length > 0) forms.push(`(?<!${letter})(?:${said.join("|")})(?!${letter})`);
  }
  return `(?:${forms.join("|")})`;
}

function topLevel(source: string, separator: string): string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  for (let index = 0; index < source.length; index += 1) {
    const sign = source.charAt(index);
    if (sign === "\\") {
      part += sign + source.charAt(index + 1);
      index += 1;
      continue;
    }
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (sign === separator && depth === 0) {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part];
}

const isNumber = /^\$?\d+(?:\.\d+)?%?$/;
const valueOf = (text: string) => Number(text.trim().replace(/[$%]/g, ""));

const currency = "(?:₽|\\$|€|руб|р(?![а-я])|долл|евро|rub|usd|eur|roubles?|rubles?|dollars?)";
const unit = "(?:тыс(?:яч[аиу]?)?|т\\.|млн|миллион[а-я]*|thousand|million|mln|k|m)?\\.?";

function alternative(source: string): string {
  const text = source.trim();
  if (!isNumber.test(text)) return text;
  const number = numberSource(valueOf(text));
  if (text.endsWith("%")) return `${number}[ |]{0,4}(?:%|процент|percent|per cent|п\\. ?п)`;
  if (!text.startsWith("$")) return number;
  return `(?:${currency}[ ]?${number}|${number}[а-яa-z]{0,6}\\.?[ |]{0,4}${unit}[ |]{0,4}${currency})`;
}

const side = (source: string) => `(?:${topLevel(source, "|").map(alternative).join("|")})`;

function macro(source: string): string {
  const [number = "", after] = topLevel(source, ">");
  if (after !== undefined) return `(?:${side(number)}[^\\d\\n]{0,14}?${side(after)})`;
  const [first = "", second] = topLevel(source, "~");
  if (second === undefined) return side(first);
  const [left, right] = [side(first), side(second)];
  return `(?:${left}[^\\n]{0,60}?${right}|${right}[^\\n]{0,60}?${left})`;
}

/** The numbers a label's pattern asks for, percentages as they stand. */
export const numbersOf = (source: string): number[] =>
  [...source.matchAll(/<<(.*?)>>/g)].flatMap((match) =>
    topLevel((match[1] ?? "").replace(" > ", " ~ "), "~")
      .flatMap((part) => topLevel(part, "|"))
      .map((part) => part.trim())
      .filter((part) => isNumber.test(part))
      .map(valueOf),
  );

const boundary = `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`;

/**
 * The regular expression of a label.
 * @throws SyntaxError that names the pattern
 */
export function compile(label: string, flags = "u"): RegExp {
  const source = label
    .replace(/<<(.*?)>>/g, (_, inner: string) => macro(inner))
    .replace(/\\b/g, boundary)
    .replace(/\\w/g, letter)
    .replaceAll("ё", "е");
  try {
    return new RegExp(source, flags);
  } catch (thrown) {
    throw new SyntaxError(`${thrown instanceof Error ? thrown.message : ""} in ${label}`);
  }
}

const cache = new Map<string, RegExp>();

/** A compiled label, remembered. */
function pattern(source: string): RegExp {
  const known = cache.get(source) ?? compile(source);
  cache.set(source, known);
  return known;
}

export const matches = (source: string, text: string): boolean => pattern(source).test(text);

/** The same in a text as it was typed. */
export const matchesRaw = (source: string, raw: string): boolean => matches(source, norm(raw));
