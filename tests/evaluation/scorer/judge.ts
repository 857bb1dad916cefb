import { isReal } from "./briefs.ts";
import { isRefusal } from "./honesty.ts";
import { measure, rate, type Measured } from "./rate.ts";
import { printed } from "./report.ts";
import { sameness } from "./sameness.ts";
import { totals, type Totals } from "./totals.ts";
import type { Made, Share } from "./types.ts";

export { checkBriefs, readBriefs } from "./briefs.ts";
export { makeDossier } from "./chain.ts";
export type { Totals } from "./totals.ts";
export type { Answer, Brief, Dossier, Made } from "./types.ts";

type Judged = {
  totals: Totals;
  briefs: readonly {
    id: string;
    style: string;
    score: number;
    parts: Record<string, Share>;
    gate?: number;
    sameness: Record<string, Share> | undefined;
    measured: Measured;
  }[];
  /** The table, then what was found. */
  report: string;
};

/** A refusal is like every other refusal; it is counted as one and not compared. */
const isDrafted = ({ brief, documents }: Made): boolean =>
  isReal(brief) && Object.values(documents).every((answer) => !isRefusal(answer));

/** Judges dossiers: totals of all, what was found of each, and the report people read. */
export function judge(made: readonly Made[]): Judged {
  const same = sameness(made.filter(isDrafted));
  const results = made.map(({ brief, documents }) => {
    const measured = measure(brief, documents);
    return { brief, measured, rated: rate(brief, measured, same.byBrief[brief.id]) };
  });
  const all = totals(results, same);
  const briefs = results.map(({ brief, measured, rated }) => ({
    id: brief.id,
    style: brief.style,
    ...rated,
    sameness: same.byBrief[brief.id],
    measured,
  }));
  return { totals: all, briefs, report: printed(results, same, all) };
}
