import "server-only";
import { isInn, isLuhn, isOgrn, isSnils } from "@/lib/generators/server/privacy/checksums";
import {
  GAP,
  groupsOf,
  isNumber,
  isWhole,
  pattern,
  START,
  type Found,
  type Rule,
} from "@/lib/generators/server/privacy/rules/rule";

/** Cards are written in fours, American Express in 4-6-5; any other way only in one run or evenly. */
function isCard(found: Found): boolean {
  const { text } = found;
  const groups = groupsOf(text);
  const lengths = groups.map(({ length }) => length).join("-");
  const isShape =
    /^(?:\d{13,19}|(?:4-){3}4(?:-\d)?|4-6-5|8-8|4-4-8|8-4-4|(?:2-){7}2|6-\d{2}|(?:1-){12,18}1)$/.test(
      groups.length === 1 ? text.replace(/\D/g, "") : lengths,
    );
  return isShape && isLuhn(text) && isWhole(found) && isNumber(found);
}

/** Cards by their form and check digit. */
export const cards: readonly Rule[] = [
  { kind: "card", pattern: pattern(`${START}[2-6](?:${GAP}\\d){12,18}(?!\\d)`), is: isCard },
  { kind: "card", pattern: pattern(`${START}[2-6](?:${GAP}\\d){15}(?!\\d)`), is: isCard },
  { kind: "card", pattern: pattern(`${START}3[47](?:${GAP}\\d){13}(?!\\d)`), is: isCard },
];

/** Runs of digits that only their check digits tell; telephone numbers are taken out before. */
export const runs: readonly Rule[] = [
  {
    kind: "snils",
    pattern: pattern(`${START}(?:\\d{11}|\\d{3} \\d{3} \\d{3}[ -]\\d{2})(?!\\d)`),
    is: (found) => isSnils(found.text) && isWhole(found) && isNumber(found),
  },
  {
    kind: "ogrn",
    pattern: pattern(`${START}(?:[15]\\d{12}|3\\d{14})(?!\\d)`),
    is: (found) => isOgrn(found.text) && isWhole(found) && isNumber(found),
  },
  {
    kind: "inn",
    pattern: pattern(`${START}(?:\\d{12}|\\d{10})(?!\\d)`),
    is: (found) => isInn(found.text) && isWhole(found) && isNumber(found),
  },
  {
    kind: "passport",
    pattern: pattern(`${START}(?!(?:19|20)\\d{2} )\\d{2} ?\\d{2} \\d{6}(?!\\d)`),
    is: (found) =>
      isWhole(found) && isNumber(found) && /^ {0,2}(?:$|[.,;)\\n]|выдан|issued|код)/.test(found.after),
  },
];
