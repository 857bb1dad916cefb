import "server-only";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import type {
  Actor,
  FactEntry,
  FactSheet,
  Figure,
  LimitField,
  Pain,
  Wish,
} from "@/lib/generators/fact-sheet";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { KeyFigure } from "@/lib/generators/key-figures";
import type { Screen } from "@/lib/generators/screens";
import type { ToolInput } from "@/lib/generators/tools";
import type { Burst } from "@/lib/content/decisions";
import type { ImpliedWords } from "@/lib/content/implied-words";
import type { FunctionKind } from "@/lib/content/function-kinds";
import type { Part } from "@/lib/generators/server/compose/plan/kinds";
import type { Locale } from "@/lib/i18n/locales";

/** What is to be built, worked out once from the fact sheet without its removed entries. Every document is a view of it and agrees with the others. */
export type Plan = {
  sheet: FactSheet;
  locale: Locale;
  /** Title of the project: the subject when it is short, else the organisation with its main things. No full stop. */
  name: string;
  /** Who asks, a short noun phrase in the nominative. */
  organisation: string | undefined;
  functions: readonly PlanFunction[];
  roles: readonly Role[];
  stores: readonly Store[];
  exchanges: readonly Exchange[];
  /** Services of others that functions call for a fee; none of them is named in the description. */
  services: readonly Exchange[];
  /** What is used today and given up: its data is taken over once. */
  moved: readonly string[];
  /** Systems that stay and that no data passes to: by their names. */
  beside: readonly string[];
  measures: readonly Measure[];
  constraints: readonly Constraint[];
  loads: readonly Load[];
  streams: readonly Stream[];
  effort: Effort;
  questions: FactSheet["open"];
  /** Where the estimate does not fit the bounds; empty when it fits or nothing tells. */
  tight: {
    budget?: { cost: number; given: number; currency: string };
    deadline?: { needed: number; given: number };
  };
  /** The first stage that the deadline names: «в первых трёх поликлиниках». */
  stage: string | undefined;
};

export type Channel =
  "phone" | "tablet" | "kiosk" | "screen" | "message" | "mail" | "link" | "label" | "web" | "paper" | "call";

/** One for each wish, in the order of the description; all documents call it by its code: «Ф-1», "F-1". */
export type PlanFunction = {
  id: string;
  code: string;
  wish: Wish;
  /** Thing and action, at most twelve words and two to spare, capitalised, grammatical by itself, no full stop. */
  title: string;
  /** What the software does here: the main kind first, then those that the clause names besides. */
  kinds: readonly [FunctionKind, ...FunctionKind[]];
  /** What the wish adds to its main thing, each with a sentence, a requirement and a check of its own: «с напоминаниями». */
  parts: readonly Part[];
  /** What is said of it in place of its kind, where one wish was taken apart; `isProposed`: the description does not name it. */
  words?: ImpliedWords;
  isProposed?: boolean;
  /** The thing it is about, in the nominative, as the visitor calls it: «карточка лифта». */
  object: string;
  users: readonly string[];
  receivers: readonly string[];
  /** Figures of the sheet that count this function's things; each figure is given to at most one function. */
  figures: readonly Figure[];
  pains: readonly Pain[];
  /** How it has to work besides, as written: «и по телефону». */
  conditions: readonly string[];
  exchanges: readonly string[];
  stores: readonly string[];
  /** Stores of other functions that it takes its data from. */
  reads: readonly string[];
  channels: readonly Channel[];
  isOffline: boolean;
  isFirst: boolean;
};

export type Role = {
  id: string;
  /** Nominative, capitalised: «Технолог». Where the text names nobody one neutral role («Пользователи», "Users"). */
  name: string;
  actor: Actor | undefined;
  figure: Figure | undefined;
  side: "serves" | "served" | undefined;
  functions: readonly string[];
  /** The description names nobody for this work. */
  isAssumed: boolean;
};

/** Records the system keeps, named by the visitor's nouns: «Партии сыра». */
export type Store = {
  id: string;
  name: string;
  fields: readonly string[];
  functions: readonly string[];
  isPersonal: boolean;
};

/** What passes between the new system and another, seen from the new one; `direction` and `what` only where the text tells them. */
export type Exchange = {
  id: string;
  name: string;
  relation: FactSheet["systems"][number]["relation"];
  direction: "in" | "out" | "both" | undefined;
  what: string | undefined;
  /** What most likely passes with a system of its kind, where the text does not tell: a proposal. */
  likely: string | undefined;
  passes: "records" | "messages" | "sign-in";
  functions: readonly string[];
  /** Person-weeks of connecting it. */
  weeks?: number;
  /** What happens while a service does not answer. */
  fails?: "last" | "wait" | "send" | "pay" | "talk";
};

/** How it will be seen that a pain is gone, and the functions that work on it. */
export type Measure = {
  id: string;
  /** The complaint in the client's own words: «Очередь за прокатом». */
  label: string;
  pain: Pain;
  /** Today's values: figures of the pain; without them a question of the sheet gives one. */
  today: readonly Figure[];
  functions: readonly string[];
};

/** A ban or a limit that the whole dossier keeps, and what it is about, as written. */
export type Constraint = {
  kind: FactSheet["bans"][number]["kind"] | LimitField | "law";
  entry: FactEntry;
  about: string;
};

/**
 * A flow of the sheet, and what follows from it by arithmetic. The peak hour has twice the load of the mean of a day's working hours, or
 * what `burst` brings at once, `usual` without it; of what is told at most, a part comes in a year. `days`: days of work in the period of the figure, where
 * they are assumed.
 */
export type Load = { figure: Figure; days?: number; burst: Burst | undefined } & Record<
  "perDay" | "perYear" | "hours" | "peak" | "usual",
  number
>;

/** What devices send by themselves, every so many `seconds`; the peak is twice the mean. `of`: «320 машин», `keepers`: where its history is already. */
export type Stream = {
  name: string;
  of: string;
  value: string;
  keepers: readonly string[];
  /** The functions that keep it. */
  functions: readonly string[];
  isAssumed: boolean;
} & Record<"seconds" | "perDay" | "perHour" | "perSecond" | "perYear", number>;

/** From `content/prices.yaml`: person-weeks and calendar weeks of the first release and of the whole. */
export type Effort = {
  firstPersonWeeks: number;
  totalPersonWeeks: number;
  firstWeeks: number;
  totalWeeks: number;
  people: number;
  byFunction: Readonly<Record<string, number>>;
  general: readonly {
    id: "exchange" | "start" | "data" | "acceptance" | "load" | "closed" | "state" | "launch";
    personWeeks: number;
  }[];
  /** The first release at least and at most, and percent below and above. */
  range: {
    personWeeks: readonly [number, number];
    weeks: readonly [number, number];
    spread: readonly number[];
  };
};

/** The part of a request that changes a document beside the sheet; `extra` is read from its additional information, `unread` is what no entry of the sheet holds. */
export type Wording = Pick<ToolInput, "additionalInfo" | "scope" | "template" | "style" | "refine"> & {
  extra?: FactSheet | undefined;
  unread?: readonly string[];
};

/** What a composer makes of a plan; Markdown with headings from the second level on. */
export type Composed = {
  text: string;
  graph?: ArchitectureGraph;
  assumptions?: Assumptions;
  screens?: Screen[];
  keyFigures?: KeyFigure[];
};

export type Composer = (plan: Plan, wording: Wording) => Composed;
