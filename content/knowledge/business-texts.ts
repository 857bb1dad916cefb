import type { CapabilityId, IndustryId } from "./ids";

/** Label, unit and note of a parameter; slots are the words of the industry. */
export type ParameterWords = { label: string; unit: string; note?: string };

export type BusinessTexts = {
  /** Effects that usually come as well and are not counted: a sentence for each capability. */
  uncounted: Readonly<Record<CapabilityId, string>>;
  /** The usual money lever of a trade, for when the description names no loss. */
  levers: Readonly<Partial<Record<IndustryId, { label: string; share: string; price: string }>>>;
  parameters: {
    flow: ParameterWords;
    lossShare: ParameterWords;
    recovered: ParameterWords;
    cheque: ParameterWords;
    margin: ParameterWords;
    months: ParameterWords;
    lossMoney: ParameterWords;
    cut: ParameterWords;
    downtimeHour: ParameterWords;
    downtimeHours: ParameterWords;
    minutes: ParameterWords;
    covered: ParameterWords;
    rate: ParameterWords;
    routineShare: ParameterWords;
    selfServe: ParameterWords;
    staff: ParameterWords;
    dailyMinutes: ParameterWords;
    days: ParameterWords;
    personWeeks: ParameterWords;
    weekPrice: ParameterWords;
    places: ParameterWords;
    placePrice: ParameterWords;
    trainees: ParameterWords;
    traineePrice: ParameterWords;
    platform: ParameterWords;
    supportShare: ParameterWords;
    hosting: ParameterWords;
    duty: ParameterWords;
    message: ParameterWords;
    answer: ParameterWords;
  };
  lines: {
    /** Slots: the words of the industry. */
    loss: string;
    lossMoney: string;
    downtime: string;
    time: string;
    routine: string;
    staff: string;
    development: string;
    rollout: string;
    training: string;
    platform: string;
    support: string;
    hosting: string;
    duty: string;
    messages: string;
    answers: string;
  };
  /** Unit after a flow: «в месяц», and a year. */
  aMonth: string;
  aYear: string;
  title: string;
  /** Slots: first, total (person-weeks), effects. */
  summary: string;
  headings: {
    today: string;
    numbers: string;
    outcome: string;
    options: string;
    uncounted: string;
    risks: string;
    services: string;
    questions: string;
  };
  /** Slots: money. */
  delay: string;
  noEffect: string;
  /** Slots: visitor, list, assumed. */
  numbers: string;
  noNumbers: string;
  additional: string;
  agreed: string;
  outcomeIntro: string;
  /** Slots: name, low, high. */
  outcomeLine: string;
  outcomeSign: string;
  outcomeSafe: string;
  outcomeNever: string;
  optionHead: readonly [string, string, string, string];
  options: {
    nothing: { name: string; text: string; when: string };
    pilot: { name: string; text: string; when: string };
    whole: { name: string; text: string; when: string };
  };
  /** Slots: budget, share. */
  budgetFits: string;
  budgetTight: string;
  noBudget: string;
  riskDouble: string;
  riskRamp: string;
  foreignMoney: string;
  questions: {
    rate: string;
    cheque: string;
    flow: string;
    loss: string;
    savings: string;
    budget: string;
    who: string;
  };
};

/** The figures of the levers: the share of the flow that is lost, percent, and the price of one, roubles. */
export const leverFigures: Readonly<
  Partial<Record<IndustryId, { share: number; price: number; margin: number }>>
> = {
  health: { share: 10, price: 2000, margin: 30 },
  retail: { share: 3, price: 1500, margin: 25 },
  logistics: { share: 5, price: 2500, margin: 100 },
  hospitality: { share: 6, price: 6000, margin: 40 },
  telecom: { share: 1, price: 4000, margin: 40 },
  insurance: { share: 4, price: 1500, margin: 100 },
  factory: { share: 5, price: 12000, margin: 20 },
  airline: { share: 2, price: 3000, margin: 100 },
};

/** What one lost case is worth when the description names a loss but no price, roubles. */
export const usualPrice: Readonly<Partial<Record<IndustryId, number>>> = {
  health: 2000,
  oil: 15000,
  bank: 300,
  factory: 12000,
  retail: 1500,
  logistics: 2500,
  airline: 3000,
  agro: 5000,
  telecom: 800,
  insurance: 6000,
  hospitality: 6000,
  media: 300,
};
