import "server-only";
import type { Locale } from "@/lib/i18n/routing";

const NBSP = "\u00A0";

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;

/** Code, Markdown link targets and addresses: none of them is prose. */
const NOT_PROSE = new RegExp(`${CODE.source}|(?<=\\])\\([^()\\s]*\\)|\\bhttps?://[^\\s<>)»"]+`, "g");

/** Applies `change` to everything between the matches of `kept`, which come through byte by byte. */
function between(text: string, kept: RegExp, change: (piece: string) => string): string {
  let result = "";
  let from = 0;
  for (const match of text.matchAll(kept)) {
    result += change(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + change(text.slice(from));
}

/** Applies `change` to a Markdown text except its fenced code and code spans. */
export const outsideCode = (text: string, change: (piece: string) => string): string =>
  between(text, CODE, change);

/** The text with spaces in place of its code: what is found in it stands at the same offset in the text. */
export const blankCode = (text: string): string =>
  text.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, " "));

/** Each pattern begins with its space, then looks ahead, then behind: looking behind at every letter of a text takes ten times as long. */
type Rule = readonly [pattern: RegExp, replacement: string];

/** A dash never starts a line; groups of three digits, a sign and its number stay together. */
const common: readonly Rule[] = [
  [/ (?=[—–])(?<![\n ] )/g, NBSP],
  [/ (?=\d{3}(?!\d))(?<=\d )/g, NBSP],
  [/ (?=\d)(?<=[№§><≈×] )/g, NBSP],
  [/ (?=×)(?<=\d )/g, NBSP],
];

/** Word lists end where the word ends; `\b` knows Latin letters only. */
const END = "(?![\\p{L}\\p{N}])";

const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  ru: [
    // Prepositions and conjunctions do not hang at the end of a line. Long words are left alone: bound to one they would not fit a
    // narrow column.
    [
      / (?=[\p{L}\p{N}«„"([*_>]|$)(?!\p{L}{15})(?<=(?<![\p{L}\p{N}-])(?:[вксуоиа]|во|на|за|из|ко|об|от|по|со|до|но|не|ни|для|без|при|над|под|про|где|или) )/giu,
      NBSP,
    ],
    [/ (?=же(?!\p{L}))(?<=(?<!\p{L})т(?:от|о|а|е|ой|ом|ем|ех|ого|ому) )/giu, NBSP],
    [
      new RegExp(
        ` (?=(?:%|₽|тыс|млн|млрд|руб|рублей|мс|сек|мин|минут|минуты|ч|час|часа|часов|ГБ|ТБ|дн|дней|дня|лет|год|года|году|px|точ(?:ка|ки|ек))${END})(?<=\\d\\+? )`,
        "gu",
      ),
      NBSP,
    ],
    [/ (?=\d)(?<=(?<![\p{L}\p{N}])(?:(?:пп?|ч|стр?|рис)\.|стать\p{L}+|част\p{L}+|пункт\p{L}*) )/giu, NBSP],
  ],
  en: [
    [
      new RegExp(
        ` (?=(?:million|billion|bn|thousand|roubles?|ms|sec|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?|GB|TB|%)${END})(?<=\\d\\+? )`,
        "gu",
      ),
      NBSP,
    ],
    [/ (?=off(?!\p{L}))(?<=(?<!\p{L})pays? )/giu, NBSP],
    [/ (?=\d)(?<=(?<![\p{L}\p{N}])(?:No\.|RUB|Articles?|Sections?|Clauses?|[Pp]arts?) )/gu, NBSP],
  ],
};

/**
 * Sets non-breaking spaces where a line must not end. Hyphens stay hyphens, also in «ИИ-агенты»: the site's fonts have no other,
 * and the words must be found by search. Idempotent; code and addresses are not touched.
 */
export const typeset = (text: string, locale: Locale): string =>
  between(text, NOT_PROSE, (prose) =>
    [...common, ...rules[locale]].reduce((result, [pattern, space]) => result.replace(pattern, space), prose),
  );
