import { Fragment, type ReactNode } from "react";

/** A word or a number with a hyphen that is short enough for a narrow column: «онлайн-запись», «10-й». */
const COMPOUND = /(?<!\S)([\p{L}\p{N}]+-[\p{L}\p{N}-]{1,16})(?![\p{L}\p{N}])/u;

/** A number and the word or sign that it counts: «−20 %», «140 сотрудников», «14,5 человеко-недели». */
const MEASURE = /(?<=\d)[ \u202f](?=[%₽$€£]|\p{L}[\p{L}-]{0,16}(?![\p{L}-]))/gu;
/** A number in words keeps what it counts too: «три месяца», «за две недели». */
const COUNTED =
  /(?<=(?<!\p{L})(?:дв(?:а|е|ух|умя?)|тр(?:и|[её]х)|четыр(?:е|[её]х)|(?:пят|шест|сем|девят|десят)[ьи]|восемь|восьми|two|three|four|five|six|seven|eight|nine|ten)) (?=\p{L}{1,10}(?![\p{L}-]))/giu;
/** Groups of one number, «50 000»: a visitor writes them with a plain space. */
const GROUPS = /(?<=\d)[ \u202f](?=\d{3}(?!\d))/g;
/** A Russian word of one or two letters goes with the next one, unless that is long: a narrow column could not hold both. */
const SHORT_WORD = /(?<=(?<![\p{L}\p{N}-])\p{Script=Cyrillic}{1,2}) (?=\S{1,11}(?:\s|$))/gu;
/** A term of a formula keeps the sign before it, and no line begins with a dash or with the sign of a currency. */
const SIGN = /(?<=[×÷]) | (?=[—–] |[₽€])/g;

/** Keeps words that belong together on one line by spaces that do not break. */
export const wordsKept = (text: string): string =>
  [GROUPS, MEASURE, COUNTED, SHORT_WORD, SIGN].reduce(
    (kept, pattern) => kept.replaceAll(pattern, "\u00a0"),
    text,
  );

/** A text whose compounds stay on one line too, «онлайн-запись»; its hyphens stay plain, so that search and copies find the words. */
export function unbroken(text: string): ReactNode {
  return wordsKept(text)
    .split(COMPOUND)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 1 ? <span className="whitespace-nowrap">{part}</span> : part}
      </Fragment>
    ));
}
