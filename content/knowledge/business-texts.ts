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
    realised: ParameterWords;
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
  /** Unit of a flow; slot: unit. */
  aMonth: string;
  /** Where the assumed share of a lever comes from. */
  leverNote: string;
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
  /** Slots: name, value. */
  breakEven: string;
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

/** The flow a month taken when the description names none. */
export const usualFlow: Readonly<Record<CapabilityId, number>> = {
  booking: 8_000,
  requests: 5_000,
  portal: 4_000,
  crm: 1_500,
  erp: 6_000,
  bitrix24: 2_500,
  planning: 1_200,
  warehouse: 12_000,
  tracking: 3_000,
  shop: 9_000,
  production: 7_000,
  maintenance: 900,
  documents: 1_800,
  assistant: 10_000,
  analytics: 600,
  mobile: 3_500,
  monitoring: 4_500,
  integration: 15_000,
  highload: 60_000,
  infrastructure: 800,
  support: 2_200,
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
  factory: { share: 15, price: 15000, margin: 100 },
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
