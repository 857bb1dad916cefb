import type { CapabilityId, ConstraintId, SystemKind } from "./ids";

export type Priority = "must" | "should";

/** A testable requirement; slots are the words of the industry unless a comment says otherwise. */
export type Requirement = {
  text: string;
  /** How it is checked, a sentence without a label. */
  check: string;
  priority: Priority;
};

export type RequirementDetail = {
  /** Two for each module of the capability, in its order. */
  functions: readonly [Requirement, Requirement, Requirement, Requirement, Requirement, Requirement];
  /** What is kept: name of the record and its contents, without a full stop. */
  data: readonly (readonly [name: string, contents: string])[];
};

export type QualityLine = { name: string; value: string; check: string };

export type RequirementTexts = {
  details: Readonly<Record<CapabilityId, RequirementDetail>>;
  /** Prefix of functional and other requirements: «ФТ», "FR". */
  codes: { function: string; quality: string; exchange: string; document: string };
  priorities: Readonly<Record<Priority, string>>;
  check: string;
  /** Slots: title, forWhom. */
  title: string;
  gostTitle: string;
  /** Slots: functions, qualities, weeks. */
  summary: string;
  /** Slots: quote. */
  scope: string;
  scopeNone: string;
  basedOn: string;
  headings: {
    goal: string;
    functions: string;
    further: string;
    exchange: string;
    quality: string;
    data: string;
    users: string;
    order: string;
    acceptance: string;
    notIncluded: string;
    assumed: string;
    questions: string;
    services: string;
  };
  /** Slots: clients, staff. */
  goal: string;
  /** Slots: quote. */
  goalQuote: string;
  measures: string;
  wish: Requirement;
  qualityHead: readonly [string, string, string, string];
  qualities: {
    capacity: QualityLine;
    users: QualityLine;
    response: QualityLine;
    availability: QualityLine;
    availabilityAlways: QualityLine;
    availabilityNamed: QualityLine;
    restore: QualityLine;
    trail: QualityLine;
    access: QualityLine;
    places: QualityLine;
    growth: QualityLine;
  };
  constraints: Readonly<Partial<Record<ConstraintId, QualityLine>>>;
  /** Slots: name. */
  exchange: Readonly<Record<SystemKind, Requirement>>;
  exchangeLeft: Requirement;
  noExchange: string;
  dataHead: readonly [string, string];
  dataRule: string;
  order: { stage: string; rollout: string };
  acceptance: readonly string[];
  /** Slots: metric. */
  acceptanceMetric: string;
  later: string;
  assumed: { priority: string; qualities: string; scale: string };
  questions: { owner: string; order: string; volume: string; capacity: string; hardware: string };
  gost: {
    sections: readonly string[];
    four: readonly string[];
    general: readonly (readonly [string, string])[];
    purpose: string;
    goals: string;
    object: string;
    conditions: string;
    structure: string;
    supply: readonly (readonly [string, string])[];
    works: string;
    stageHead: readonly [string, string, string];
    develop: readonly string[];
    tests: readonly string[];
    prepare: readonly string[];
    documents: readonly (readonly [string, string])[];
    documentHead: readonly [string, string];
    sources: readonly string[];
    sourceRule: string;
    none: string;
    subheads: { goals: string; purpose: string; object: string; conditions: string };
  };
};
