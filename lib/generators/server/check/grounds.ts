import "server-only";
import { computeBusinessCase, productOf } from "@/lib/generators/business-case/compute";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import { readQualities } from "@/lib/content/decisions";
import { FILLING, roomOf, volumesOf } from "@/lib/generators/server/compose/architecture/volumes";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import type { Composed, Plan, Wording } from "@/lib/generators/server/compose/plan/plan";
import { leftOf } from "@/lib/generators/server/compose/requirements/measure-table";
import { lossesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { releaseStages, rollOut, TRIAL } from "@/lib/generators/server/compose/text/stages";
import type { Locale } from "@/lib/i18n/locales";

/** A line of a document: its number from zero, as it is, without Markdown's signs; the heading above and the head of its table. */
export type Line = { at: number; raw: string; text: string; heading: string; head: string };

const plain = (line: string) =>
  line
    .replace(/^#{1,6}\s+(?:\d+(?:\.\d+)*\.?\s+)?/, "")
    .replace(/^\s*(?:>\s?|[-*+]\s+|\d+[.)]\s+)+/, "")
    .replace(/\\([\\`*_[\]<>|#~&])/g, "$1")
    .replace(/[*_`]/g, "");

/** The lines of a Markdown document that say something; numbers of headings and items are no part of their text. */
export function linesOf(markdown: string): Line[] {
  let heading = "";
  let head = "";
  return markdown.split("\n").flatMap((raw, at): Line[] => {
    const text = plain(raw);
    if (/^#{1,6}\s/.test(raw)) heading = text;
    head = raw.trimStart().startsWith("|") ? head || text : "";
    return /^[\s|:-]*$/.test(raw) ? [] : [{ at, raw, text, heading, head }];
  });
}

export const sentencesIn = (text: string): string[] =>
  text.startsWith("|") ? [text] : text.split(/(?<=[.!?…])\s+(?=\p{Lu}|[«"„(])/u);

const ASSUMED = /допущ|предполож|условн|assum|presum/iu;
const GENERAL = /^(?:общ|general|common|standard|стандарт)/iu;

/** Whether the numbers of a line are declared to be nobody's: by the line, its table or its section. */
export const isAssumed = ({ text, head, heading }: Line): boolean =>
  [text, head, heading].some((part) => ASSUMED.test(part)) || GENERAL.test(heading);

/** A number of a text as it is written; a share, a sum or a time is a statement however small it is. */
export type Written = { value: number; text: string; isMeasured: boolean };

/** Names that have digits in them: standards, laws, versions, codes of requirements, times of day, sizes of services. */
const NAMES =
  /(?<!\p{L})(?:ГОСТ|GOST|ISO|IEC|WCAG|RFC|СП(?!\p{L})|СНиП|HTTP|TLS|OAuth|IPv)[\s\p{L}/]{0,14}\d[\d.\-–:]*|\d+-(?:ФЗ|FZ)|№\s?\d[\d\-–/]*|(?:раздел|пункт|section|clause)\p{L}*\s\d+(?:\.\d+)+|24\s?[/×x]\s?7|\d{1,2}:\d{2}|\p{L}+[-–]?\d+(?:\.\d+)*/giu;

const NUMBER = /(?<![\d\p{L}])(?:\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*)/gu;
const SCALE =
  /^[\s\u00A0\u202F]{0,2}(тыс|млн|млрд|трлн|thousand|million|billion|trillion|(?:k|m|bn)(?!\p{L}))/iu;
const SCALES = ["", "тыс thousand k", "млн million m", "млрд billion bn", "трлн trillion"];

const MEASURE_AFTER =
  /^[\s\u00A0\u202F]{0,2}(?:[%₽$€£₸]|процент|percent|per cent|руб|коп|[A-Z]{3}(?!\p{L})|сек|мин|час|ч(?!\p{L})|дн|день|сут|недел|мес|год|лет|sec|min|hour|day|week|month|year)/iu;
const MEASURE_BEFORE = /[₽$€£₸]\s?$/u;

/** A comma groups thousands in English and begins the fraction in Russian; a point the other way round. */
function plainNumber(text: string, locale: Locale): number {
  const joined = text.replace(/[ \u00A0\u2009\u202F]/g, "");
  const isGrouped = locale === "en" ? /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ : /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
  const bare = isGrouped.test(joined) ? joined.replaceAll(locale === "en" ? "," : ".", "") : joined;
  return Number(bare.replace(",", "."));
}

/** Every number of a line, with its scale («2,9 млн» is 2,900,000), without those that are part of a name. */
export function numbersIn(line: string, locale: Locale): Written[] {
  const text = line.replace(NAMES, (name) => " ".repeat(name.length));
  return [...text.matchAll(NUMBER)].flatMap(({ 0: found, index }): Written[] => {
    const after = text.slice(index + found.length);
    const [scale = "", word = ""] = SCALE.exec(after) ?? [];
    const thousands = SCALES.findIndex((words) => words.split(" ").includes(word.toLowerCase()));
    const value = plainNumber(found, locale) * 1000 ** thousands;
    const isMeasured =
      MEASURE_AFTER.test(after.slice(scale.length)) || MEASURE_BEFORE.test(text.slice(0, index));
    return Number.isNaN(value) ? [] : [{ value, text: found, isMeasured }];
  });
}

/** Whether a written value is another one, as it is or rounded to the digits it shows: 55,800 stands for 55,750 to 55,850. */
function isSame(written: number, value: number): boolean {
  if (written > value * 2 || value > written * 2) return false;
  if (Math.abs(written - value) <= Math.abs(value) * 0.005) return true;
  const digits = /[1-9](?:\d*[1-9])?/.exec(written.toString().replace(/e.*$|\D/g, ""))?.[0].length ?? 1;
  return Number(value.toPrecision(Math.min(15, digits))) === written;
}

/** Numbers of a line that say something of the client; a small whole one without a unit counts parts or steps of the document. */
export const statedIn = (line: string, locale: Locale): Written[] =>
  numbersIn(line, locale).filter(
    ({ value, isMeasured }) => isMeasured || !Number.isInteger(value) || value > 12,
  );

/** What stands beside a text: what it was computed from, and what else the visitor typed. */
export type CheckedExtras = Pick<Composed, "assumptions"> & { description: string; wording?: Wording };

const CONSTANTS = [2, 7, 10, 12, 24, 52, 60, 100, 250, 365, 3_600, 1_000_000, ...Object.values(FILLING)];

const writtenOut = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    const isRemoved = typeof part === "object" && part !== null && "removed" in part;
    return key === "span" || isRemoved ? undefined : part;
  });

/** All words and numbers of the visitor: the description, the sheet as it was corrected, the further fields. */
export const typedBy = ({ sheet }: Plan, { description, wording = {} }: CheckedExtras): string => {
  const { additionalInfo = "", scope = "", style = "" } = wording;
  return [description, writtenOut(sheet), additionalInfo, scope, style].join(" ");
};

/** Numbers that a document may use: given by the visitor, and computed from those. */
export function groundsOf(plan: Plan, extras: CheckedExtras) {
  const { locale, effort, loads, stores, streams } = plan;
  const reckoned = extras.assumptions ?? deriveAssumptions(plan);
  const planned = writtenOut([
    effort,
    loads,
    streams,
    volumesOf(plan),
    roomOf(plan),
    { trial: TRIAL, from: effort.firstWeeks + 1, to: effort.firstWeeks + TRIAL },
    // What is left of the term.
    Math.floor(plan.sheet.limits.deadline?.weeks ?? 0) - effort.firstWeeks,
    rollOut(plan),
    readQualities(),
    stores,
    releaseStages(plan),
    reckoned.parameters,
  ]);
  const left = lossesOf(plan).map((loss) => loss.left);
  const { unit, investment, yearlyCosts } = computeBusinessCase(reckoned);
  const spent = [
    ...[...investment, ...yearlyCosts].map(({ amount }) => (amount ?? 0) * unit),
    ...reckoned.yearlyCosts.map((line) => productOf(line, reckoned.parameters) ?? 0),
  ];
  const targets = plan.measures.flatMap(({ pain, today }) => today.map((one) => leftOf(plan, pain, one)));
  const computed = [
    ...numbersIn(planned, "en"),
    ...numbersIn([renderBusinessCase(reckoned, locale), ...left].join("\n"), locale),
  ];
  return {
    given: numbersIn(typedBy(plan, extras), locale).map(({ value }) => value),
    computed: [...computed.map(({ value }) => value), ...spent, ...targets],
  };
}

const results = (a: number, b: number): number[] => [a + b, a - b, a * b, a / b, b / a, (a * b) / 100];

/** What the products that a line writes out come to: «95 × 365 × 33,3 % = …». */
const productsIn = (text: string, locale: Locale): number[] =>
  text
    .split(/[;|=]/)
    .filter((side) => side.includes("×"))
    .map((side) => {
      const shares = side.match(/%/g)?.length ?? 0;
      return numbersIn(side, locale).reduce((product, { value }) => product * value, 1) / 100 ** shares;
    });

/** Whether a number of a line is given, computed, or follows from others of the line; one that is made up is not. */
export function isFounded(
  { value }: Written,
  line: string,
  grounds: ReturnType<typeof groundsOf>,
  locale: Locale,
): boolean {
  const isIt = (other: number) => isSame(value, other);
  if ([...grounds.given, ...grounds.computed, ...productsIn(line, locale)].some(isIt)) return true;
  const others = numbersIn(line, locale).flatMap((other) => (other.value === value ? [] : [other.value]));
  const second = [...others, ...CONSTANTS, ...grounds.given, ...grounds.computed];
  return others.some((a) => second.some((b) => results(a, b).some(isIt)));
}
