import { MONTH, secondsOf, WEEK } from "@/lib/site/amounts";

/** Half a year has a mark every two months, a longer time at each quarter. */
const SHORT = 6;
const [FINE, QUARTER] = [2, 3];

export type Schedule = {
  /** The whole time. */
  months: number;
  /** Months that the scale marks, the first day among them and the launch not. */
  marks: readonly number[];
  /** Where each phase begins and ends, percent of the whole. */
  stretches: readonly (readonly [from: number, to: number])[];
  /** The first and the last week of each phase; nothing of a phase that does not last whole weeks. */
  weeks: readonly (string | undefined)[];
};

/** Phases one after another on one scale of months; nothing where one of them does not tell its time. */
export function scheduleOf(durations: readonly string[]): Schedule | undefined {
  const times = durations.flatMap((duration) => secondsOf(duration) ?? []);
  if (times.length === 0 || times.length < durations.length) return undefined;
  const until = (index: number) => times.slice(0, index).reduce((all, own) => all + own, 0);
  const whole = until(times.length);
  const percent = (index: number) => Math.round((until(index) / whole) * 1000) / 10;
  const weeks = (index: number) => {
    const [before, last] = [until(index) / WEEK, until(index + 1) / WEEK];
    if (![before, last].every(Number.isInteger)) return undefined;
    return before + 1 === last ? String(last) : `${String(before + 1)}–${String(last)}`;
  };
  const months = Math.max(1, Math.round(whole / MONTH));
  const step = months <= SHORT ? FINE : QUARTER;
  return {
    months,
    marks: Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step),
    stretches: times.map((_, index) => [percent(index), percent(index + 1)]),
    weeks: times.map((_, index) => weeks(index)),
  };
}
