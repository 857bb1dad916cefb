import { MONTH, secondsOf } from "@/lib/site/amounts";

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
};

/** Phases one after another on one scale of months; nothing where one of them does not tell its time. */
export function scheduleOf(durations: readonly string[]): Schedule | undefined {
  const times = durations.flatMap((duration) => secondsOf(duration) ?? []);
  if (times.length === 0 || times.length < durations.length) return undefined;
  const until = (index: number) => times.slice(0, index).reduce((all, own) => all + own, 0);
  const whole = until(times.length);
  const percent = (index: number) => Math.round((until(index) / whole) * 1000) / 10;
  const months = Math.max(1, Math.round(whole / MONTH));
  const step = months <= SHORT ? FINE : QUARTER;
  return {
    months,
    marks: Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step),
    stretches: times.map((_, index) => [percent(index), percent(index + 1)]),
  };
}
