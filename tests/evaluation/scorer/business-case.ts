import { isComputable } from "./briefs.ts";
import { matches, numbersOf } from "./patterns.ts";
import { inside, listInside, textInside, type Brief, type Dossier, type Share } from "./types.ts";
import { norm, readable, sentences, short, withoutQuotes } from "./text.ts";

type Fact = Brief["expect"]["facts"][number];
/** A number of the calculation as the answer gives it. */
type Parameter = { label: string; unit: string; source: string; measure: string; value: number };
type Judged = { score: number; faults: string[] };
type Verdict = Judged & { roi: Share; npv: Share; isNegative: boolean };
type CaseJudged = {
  score: Share;
  verdict: Verdict;
  losses: { score: Share; missing: string[] };
  staff: Judged;
  currency: { score: Share; faults: string[]; count: number };
};

function parameterOf(given: unknown): Parameter[] {
  const value = inside(given, "value");
  if (typeof value !== "number") return [];
  const text = (key: string) => textInside(given, key);
  return [
    { label: text("label"), unit: text("unit"), source: text("source"), measure: text("measure"), value },
  ];
}

const signed = (text: string): number =>
  Number(
    text
      .replace(/[ ']/g, "")
      .replace(/,(?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );

const horizon = /(?:за|на|over|in|after) (?:\d+|пять|five) ?-?(?:лет|года|years?)|\d+-year|\d+-лет\S*/g;
const figureText = (text: string): string => norm(readable(text)).replace(horizon, "");

/** Every ROI a text gives, in percent. */
export const roiValues = (text: string): number[] =>
  [...figureText(text).matchAll(/(?<![a-z])roi(?![a-z])[^\n%]{0,60}?(-? ?\d[\d ,.']*)\s*%/g)]
    .map((match) => signed((match[1] ?? "").replace(/^- /, "-")))
    .filter(Number.isFinite);

/** Every NPV a text gives, in the unit it gives it in. */
export const npvValues = (text: string): number[] =>
  [...figureText(text).matchAll(/(?<![a-z])npv(?![a-z])([^\n\d]{0,60}?)(\d[\d ,.']*)/g)]
    .map(
      (match) =>
        (/-\s*(?:rub|usd|eur|\$|€|₽)?\s*$/.test(match[1] ?? "") ? -1 : 1) *
        signed((match[2] ?? "").replace(/[ ,.']+$/, "")),
    )
    .filter(Number.isFinite);

const noReturn =
  /не окупа(?:ется|ются) |does not pay (?:back|off)|not (?:pay back|paid back|recovered) within|never pays back/;

const people =
  /(?:^|[^а-яa-z])(?:чел(?:\.|овек)?(?!\S*[ -]*нед)|люд(?:и|ей|ям)|сотрудник|работник|персонал|people|staff|employees|persons|headcount|fte)(?![а-яa-z]*[ .-]*(?:недел|час|дн|week|hour|day))/;

/**
 * Verdict of the case. A fault is a verdict that rests on assumptions alone because the brief gives nothing to compute from, a negative
 * one although the losses the brief names were not counted, and an ROI beyond a thousand percent.
 */
function verdict(brief: Brief, text: string, losses: Share): Verdict {
  const roi = roiValues(text);
  const npv = npvValues(text);
  const isGiven = roi.length > 0 || npv.length > 0;
  const isNegative =
    isGiven && (roi.some((value) => value < 0) || (npv[0] ?? 0) < 0 || noReturn.test(norm(readable(text))));
  const absurd = roi.find((value) => Math.abs(value) > 1000);
  const computable = isComputable(brief);
  const found = { roi: roi[0] ?? null, npv: npv[0] ?? null, isNegative };
  if (absurd !== undefined) return { ...found, score: 0, faults: [`ROI ${absurd} %`] };
  if (!isGiven) return { ...found, score: 1, faults: [] };
  if (!computable)
    return {
      ...found,
      score: isNegative ? 0 : 0.5,
      faults: [`a ${isNegative ? "negative " : ""}verdict on assumptions alone`],
    };
  if (isNegative && losses !== null && losses < 0.5)
    return { ...found, score: 0, faults: ["a negative verdict without the losses named"] };
  return { ...found, score: 1, faults: [] };
}

/** A line that reckons or says where its number comes from; a quotation of the visitor's complaint does neither. */
const reckons =
  /[×÷=≈]|из (?:вашего )?(?:описани|бриф)|по (?:вашему )?описани|вы (?:назвали|указали|сообщили)|названн|from the (?:description|brief)|the (?:description|brief)|you (?:named|gave|stated)|named|потер|экономи|эффект|loss|saving|effect|₽|руб|\$|€|usd|eur|rub/;

/**
 * Losses and prices of the brief that enter the calculation: as a parameter that is no assumption, else in a line of the text that
 * reckons with them, quotations left out.
 */
function counted(brief: Brief, text: string, parameters: readonly Parameter[]) {
  const asked = brief.expect.facts.filter((fact) => fact.kind === "loss" || fact.kind === "money");
  const given = parameters.filter(({ source }) => !/assum|constant|default/i.test(source));
  const scales = [1, 1e-3, 1e-6, 12, 1 / 12, 4, 2];
  const isParameter = (fact: Fact) =>
    numbersOf(fact.pattern).some((number) =>
      given.some(({ value, measure, unit }) =>
        fact.pattern.includes(`${number}%`)
          ? value === number && (measure === "percent" || unit.includes("%"))
          : number >= 20 &&
            scales.some((scale) => Math.abs(value - number * scale) <= 0.005 * number * scale),
      ),
    );
  const own = text
    .split("\n")
    .map(withoutQuotes)
    .filter((line) => reckons.test(line));
  const missing = asked.filter(
    (fact) => !isParameter(fact) && !own.some((line) => matches(fact.pattern, line)),
  );
  return {
    score: asked.length === 0 ? null : 1 - missing.length / asked.length,
    missing: missing.map((fact) => fact.what),
  };
}

/** Children, guests and patients are no staff: a count of people at work above the brief's own is a fault. */
function staff(brief: Brief, documents: Dossier, parameters: readonly Parameter[]): Judged {
  const limit = brief.expect.staff;
  const said = brief.expect.facts
    .filter((fact) => fact.kind === "count")
    .flatMap((fact) => numbersOf(fact.pattern));
  const tooMany = (value: number) => (limit === null ? said.includes(value) : value > limit);
  const faults: string[] = parameters
    .filter(
      ({ label, unit, value }) =>
        people.test(norm(`${label} ${unit}`)) &&
        !/недел|week/.test(norm(unit)) &&
        tooMany(value) &&
        said.includes(value),
    )
    .map(({ label, value }) => `${label}: ${value}`);
  for (const { text } of Object.values(documents))
    for (const match of norm(readable(text)).matchAll(
      /(?<![\d.,])(\d[\d ,']*) (?:сотрудник|работник|employees|staff members|members of staff)/g,
    )) {
      const value = signed(match[1] ?? "");
      if (limit !== null && value > limit && said.includes(value)) faults.push(match[0]);
    }
  return { score: faults.length > 0 ? 0 : 1, faults: [...new Set(faults)] };
}

const roubles = /₽|(?<![а-яa-z])руб(?![а-яa-z]*(?:ин|ашк|еж|рик|ец))|(?<![a-z])rub(?![a-z])|rouble|ruble/;
const dollars = /\$|(?<![a-z])usd(?![a-z])|(?<![a-z])dollars?(?![a-z])|доллар/;
const euros = /€|(?<![a-z])eur(?![a-z])|(?<![a-z])euros?(?![a-z])|(?<![а-я])евро(?![а-я])/;
const russianLaw =
  /152-?фз|152-fz|federal law|федеральн\S+ закон|roskomnadzor|роскомнадзор|(?:kept|stored|hosted|located|processed) in russia|in russia(?![a-z])|gosuslugi|госуслуг|фстэк|fstec|в россии|44-fz|223-fz/;

/** Signs of other money where a brief speaks of its own. */
const otherMoney: Record<string, readonly RegExp[]> = {
  RUB: [dollars, euros],
  USD: [roubles, euros],
  EUR: [roubles, dollars],
};

/** Money in the brief's currency, and no law of Russia for a client abroad. */
function currency(
  brief: Brief,
  documents: Dossier,
  assumptions: unknown,
): { score: Share; faults: string[] } {
  const asked = norm(brief.description);
  const expected = brief.expect.currency;
  const wrong = otherMoney[expected ?? ""] ?? [];
  const faults: string[] = [];
  const used = textInside(assumptions, "currency");
  if (used !== "" && expected !== null && used !== expected) faults.push(`the calculation is in ${used}`);
  const patterns = [
    ...wrong.filter((pattern) => !pattern.test(asked)),
    ...(brief.expect.abroad && !russianLaw.test(asked) ? [russianLaw] : []),
  ];
  for (const [type, { text }] of Object.entries(documents))
    for (const sentence of sentences(text)) {
      const said = withoutQuotes(norm(sentence));
      if (patterns.some((pattern) => pattern.test(said))) faults.push(`${type}: ${short(sentence, 100)}`);
    }
  return {
    score: expected === null && !brief.expect.abroad ? null : faults.length === 0 ? 1 : 0,
    faults,
  };
}

/** Parts with their weights; what could not be judged gives its weight to the others. */
function weighted(parts: readonly (readonly [Share, number])[]): Share {
  let [points, total] = [0, 0];
  for (const [value, weight] of parts) {
    if (value === null) continue;
    points += value * weight;
    total += weight;
  }
  return total === 0 ? null : points / total;
}

/** Sanity of the business case: verdict, losses counted, staff, currency and law. */
export function businessCase(
  brief: Brief,
  documents: Dossier,
  own: Readonly<Record<string, string>>,
): CaseJudged {
  const made = documents["business-case"];
  const assumptions = inside(made?.rest, "assumptions");
  const parameters = listInside(assumptions, "parameters").flatMap(parameterOf);
  const losses = counted(brief, own["business-case"] ?? "", parameters);
  const checked = verdict(brief, made?.text ?? "", losses.score);
  const crowd = staff(brief, documents, parameters);
  const money = currency(brief, documents, assumptions);
  const isMissing = (made?.text ?? "") === "";
  return {
    score: isMissing
      ? 0
      : weighted([
          [checked.score, 4],
          [losses.score, 3],
          [money.score, 2],
          [crowd.score, 1],
        ]),
    verdict: checked,
    losses: { score: isMissing && losses.score !== null ? 0 : losses.score, missing: losses.missing },
    staff: crowd,
    currency: { score: money.score, faults: money.faults.slice(0, 6), count: money.faults.length },
  };
}
