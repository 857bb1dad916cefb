import { numbersOf } from "./patterns.ts";
import { mean, sum, type Brief, type Dossier, type Share } from "./types.ts";
import { norm, readable, sentences, short } from "./text.ts";

const number = (text: string): number =>
  Number(
    text
      .replace(/[ ']/g, "")
      .replace(/,(?=\d{3}(?!\d))/g, "")
      .replace(/[.,]$/, "")
      .replace(",", "."),
  );

const money =
  /(\d[\d ,.']*)\s*(тыс|thousand|k(?![a-z])|млн|миллион|million|m(?![a-z])|млрд|billion)?\.?\s*(?:₽|руб|rub|\$|€|usd|eur)|(?:rub|usd|eur|\$|€)\s?(\d[\d ,.']*)\s*(тыс|thousand|k(?![a-z])|млн|million|m(?![a-z])|billion)?/g;
const scale = (word: string | undefined): number =>
  !word ? 1 : /тыс|thousand|^k/.test(word) ? 1e3 : /млрд|billion/.test(word) ? 1e9 : 1e6;

/** Sums of money in a normalised text. */
const sums = (text: string): number[] =>
  [...text.matchAll(money)]
    .map((match) => number((match[1] ?? match[3] ?? "").trim()) * scale(match[2] ?? match[4]))
    .filter((value) => Number.isFinite(value) && value > 0);

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.021 * Math.max(a, b);

/** Two documents disagree when the largest value of neither stands in the other, nor is the sum of its parts. */
function disagree(first: readonly number[], second: readonly number[]): boolean {
  const [a, b] = [Math.max(...first), Math.max(...second)];
  const has = (values: readonly number[], wanted: number) =>
    values.some((value) => near(value, wanted)) || near(sum(values), wanted);
  return !has(second, a) && !has(first, b);
}

/** What was compared: whether two documents name the quantity at all, and where they disagree. */
type Compared = { checked: boolean; faults: string[] };
type Texts = readonly { type: string; text: string }[];

function compare(name: string, texts: Texts, pattern: RegExp): Compared {
  const entries = texts
    .map(({ type, text }) => ({
      type,
      values: [...text.matchAll(pattern)]
        .map((match) => number(match[1] ?? match[2] ?? ""))
        .filter(Number.isFinite),
    }))
    .filter(({ values }) => values.length > 0);
  const faults = entries.flatMap((first, place) =>
    entries
      .slice(place + 1)
      .filter((second) => disagree(first.values, second.values))
      .map(
        (second) =>
          `${name}: ${first.type} ${Math.max(...first.values)}, ${second.type} ${Math.max(...second.values)}`,
      ),
  );
  return { checked: entries.length > 1, faults };
}

const effort =
  /(?:трудоемкост|итого|всего|total|effort|takes) ?[^\n]{0,60}?(?<![\d.,])(\d[\d ,.']*?)\s*(?:человеко-недел|чел\.?[- ]?недел|person-weeks|person weeks)/g;
const term =
  /(?:первый выпуск|первого выпуска|первой версии|весь проект|проект целиком|всего|итого|first release|whole project|in total|total of)[^\n.|\d]{0,40}?(\d{1,3}) (?:недел|weeks)|(\d{1,3}) (?:недел\S*|weeks)[^\n.|\d]{0,20}(?:на первый выпуск|for the first release|в сумме|всего|in total|in all)/g;
const yearly = /(?:эффект|экономи|сбереж|выгод|возврат|effect|saving|saves|benefit|worth|gain)/;
const aYear = /в год|ежегодн|годов|a year|per year|yearly|annual|an year/;

/** Sums a year that other documents name must stand in the business case or in the brief. */
function compareYearly(brief: Brief, documents: Dossier, caseText: string): Compared {
  // Tables of a business case count in thousands or millions.
  const bare = [...caseText.matchAll(/(?<![\d.,])(\d{1,3}(?:[ ,']\d{3})+|\d{2,})(?:[.,]\d+)?/g)]
    .map((match) => number(match[0]))
    .flatMap((value) => [value, value * 1e3]);
  const known = [
    ...sums(caseText),
    ...sums(norm(brief.description)),
    ...brief.expect.facts.flatMap((fact) => numbersOf(fact.pattern)),
    ...bare,
  ];
  const faults: string[] = [];
  let checked = false;
  for (const [type, { text }] of Object.entries(documents)) {
    if (type === "business-case") continue;
    for (const sentence of sentences(text)) {
      const said = norm(sentence);
      if (!yearly.test(said) && !said.includes("≈")) continue;
      if (!aYear.test(said)) continue;
      for (const value of sums(said)) {
        if (value < 10_000) continue;
        checked = true;
        if (!known.some((other) => near(other, value)))
          faults.push(`yearly effect: ${type} ${short(sentence, 90)}`);
      }
    }
  }
  return { checked, faults: faults.slice(0, 3) };
}

/** The budget must be the one of the brief wherever it is named. */
function compareBudget(brief: Brief, documents: Dossier): Compared {
  const budget = brief.expect.facts.find((fact) => fact.kind === "budget");
  const stated = budget ? numbersOf(budget.pattern).filter((value) => value >= 1000) : [];
  const faults: string[] = [];
  let checked = false;
  if (stated.length === 0) return { checked, faults };
  for (const [type, { text }] of Object.entries(documents))
    for (const sentence of sentences(text)) {
      const said = norm(sentence);
      const place = said.search(/бюджет|нмцк|финансирован|budget|ceiling|grant/);
      if (place < 0) continue;
      const all = sums(said);
      if (all.length === 0) continue;
      checked = true;
      const direct = sums(said.slice(place, place + 45));
      if (direct.length > 0 && !all.some((value) => stated.some((other) => near(value, other))))
        faults.push(`budget: ${type} ${short(sentence, 90)}`);
    }
  return { checked, faults: faults.slice(0, 3) };
}

/** The same quantity must have one value in all documents: effort, weeks, yearly effect, budget. */
export function agreement(brief: Brief, documents: Dossier): { score: Share; faults: string[] } {
  const texts = Object.entries(documents).map(([type, { text }]) => ({ type, text: norm(readable(text)) }));
  const caseText = texts.find(({ type }) => type === "business-case")?.text ?? "";
  const results = [
    compare("person-weeks", texts, effort),
    compare("weeks", texts, term),
    ...(caseText === "" ? [] : [compareYearly(brief, documents, caseText)]),
    compareBudget(brief, documents),
  ];
  return {
    score: mean(results.filter(({ checked }) => checked).map(({ faults }) => (faults.length === 0 ? 1 : 0))),
    faults: results.flatMap(({ faults }) => faults).slice(0, 6),
  };
}
