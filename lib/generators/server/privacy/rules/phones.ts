import "server-only";
import {
  countDigits,
  cue,
  digits,
  GAP,
  groupsOf,
  isByThousands,
  isQuantity,
  isTechnical,
  isWhole,
  pattern,
  START,
  type Found,
  type Rule,
} from "@/lib/generators/server/privacy/rules/rule";

/** Whether ten digits are grouped as people group them: a code of three to five first, or all alike with the same between them. */
function isGrouped(groups: readonly string[], text: string): boolean {
  const [code = "", ...rest] = groups;
  if (code.length >= 3) return true;
  return rest.every(({ length }) => length === code.length) && new Set(text.match(/\D{1,4}/g)).size === 1;
}

/** A number that begins with a plus, 7 or 8. */
function isRussian(found: Found): boolean {
  const { text } = found;
  const all = text.replace(/\D/g, "");
  if (isTechnical(text) || isQuantity(found) || !isWhole(found)) return false;
  if (/^\D{0,2}\+|^\D?00/.test(text)) return true;
  const [first = "", ...rest] = groupsOf(text);
  const ten = first.length === 1 ? rest : [first.slice(1), ...rest];
  return (
    /[3-9]/.test(all.slice(-10, -9)) && !isByThousands(text) && isGrouped(ten, text.replace(/^\D{1,4}/, ""))
  );
}

const isPlain = (found: Found) => !isTechnical(found.text) && !isQuantity(found) && isWhole(found);

/** Ten digits without what stands before them for the country. */
const isTen = (found: Found) =>
  countDigits(found.text) === 10 &&
  isPlain(found) &&
  !/\d[ \-/.]$/.test(found.before) &&
  !/^\(?(?:19|20)\d{2}\)/.test(found.text);

const CUES =
  "т|тел|телефон|телефоны|телефона|телефону|моб|мобильн[ыо][ийе]|сот|сотовый|факс|ватсап|вотсап|вацап|воцап|вайбер|звоните|позвоните|звонить|набирайте|набрать|phone|phones|tel|telephone|mob|mobile|cell|fax|whatsapp|viber|call|dial|ring";

export const phones: readonly Rule[] = [
  {
    kind: "phone",
    pattern: pattern(`${START}(?:\\(?(?:\\+|00)${GAP}7|\\(?[78])(?:${GAP}\\d){10}(?!\\d)`),
    is: isRussian,
  },
  // With commas or other signs between groups of the usual lengths.
  {
    kind: "phone",
    pattern: pattern(
      `${START}\\+?[78][,*|:=] ?[3-9]\\d{2}[,*|:=] ?\\d{3}[,*|:=] ?\\d{2}[,*|:=] ?\\d{2}(?!\\d)`,
    ),
  },
  {
    kind: "phone",
    pattern: pattern(`${START}\\+[1-9](?:[ .\\-()/]{0,3}\\d){6,13}(?!\\d)`),
    is: (found) => isPlain(found) && !(isByThousands(found.text) && countDigits(found.text) < 10),
  },
  // "тел. 234-567", «звоните 234567»: short ones only where a colon or a full stop says that a number comes.
  {
    kind: "phone",
    pattern: pattern(`${START}(?:${CUES})[.:]{1,2}[ \\n]{0,3}(${digits(6, 12)})`),
    is: (found) => isPlain(found) && !isByThousands(found.text),
  },
  {
    kind: "phone",
    pattern: pattern(`${cue(CUES, 20)}(\\+?\\(?${digits(9, 13)})`),
    is: (found) => isPlain(found) && !isByThousands(found.text),
  },
  {
    kind: "phone",
    pattern: pattern(`(?<!\\p{L})(?:${CUES})\\+?([78]\\d{10}|\\d{10})(?!\\d)`),
  },
  {
    kind: "phone",
    pattern: pattern(`${START}\\(${GAP}\\d{3,5}${GAP}\\)(?:${GAP}\\d){5,7}(?!\\d)`),
    is: isTen,
  },
  {
    kind: "phone",
    pattern: pattern(
      `${START}[3489]\\d{2}[ .\\-/\\n]{1,3}\\d{3}[ .\\-/\\n]{1,3}\\d{2}[ .\\-/\\n]{0,3}\\d{2}(?!\\d)`,
    ),
    is: isTen,
  },
  {
    kind: "phone",
    pattern: pattern(`${START}(?:9\\d{2}|49[589]|8(?:00|1[0-9]|4[0-9]))[ .\\-]{1,3}\\d{7}(?!\\d)`),
    is: isTen,
  },
  { kind: "phone", pattern: pattern(`${START}9(?:[ .\\-]\\d){9}(?!\\d|[ .\\-]\\d)`), is: isTen },
  {
    kind: "phone",
    pattern: pattern(`${START}(?:\\d{3}[ -])?\\d{3}-\\d{2}-\\d{2}(?![\\d-])`),
    is: isWhole,
  },
  // North America and Britain, as they write among themselves.
  {
    kind: "phone",
    pattern: pattern(
      `(?<!-)${START}(?:1[ .\\-])?\\(?[2-9]\\d{2}\\)?[ .\\-]{1,2}\\d{3}[.\\-]\\d{4}(?![\\d-])`,
    ),
    is: (found) => isWhole(found) && !isTechnical(found.text),
  },
  {
    kind: "phone",
    pattern: pattern(`${START}00[1-9]\\d{0,2}(?:[ .\\-()]{1,3}\\d{2,5}){2,5}(?!\\d)`),
    is: isPlain,
  },
  {
    kind: "phone",
    pattern: pattern(`(?<!-)${START}\\(?0\\d{2,4}\\)?[ -]\\d{3,4}[ -]?\\d{3,4}(?!\\d)`),
    is: isPlain,
  },
];

/** After the ИНН, which has a check digit to tell by: a mobile number without its prefix. */
export const barePhones: readonly Rule[] = [
  { kind: "phone", pattern: pattern(`${START}9\\d{9}(?!\\d)`), is: isPlain },
];
