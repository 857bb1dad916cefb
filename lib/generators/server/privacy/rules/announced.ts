import "server-only";
import { isIban } from "@/lib/generators/server/privacy/checksums";
import {
  countDigits,
  cue,
  digits,
  GAP,
  isNumber,
  pattern,
  START,
  type Found,
  type Rule,
} from "@/lib/generators/server/privacy/rules/rule";

const hasDigits =
  (...counts: number[]) =>
  (found: Found) =>
    counts.includes(countDigits(found.text)) && isNumber(found);

const NUMBER = "(?:№|n|no\\.?|н\\.?|номер(?: паспорта)?|ном\\.?|number|num)?";
const SERIES = `\\d{2}${GAP}\\d{2}[ ,.\\n;:\\-/_]{0,4}${NUMBER}[ .:№\\n\\-]{0,4}\\d{3}${GAP}\\d{3}(?!\\d)`;
const PASSPORT =
  "(?:загран)?паспорт\\p{L}{0,5}|пасп\\.?|сери[яийю]|сер\\.?|passports?|документ[а-я]{0,2} личности";
const LICENCE =
  "водительск\\p{L}{2,3} (?:удостоверени\\p{L}{1,2}|прав\\p{L}{0,2})|в/у|ву|вод\\. ?уд(?:ост)?\\.?|права|driv(?:ing|er'?s?) licen[cs]e";
const POLICY =
  "полис\\p{L}{0,3}|омс|oms|омc|дмс|осаго|енп|(?:medical |health )?(?:insurance|policy)(?: policy)?(?: no\\.?| number)?";
const ACCOUNT =
  "(?:р|к|л|p|k)/[сc](?:ч[её]т)?|р[. ]?сч[её]т|(?:расч[её]тн|кор|корр|корреспондентск|лицев|банковск)\\p{L}{0,3}[. ]{0,2}сч[её]т\\p{L}{0,2}|сч[её]т\\p{L}{0,2}|account(?: number| no\\.?)?|acc(?:t)?";

/** Beside a word that announces a document. */
export const announced: readonly Rule[] = [
  {
    kind: "account",
    pattern: pattern(`${START}([a-z]{2}\\d{2}(?:[ -]?[a-z\\d]){11,30})(?![a-z\\d])`),
    is: ({ text }) => isIban(text),
  },
  { kind: "account", pattern: pattern(`${cue(ACCOUNT)}(${digits(20, 20)})`) },
  {
    kind: "account",
    pattern: pattern(`(?<!\\p{L})(?:account|acct?)(?: number| no\\.?)?[ .:#№\\n-]{0,4}(${digits(8, 18)})`),
    is: isNumber,
  },
  {
    kind: "account",
    pattern: pattern(`${START}[34]\\d{4}${GAP}(?:810|840|978|156|643|398|933)(?:${GAP}\\d){12}(?!\\d)`),
  },
  { kind: "licence", pattern: pattern(`${cue(LICENCE)}(${digits(10, 10)})`), is: hasDigits(10) },
  {
    kind: "licence",
    pattern: pattern(`${cue(LICENCE, 20)}(\\d{2} ?[а-яa-z]{2} ?(?:№ ?)?\\d{6}(?!\\d))`),
  },
  {
    kind: "licence",
    pattern: pattern(
      `driv(?:ing|er'?s?) licen[cs]e(?: no\\.?| number)?[ :#№]{1,4}([a-z]{1,5}[\\- ]?\\d[a-z\\d\\- ]{5,17})(?![a-z\\d])`,
    ),
    is: ({ text }) => countDigits(text) >= 5,
  },
  { kind: "passport", pattern: pattern(`${cue(PASSPORT, 40)}(${SERIES})`), is: hasDigits(10) },
  {
    kind: "passport",
    pattern: pattern(`${cue("(?:загран)?паспорт\\p{L}{0,2}|passport", 20)}(${digits(10, 10)})`),
    is: hasDigits(10),
  },
  {
    kind: "passport",
    pattern: pattern(`${cue(PASSPORT, 20)}(\\d{2}[ \\-]{0,2}${NUMBER}[ .]{0,2}\\d{7}(?!\\d))`),
    is: hasDigits(9),
  },
  {
    kind: "passport",
    pattern: pattern(
      `(?<!\\p{L})passports?(?: (?:no\\.?|number|num|id))?(?: is)?[ :#№]{1,4}([a-z]{1,2} ?\\d{6,8}|\\d{9})(?!\\d)`,
    ),
  },
  { kind: "passport", pattern: pattern(`((?:№|номер) ?\\d{6}[ ,]{1,3}сери\\p{L} ?\\d{2} ?\\d{2})(?!\\d)`) },
  { kind: "passport", pattern: pattern(`${START}\\d{2}[ -]?\\d{2}[ ,]{0,2}(?:№|номер|n) ?\\d{6}(?!\\d)`) },
  {
    kind: "snils",
    pattern: pattern(
      `${cue("снилс\\p{L}{0,2}|snils|страхов\\p{L}{2,3} (?:номер|свидетельств)\\p{L}{0,2}")}(${digits(11, 11)})`,
    ),
  },
  { kind: "snils", pattern: pattern(`${START}\\d{3}-\\d{3}-\\d{3}[ -]{0,3}\\d{2}(?![\\d-])`) },
  { kind: "policy", pattern: pattern(`${cue(POLICY)}(${digits(9, 19)})`), is: isNumber },
  {
    kind: "ogrn",
    pattern: pattern(`${cue("огрн(?:ип)?|ogrn(?:ip)?")}(${digits(13, 15)})`),
    is: hasDigits(13, 15),
  },
  { kind: "inn", pattern: pattern(`${cue("инн(?:/кпп)?|inn|tin")}(\\d{12}|\\d{10})(?!\\d)`) },
  {
    kind: "inn",
    pattern: pattern(`${cue("инн(?:/кпп)?|inn|tin")}(${digits(10, 12)})`),
    is: hasDigits(10, 12),
  },
  {
    kind: "card",
    pattern: pattern(
      `${cue("карт[аеуыо]?\\p{L}{0,2}|card|visa|виза|мир|mastercard|мастеркард|pan")}(${digits(16, 16)})`,
    ),
    is: isNumber,
  },
];
