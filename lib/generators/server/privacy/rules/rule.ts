import "server-only";

/** What is masked. */
export type Kind =
  | "secret"
  | "contact"
  | "email"
  | "account"
  | "passport"
  | "licence"
  | "policy"
  | "snils"
  | "ogrn"
  | "inn"
  | "birth"
  | "card"
  | "phone"
  | "name"
  | "address"
  | "plate";

/** A find with what stands around it; what was found before it is left out of that. */
export type Found = { text: string; before: string; after: string };

/**
 * One way to tell personal data in the plain view of a text. Time is in proportion to the text because every repetition has an upper
 * bound: a match, and a failure, costs no more than the pattern allows, wherever it begins.
 */
export type Rule = {
  kind: Kind;
  /** Global, with indices. Its first group, when it has one, is what goes; else the whole match does. */
  pattern: RegExp;
  /** Refuses what only looks like it. */
  is?: (found: Found) => boolean;
};

/** A pattern for `Rule`, put together from parts; parts are in a form without capturing groups. */
export const pattern = (source: string, flags = "i") => new RegExp(source, `dgu${flags}`);

/** What people put between the groups of a number, in the plain view; up to four of them, for "8 (916) - 123". */
export const GAP = "[ \\n.\\-()/_]{0,4}";

/** A number of so many digits with anything between them, not a part of a longer one. */
export const digits = (least: number, most: number) =>
  `\\d(?:${GAP}\\d){${String(least - 1)},${String(most - 1)}}(?!\\d)`;

/** Begins where no word and no number goes on. */
export const START = "(?<![\\p{L}\\d_])";

/** A word that announces a number, then what may stand before it: other words, but no end of a thought. */
export const cue = (words: string, gap = 30) =>
  `(?<!\\p{L})(?:${words})(?!\\p{L})[^\\d!?;]{0,${String(gap)}}?`;

/** A unit of money or scale right after a number without groups says that it is a sum. */
const SUM_UNIT =
  /^\s{0,2}(?:[₽$€£%]|(?:руб|тыс|млн|млрд|трлн|долл|евро|коп|шт|rub|usd|eur|thousand|million|billion|k\b|m\b|bn\b)|р\.)/iu;
const WORD_AFTER = /^\s{0,2}[\p{L}₽$€£%]/u;

/** 12 000 000: figures are written so, telephone numbers and documents are not. */
export const isByThousands = (text: string) => /^\+?\d{1,3}(?:[ .,]\d{3}){1,6}$/.test(text);

/** 7 000 000 000, whatever follows: nobody's number ends in so many zeros. */
const isRound = (text: string) => /0{6}$/.test(text) || (isByThousands(text) && /(?:\D000){2}$/.test(text));

/** A figure of the task: round, by thousands, or with a unit behind it. */
export const isQuantity = ({ text, after }: Found) =>
  isRound(text) || (isByThousands(text) ? WORD_AFTER.test(after) || text.length < 12 : SUM_UNIT.test(after));

/** Neither a fraction nor a part of a longer row of figures. */
export const isWhole = ({ before, after }: Found) =>
  !/\d[.,]$|№ ?$/.test(before) && !/^(?:[.,]\d{1,3}(?!\d)|_)/.test(after);

export const countDigits = (text: string) => text.replace(/\D/g, "").length;
export const groupsOf = (text: string): string[] => text.match(/\d{1,40}/g) ?? [];

/** 192.168.100.200 */
const isAddressOfHost = (text: string) =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && groupsOf(text).every((group) => Number(group) <= 255);
const HAS_DATE = /(?<!\d)\d{1,2}[.\-/]\d{1,2}[.\-/](?:19|20)\d{2}(?!\d)|(?:19|20)\d{2}-\d{2}-\d{2}/;
const isYear = (group: string) => /^(?:19|20)\d{2}$/.test(group);

/** Dates, years in a row, hosts: figures that have as many digits as a number of a person. */
export const isTechnical = (text: string) =>
  HAS_DATE.test(text) || isAddressOfHost(text) || groupsOf(text).filter(isYear).length > 1;

/** Neither a figure of the task nor dates or hosts. */
export const isNumber = (found: Found) =>
  !isQuantity(found) && !isByThousands(found.text) && !isTechnical(found.text);
