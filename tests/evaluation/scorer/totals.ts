import { isReal } from "./briefs.ts";
import type { Measured, Rated } from "./rate.ts";
import type { Sameness } from "./sameness.ts";
import { mean, sum, type Brief, type Share } from "./types.ts";

/** What was found of a brief and what it is worth. */
export type Result = { brief: Brief; measured: Measured; rated: Rated };

const round = (value: Share | undefined, digits = 3): Share =>
  value === null || value === undefined ? null : Number(value.toFixed(digits));

const foreignCount = ({ foreign }: Measured): number => sum(foreign.map(({ count }) => count));

/** What the ways of a dossier that could be false add up to over real briefs. */
const faultsOf = (real: readonly Result[]) => {
  const count = (isFault: (measured: Measured) => boolean) =>
    real.filter(({ measured }) => isFault(measured)).length;
  return {
    caseVerdicts: count(({ businessCase }) => (businessCase?.verdict.faults.length ?? 0) > 0),
    caseNegative: count(({ businessCase }) => businessCase?.verdict.isNegative ?? false),
    staffFaults: count(({ businessCase }) => (businessCase?.staff.score ?? 1) < 1),
    currencyFaults: count(({ businessCase }) => (businessCase?.currency.faults.length ?? 0) > 0),
    refusedReal: count(({ honesty }) => honesty.refused.length > 0),
    denials: sum(real.map(({ measured }) => measured.denials.length)),
    banViolations: sum(real.map(({ measured }) => measured.bans.violations.length)),
  };
};

/** Totals over all briefs: shares 0 to 1, points 0 to 100; `null` where nothing could be measured. */
export function totals(results: readonly Result[], same: Sameness) {
  const real = results.filter(({ brief }) => isReal(brief));
  const other = results.filter(({ brief }) => !isReal(brief));
  const of = (pick: (measured: Measured) => Share, digits?: number) =>
    round(mean(real.map(({ measured }) => pick(measured))), digits);
  const points = (list: readonly Result[]) => round(mean(list.map(({ rated }) => rated.score)), 1);
  const free = Object.entries(same.byType).filter(([type]) => type !== "requirements-gost");
  const types = [...new Set(real.flatMap(({ measured }) => Object.keys(measured.facts.byType)))];
  const { caseVerdicts, caseNegative, staffFaults, currencyFaults, refusedReal, denials, banViolations } =
    faultsOf(real);
  return {
    briefs: results.length,
    score: points(results),
    scoreReal: points(real),
    scoreOther: points(other),
    scoreLowest: round(Math.min(...results.map(({ rated }) => rated.score)), 1),
    factRecall: of(({ facts }) => facts.recall),
    nameRecall: of(({ facts }) => facts.names),
    factSpread: of(({ facts }) => facts.spread),
    wishRecall: of(({ wishes }) => wishes.recall),
    wishFirst: of(({ wishes }) => wishes.first),
    denials,
    foreignNouns: of(foreignCount, 2),
    foreignWords: of(({ foreign }) => foreign.length, 2),
    businessCase: of(({ businessCase }) => businessCase?.score ?? null),
    caseVerdicts,
    caseNegative,
    lossesCounted: of(({ businessCase }) => businessCase?.losses.score ?? null),
    staffFaults,
    currencyFaults,
    bans: of(({ bans }) => bans.score),
    banViolations,
    refusedReal,
    failed: sum(results.map(({ measured }) => measured.honesty.failed.length)),
    honesty: round(mean(other.map(({ measured }) => measured.honesty.score))),
    languageFaults: of(({ language }) => language.faults.length, 2),
    agreement: of(({ agreement }) => agreement.score),
    samenessMean: round(mean(free.map(([, entry]) => entry.mean))),
    samenessP90: round(mean(free.map(([, entry]) => entry.p90))),
    factRecallByType: Object.fromEntries(
      types.map((type) => [type, round(mean(real.map(({ measured }) => measured.facts.byType[type])))]),
    ) as Record<string, Share>,
    samenessByType: Object.fromEntries(
      Object.entries(same.byType).map(([type, entry]) => [
        type,
        { mean: round(entry.mean), p90: round(entry.p90) },
      ]),
    ) as Record<string, { mean: Share; p90: Share }>,
  };
}

export type Totals = ReturnType<typeof totals>;
