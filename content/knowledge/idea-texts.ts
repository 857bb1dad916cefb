/** Sentences of the project idea, one set for each language. `{name}` is a slot that the composer fills. */
export type Calculation = {
  name: string;
  /** The arithmetic with its result. */
  sum: string;
  /** What was assumed, to be replaced by the customer's own figure. */
  assumption: string;
};

export const calculationIds = [
  "loss",
  "lossWithCheque",
  "lossMoney",
  "downtimeCost",
  "routine",
  "time",
  "timeSmall",
  "onePercent",
  "load",
  "cycle",
  "waiting",
  "waitingTotal",
  "availability",
  "staff",
] as const;
export type CalculationId = (typeof calculationIds)[number];

export type IdeaTexts = {
  headings: {
    task: string;
    users: string;
    solution: string;
    release: string;
    effect: string;
    risks: string;
    services: string;
    assumed: string;
    questions: string;
  };
  /** Slots: title, forWhom. */
  title: string;
  /** Slots: first, weeks. */
  summary: string;
  /** Slots: list. */
  scale: string;
  /** Slots: volume, places, result. */
  perPlace: string;
  /** Slots: volume, staff, result. */
  perPerson: string;
  /** The same where work goes on every day and people come in shifts. */
  perShift: string;
  /** Slots: quote. */
  inOwnWords: string;
  noScale: string;
  /** Slots: count (a head count such as «190 администраторов»). */
  otherPeople: string;
  /** Somebody the description wants reports for. Slots: reader. */
  reports: string;
  exchange: string;
  table: { words: string; system: string; release: string; first: string; second: string; unclear: string };
  weeksSum: {
    survey: string;
    core: string;
    second: string;
    exchange: string;
    special: string;
    pilot: string;
    total: string;
  };
  /** Slots: effort (person-weeks). */
  effort: string;
  stages: {
    /** Slots: span. */
    survey: string;
    core: string;
    exchange: string;
    pilot: string;
    pilotPlaces: string;
    pilotOwn: string;
  };
  /** Slots: later. */
  notIncluded: string;
  /** Slots: rest, size, waves, weeks. */
  rollout: string;
  deadlineFits: string;
  deadlineTight: string;
  deadlineRoomy: string;
  date: string;
  budget: string;
  /** Slots: list. */
  effectFigures: string;
  effectIntro: string;
  /** Slots: quote. */
  goal: string;
  calculations: Readonly<Record<CalculationId, Calculation>>;
  /** Slots: saving. */
  noFigures: string;
  formula: string;
  assumptionLabel: string;
  measures: string;
  assumed: {
    industry: string;
    industryAbroad: string;
    noIndustry: string;
    capability: string;
    rate: string;
    period: string;
    figures: string;
    noFigures: string;
    foreignMoney: string;
  };
  ask: {
    volume: string;
    noVolume: string;
    unclearWish: string;
    staff: string;
    pilot: string;
    loss: string;
    deadline: string;
    cheque: string;
  };
  unclear: {
    title: string;
    read: string;
    missing: string;
    missingParts: { industry: string; capability: string; figures: string; systems: string };
    word: string;
    howTo: string;
    example: string;
    next: string;
    services: string;
    headings: { read: string; words: string; how: string; next: string; questions: string };
    questions: readonly [string, string, string, string, string];
  };
};
