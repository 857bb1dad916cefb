import type { CapabilityId, ConstraintId, IndustryId, SystemKind } from "./ids";

/** The tools whose documents have further editions. */
export type RefinedTool = "idea" | "architecture" | "business-case" | "requirements" | "interface";

/** A line of the risk register but for the risk itself: how it shows early. A sentence without a full stop. */
export type Sign = string;

/** A risk of the register; slots are the words of the trade and those a comment names. */
export type RegisterRisk = { risk: string; sign: Sign; answer: string; watch: string };

/** Texts of the further editions of a document. */
export type RefinementTexts = {
  shorter: {
    note: string;
    /** Slots: list. */
    figures: string;
    /** Slots: count (with its noun). */
    more: string;
  };
  government: GovernmentTexts;
  risks: RiskTexts;
};

export type GovernmentTexts = {
  heading: string;
  /** In terms of reference the section is an annex. */
  annex: string;
  /** Slots: title, weeks, effort. */
  intro: string;
  /** What the edition adds to this very document. */
  own: Readonly<Record<RefinedTool, string>>;
  /** Slots: law. */
  lawNamed: string;
  lawOpen: string;
  stageHead: readonly [string, string, string, string];
  /** What closes a stage, for the accepting commission. */
  stageActs: Readonly<Record<"survey" | "core" | "exchange" | "pilot", string>>;
  points: {
    /** Slots: stages. */
    acceptance: string;
    register: string;
    registerNamed: string;
    /** Slots: names. */
    foreign: string;
    /** Slots: names. */
    leaving: string;
    /** Slots: clients. */
    personal: string;
    personalHealth: string;
    /** Slots: count, level. */
    subjects: string;
    subjectsUnknown: string;
    protection: string;
    hostingClosed: string;
    hostingOpen: string;
    critical: string;
    /** Slots: clients. */
    identity: string;
    identityNamed: string;
    interagency: string;
    /** Slots: names. */
    state: string;
    appeals: string;
    access: string;
    /** Slots: codes. */
    documents: string;
    warranty: string;
    warrantyAlways: string;
    handover: string;
  };
  labels: Readonly<Record<GovernmentLabel, string>>;
  questionsLead: string;
  questions: {
    law: string;
    plan: string;
    class: string;
    /** Slots: clients. */
    subjects: string;
    /** Slots: budget. */
    budget: string;
    noBudget: string;
  };
  unclear: string;
};

export type GovernmentLabel =
  | "acceptance"
  | "register"
  | "personal"
  | "protection"
  | "hosting"
  | "critical"
  | "citizens"
  | "state"
  | "access"
  | "documents"
  | "warranty";

export type RiskTexts = {
  heading: string;
  annex: string;
  /** Slots: count. */
  intro: string;
  head: readonly [string, string, string, string];
  /** Early signs of the risks the knowledge base already names. */
  signs: {
    industries: Readonly<Record<IndustryId | "general", readonly [Sign, Sign]>>;
    capabilities: Readonly<Record<CapabilityId, Sign>>;
    constraints: Readonly<Record<ConstraintId, Sign>>;
  };
  watch: {
    trade: string;
    capability: string;
    constraints: Readonly<Record<ConstraintId, string>>;
  };
  /** Slots: name. */
  systems: Readonly<Record<SystemKind, RegisterRisk>>;
  /** Slots: name. */
  left: RegisterRisk;
  /** Slots: volume, peak. */
  volume: RegisterRisk;
  /** Slots: count. */
  staff: RegisterRisk;
  /** Slots: pilot, rest. */
  places: RegisterRisk;
  /** Slots: deadline, weeks, gap. */
  deadlineTight: RegisterRisk;
  /** Slots: deadline, weeks, spare. */
  deadline: RegisterRisk;
  /** Slots: quote, weeks. */
  date: RegisterRisk;
  /** Slots: budget, effort. */
  budget: RegisterRisk;
  /** Slots: share. */
  loss: RegisterRisk;
  /** Slots: later. */
  scope: RegisterRisk;
  /** For a description without figures. */
  unmeasured: RegisterRisk;
  rhythm: string;
  unclear: string;
};
