/** How long the reader by rules takes for the longest description, and whether its time grows with the length alone. */
import "../../../server/site-modules.ts";
import { samples } from "../../unit/generators/samples.ts";
import { median, type Measure } from "./measure.ts";

const LONGEST = 8_000;
const LIMIT_MS = 20;
/** Four times the length may take this many times as long. */
const GROWTH = 6;
const WARM_UP = 5;
const RUNS = 20;

/** A description of this many characters: all samples of a language one after the other. */
const textOf = (locale: "ru" | "en", length: number): string =>
  Object.values(samples[locale]).join(" ").repeat(8).slice(0, length);

/** Texts that a visitor sends to see what happens. */
const hostile: readonly (readonly [string, string])[] = [
  ["digits", "7"],
  ["commas", ","],
  ["one letter", "ы"],
  ["negations", "не "],
  ["open quotation marks", "«"],
  ["lists", "нужны: а, б, в; "],
];

export async function measureReading(): Promise<Measure[]> {
  const { readFacts } = await import("@/lib/generators/server/read/read-facts");
  const time = async (text: string, locale: "ru" | "en") => {
    for (let run = 0; run < WARM_UP; run += 1) await readFacts(text, locale);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      await readFacts(text, locale);
      times.push(performance.now() - began);
    }
    return median(times);
  };
  const measures: Measure[] = [];
  for (const locale of ["ru", "en"] as const) {
    const [quarter, whole] = [
      await time(textOf(locale, LONGEST / 4), locale),
      await time(textOf(locale, LONGEST), locale),
    ];
    measures.push({
      what: `reading 8,000 characters in ${locale}, median`,
      measured: `${whole.toFixed(1)} ms`,
      target: `< ${LIMIT_MS} ms`,
      met: whole < LIMIT_MS,
    });
    measures.push({
      what: `reading 8,000 characters against 2,000 in ${locale}`,
      measured: `× ${(whole / quarter).toFixed(1)}`,
      target: `≤ × ${GROWTH}`,
      met: whole <= quarter * GROWTH,
    });
  }
  for (const [name, part] of hostile) {
    const text = part.repeat(Math.ceil(LONGEST / part.length)).slice(0, LONGEST);
    const took = await time(text, "ru");
    measures.push({
      what: `reading 8,000 characters of ${name}, median`,
      measured: `${took.toFixed(1)} ms`,
      target: `< ${LIMIT_MS} ms`,
      met: took < LIMIT_MS,
    });
  }
  return measures;
}
