import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { table } from "@/lib/generators/markdown";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { daysOf } from "@/lib/generators/server/draft/calendar";
import { formatCount, formatFlow, onePlace, rounded } from "@/lib/generators/server/draft/format";
import type { Figures } from "@/lib/generators/server/draft/reading/figures";
import { monthly, sitesOf, workersIn } from "@/lib/generators/server/draft/reading/figures";

const PEAK_SHARE = 0.15;
const RECORD_KB = 20;
const KB_IN_GB = 1024 * 1024;
/** Above this a second in the worst hour the bottleneck is intake, not people. */
const BUSY = 5;

export type Load = {
  /** Operations a month, on a day, in the worst hour and in its worst second; each from the rounded one before. */
  month: number;
  days: number;
  day: number;
  hour: number;
  second: number;
};

/** The load that the flow of a description comes to; nothing without a flow. */
export function loadOf(brief: Brief): Load | undefined {
  const { volume } = brief.reading.figures;
  if (!volume) return undefined;
  const days = daysOf(brief);
  const month = rounded(monthly(volume));
  const day = rounded(month / days);
  const hour = Math.ceil(day * PEAK_SHARE);
  return { month, days, day, hour, second: rounded(hour / 3600) };
}

/** Six of ten of those who work with the system are signed in at the peak. */
export const concurrentIn = (figures: Figures): number => Math.ceil(workersIn(figures) * 0.6);

export const isBusy = (load: Load | undefined): boolean => load !== undefined && load.second >= BUSY;

/** The load as a table with its arithmetic and what follows from it. */
export function loadSection(brief: Brief): string[] {
  const { reading, texts, locale, say } = brief;
  const { load: words } = texts.architecture;
  const { volume, teams } = reading.figures;
  const places = sitesOf(reading.figures);
  const load = loadOf(brief);
  if (!load || !volume) return [say(words.none)];
  const number = (value: number) => formatNumber(value, locale);
  const rows: [string, string, string][] = [
    [
      words.month,
      formatFlow({ value: load.month, unit: volume.unit, period: "month" }, locale),
      words.how.month,
    ],
    [words.day, number(load.day), say(words.how.day, { days: number(load.days) })],
    [words.peakHour, number(load.hour), words.how.peakHour],
  ];
  if (load.second >= 1) rows.push([words.peakSecond, number(load.second), words.how.peakSecond]);
  rows.push([words.target, number(rounded(load.hour * 2)), words.how.target]);
  if (places && load.month / places.value >= 1)
    rows.push([
      say(words.perPlace, { place: onePlace(places.unit, locale) }),
      number(rounded(load.month / places.value)),
      say(words.how.perPlace, { places: formatCount(places.value, places.unit, locale) }),
    ]);
  if (teams.length > 0)
    rows.push([
      words.users,
      number(concurrentIn(reading.figures)),
      say(words.how.users, {
        count: teams.map(({ value, unit }) => formatCount(value, unit, locale)).join(" + "),
      }),
    ]);
  const records = load.month * 36;
  rows.push([words.records, number(records), words.how.records]);
  const gigabytes = rounded((records * RECORD_KB) / KB_IN_GB);
  if (gigabytes > 0)
    rows.push([words.storage, `${number(gigabytes)} ${locale === "ru" ? "ГБ" : "GB"}`, words.how.storage]);
  return [table(words.head, rows, [1]), say(isBusy(load) ? words.meaning : words.meaningSmall)];
}

/** How soon the system is back, as a sentence with slots. */
export const recoveryLine = ({ reading, texts }: Pick<Brief, "reading" | "texts">): string => {
  const { recovery, recoveryAlways } = texts.architecture.deployment;
  return reading.constraints.includes("always") ? recoveryAlways : recovery;
};

/** How soon the system is back and how much is lost, by whether it works round the clock. */
export function recoveryOf({ reading, texts }: Pick<Brief, "reading" | "texts">): {
  restore: string;
  loss: string;
} {
  const { recoveryTimes, recoveryTimesAlways } = texts.architecture.deployment;
  const [restore, loss] = reading.constraints.includes("always") ? recoveryTimesAlways : recoveryTimes;
  return { restore, loss };
}
