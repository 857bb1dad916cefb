import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { openParameters } from "@/lib/generators/business-case/verdict";
import { withParameter } from "@/lib/generators/business-case/with-parameter";

/** What NPV becomes, in whole currency, when one input alone is a fifth lower or higher, or the work at the ends of its estimate. */
export type Sensitivity = {
  /** Absent for the discount rate. */
  parameter: Parameter | undefined;
  /** Percent below and above, where it is the work that moves. */
  spread?: readonly [below: number, above: number];
  lower: number;
  higher: number;
  worst: number;
  best: number;
};

const SHARE = 0.2;
const HIGHEST_RATE = 100;
/** Inputs that are shown at once; the others are folded, and so are those with less than this share of what the strongest does. */
const MAIN_LEVERS = 7;
const LEAST_SHARE = 0.01;

/** Inputs that move NPV, the strongest first. A changed input stays within its range; one without a range is not moved. */
export function sensitivityOf(assumptions: Assumptions): Sensitivity[] {
  const npvOf = (changed: Assumptions) => {
    const { npv, unit } = computeBusinessCase(changed);
    return npv * unit;
  };
  const { discountRate } = assumptions;
  const inputs = [
    ...assumptions.parameters.map((parameter) => ({
      parameter,
      value: parameter.range && parameter.value,
      most: parameter.range?.max ?? 0,
      change: (next: number) => withParameter(assumptions, parameter.id, next),
    })),
    {
      parameter: undefined,
      value: discountRate,
      most: HIGHEST_RATE,
      change: (next: number) => ({ ...assumptions, discountRate: next }),
    },
  ];
  return inputs
    .flatMap(({ parameter, value, most, change }) => {
      if (value === undefined || value === null) return [];
      const least = parameter?.range?.min ?? 0;
      const lower = npvOf(change(Math.max(least, value * (1 - SHARE))));
      const higher = npvOf(change(Math.min(most, value * (1 + SHARE))));
      return [{ parameter, lower, higher, worst: Math.min(lower, higher), best: Math.max(lower, higher) }];
    })
    .filter(({ worst, best }) => best > worst)
    .sort((a, b) => b.best - b.worst - (a.best - a.worst));
}

/**
 * What NPV answers to, the strongest first. Of inputs that multiply each other and so move it alike, the assumption, which is less sure
 * than what was told. Where the work is estimated, its spread takes the place of the price that multiplies it.
 */
export function leversOf(assumptions: Assumptions): Sensitivity[] {
  const work = workLever(assumptions);
  const groups = Map.groupBy(
    sensitivityOf(assumptions).filter(({ parameter }) => work === undefined || parameter?.id !== WORK_PRICE),
    ({ worst, best }) => `${String(worst)} ${String(best)}`,
  );
  const levers = [...groups.values()].flatMap(
    (alike) => alike.find(({ parameter }) => parameter?.source === "assumption") ?? alike.slice(0, 1),
  );
  return [...levers, ...(work ?? [])].sort((a, b) => b.best - b.worst - (a.best - a.worst));
}

const WORK_PRICE = "week-price";
const FIRST_WORK = "person-weeks";
const WORK = new Set([FIRST_WORK, "later-weeks"]);

/** The work at the ends of its estimate, all else as it is. */
function workLever(assumptions: Assumptions): [Sensitivity] | undefined {
  const { spread, parameters } = assumptions;
  if (spread === undefined) return undefined;
  const npvAt = (share: number) => {
    const moved = parameters.map((one) =>
      one.value !== null && WORK.has(one.id) ? { ...one, value: one.value * share } : one,
    );
    const { npv, unit } = computeBusinessCase({ ...assumptions, parameters: moved });
    return npv * unit;
  };
  const [below, above] = spread;
  const [lower, higher] = [npvAt(1 - below / 100), npvAt(1 + above / 100)];
  return lower === higher
    ? undefined
    : [
        {
          parameter: undefined,
          spread,
          lower,
          higher,
          worst: Math.min(lower, higher),
          best: Math.max(lower, higher),
        },
      ];
}

export const isAvoided = ({ id }: Pick<Parameter, "id">): boolean => id.startsWith("avoid-");

/** The same assumptions seen cautiously, as they are, and boldly: shares of losses a third lower and higher, the work at the ends of its estimate. */
export function outlooksOf(assumptions: Assumptions) {
  const [below, above] = assumptions.spread ?? [0, 0];
  const outlooks = [
    { name: "cautious", share: 2 / 3, work: 1 + above / 100 },
    { name: "base", share: 1, work: 1 },
    { name: "bold", share: 4 / 3, work: 1 - below / 100 },
  ] as const;
  return outlooks.map(({ name, share, work }) => ({
    name,
    assumptions: {
      ...assumptions,
      parameters: assumptions.parameters.map((one) => {
        if (one.value === null || (!isAvoided(one) && !WORK.has(one.id))) return one;
        const value = isAvoided(one) ? Math.min(100, Math.round(one.value * share)) : one.value * work;
        return { ...one, value };
      }),
    },
  }));
}

/** The same assumptions with other work. */
const withWork = (assumptions: Assumptions, change: (now: number) => number): Assumptions => ({
  ...assumptions,
  parameters: assumptions.parameters.map((one) =>
    one.id === FIRST_WORK && one.value !== null ? { ...one, value: change(one.value) } : one,
  ),
});

/** Of the running costs that functions have by themselves, those of some functions alone. */
const withCosts = (assumptions: Assumptions, isOf: (code: string) => boolean): Assumptions => ({
  ...assumptions,
  yearlyCosts: assumptions.yearlyCosts.filter(({ functions }) => functions?.some(isOf) !== false),
});

/** The same assumptions for what to begin with alone and for the rest alone: the work of each. */
export function partsOf(assumptions: Assumptions): { first: Assumptions; rest: Assumptions } | undefined {
  const { pilot } = assumptions.document ?? {};
  const isOf = (code: string) => pilot?.name.split(", ").includes(code) === true;
  return (
    pilot && {
      first: withCosts(
        withWork(assumptions, () => pilot.personWeeks),
        isOf,
      ),
      rest: withCosts(
        withWork(assumptions, (whole) => whole - pilot.personWeeks),
        (code) => !isOf(code),
      ),
    }
  );
}

/** The same assumptions with what is proposed beside what was asked, and for the proposed part alone. */
export function proposedIn(assumptions: Assumptions): { whole: Assumptions; rest: Assumptions } | undefined {
  const { proposed } = assumptions.document ?? {};
  if (proposed === undefined) return undefined;
  const { personWeeks, effects } = proposed;
  return {
    whole: {
      ...withWork(assumptions, (asked) => asked + personWeeks),
      effects: [...assumptions.effects, ...effects],
    },
    rest: withCosts({ ...withWork(assumptions, () => personWeeks), effects }, () => false),
  };
}

/** Ids of the inputs that decide most: the unanswered ones, then those that move NPV most. Asked of the assumptions as answered. */
export function mainLevers(assumptions: Assumptions): string[] {
  const open = openParameters(proposedIn(assumptions)?.whole ?? assumptions).map(({ id }) => id);
  const all = sensitivityOf(assumptions);
  const least = LEAST_SHARE * Math.max(...all.map(({ best, worst }) => best - worst));
  const strong = all.flatMap(({ parameter, best, worst }) =>
    parameter && best - worst >= least ? parameter.id : [],
  );
  return [...new Set([...open.slice(0, 3), ...strong, ...open])].slice(0, MAIN_LEVERS);
}
