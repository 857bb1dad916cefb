const DAY = 86_400;
export const WEEK = 7 * DAY;
export const MONTH = (365.25 / 12) * DAY;

/** Seconds in units of time, by the first letters of their names in both languages. */
const units: Readonly<Record<string, number>> = {
  ...{ с: 1, s: 1, мин: 60, min: 60, ч: 3600, h: 3600 },
  ...{ ден: DAY, дня: DAY, дне: DAY, day: DAY, нед: WEEK, wee: WEEK, мес: MONTH, mon: MONTH },
};

const NUMBER = /\d(?:[\d\s]*\d)?(?:[.,]\d+)*/u;
const PART = new RegExp(`(${NUMBER.source})\\s*(\\p{L}{0,3})`, "gu");

/** A number as both languages write it. A comma before three digits parts thousands; any other is decimal. */
const numberOf = (text: string) =>
  Number(
    text
      .replace(/\s/g, "")
      .replace(/,(?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );

/** How long «3 ч 10 мин» is, in seconds. Nothing of a text that is not a time. */
export function secondsOf(text: string): number | undefined {
  const parts = [...text.matchAll(PART)].map(
    ([, value = "", unit = ""]) => numberOf(value) * (units[unit] ?? Number.NaN),
  );
  const sum = parts.reduce((all, own) => all + own, 0);
  return parts.length > 0 && Number.isFinite(sum) ? sum : undefined;
}

/** What percents are of. */
const WHOLE = 100;

/** Two values of one unit as shares of the larger, or of the whole they are percent of. Nothing where their units differ or there is no number. */
export function proportionOf(before: string, after: string): readonly [number, number] | undefined {
  const times = [secondsOf(before), secondsOf(after)];
  const isOneUnit = before.replace(NUMBER, "") === after.replace(NUMBER, "");
  const [was, now] = times.every((time) => time !== undefined)
    ? times
    : [before, after].map((text) => (isOneUnit ? numberOf(NUMBER.exec(text)?.[0] ?? "-") : Number.NaN));
  const most = Math.max(was ?? 0, now ?? 0);
  if (was === undefined || now === undefined || !(most > 0)) return undefined;
  const isOfWhole = /\d\s*%/u.test(before) && most <= WHOLE;
  const share = (own: number) => Math.round((own / (isOfWhole ? WHOLE : most)) * 1000) / 10;
  return [share(was), share(now)];
}

/** The width of a bar for a share in percent, for an attribute of SVG; of little, and of nothing, a trace of 2 px is left to see. */
export const barWidth = (share: number) => (share < 1 ? "2" : `${String(share)}%`);
