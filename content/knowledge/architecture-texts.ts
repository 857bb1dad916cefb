import type { CapabilityId, ReadKind } from "./ids";

/** What a capability means for the architecture. Slots are the words of the industry unless a comment says otherwise. */
export type ArchitectureDetail = {
  /** Where its two sides work: labels of at most 60 characters. */
  channels: readonly [clients: string, staff: string];
  /** The main store: a label. */
  store: string;
  /** What goes from the first module to the second and from there to the third: labels. */
  flow: readonly [string, string];
  /** Why each module is a part of its own, without a full stop. */
  why: readonly [string, string, string];
  decision: Decision;
  failure: Failure;
};

export type Decision = { choice: string; instead: string; because: string };
export type Failure = { event: string; answer: string };

export type ArchitectureTexts = {
  details: Readonly<Record<CapabilityId, ArchitectureDetail>>;
  headings: {
    context: string;
    components: string;
    decisions: string;
    flows: string;
    load: string;
    security: string;
    deployment: string;
    failures: string;
    services: string;
    assumed: string;
    questions: string;
  };
  /** Slots: title, forWhom. */
  title: string;
  /** Slots: first, weeks, total (person-weeks), components. */
  summary: string;
  /** Slots: list. */
  scale: string;
  noScale: string;
  /** Slots: clients, staff and the labels of channels. */
  boundary: string;
  /** Slots: names. */
  neighbours: string;
  noNeighbours: string;
  /** Systems to be left and spreadsheets. Slots: names. */
  moved: string;
  components: {
    head: readonly [string, string, string, string];
    access: { name: string; text: string; why: string };
    exchange: { name: string; text: string; why: string };
    /** Systems that are only read; slot: names. */
    reading: { name: string; text: string; why: string };
    /** Systems that say who somebody is; slot: names. */
    signIn: { name: string; text: string; why: string };
    survey: { name: string; text: string; why: string };
    special: { name: string; text: string; why: string };
    other: string;
    /** In place of an effort: not in the first release. */
    later: string;
    total: string;
    /** Slots: total, weeks. */
    effort: string;
  };
  lanes: {
    people: string;
    channels: string;
    core: string;
    data: string;
    outside: string;
  };
  nodes: {
    access: string;
    accessNote: string;
    exchange: string;
    exchangeNote: string;
    readingNote: string;
    copy: string;
    log: string;
    core: string;
    system: string;
  };
  edges: {
    uses: string;
    request: string;
    record: string;
    copy: string;
    event: string;
    exchange: string;
    log: string;
    move: string;
    identity: string;
    /** Kinds of systems that are only read. */
    read: string;
    /** What was read goes on to the core. */
    reading: string;
  };
  mainPath: string;
  decisionHead: readonly [string, string, string];
  decisions: {
    exchange: Decision;
    /** Systems that own what is changed: they answer at once; slot: names. */
    direct: Decision;
    /** How a system that is only read is read; slot: names. */
    reading: Readonly<Record<ReadKind, Decision>>;
    store: Decision;
    highFlow: Decision;
    closed: Decision;
    domestic: Decision;
    offline: Decision;
  };
  flowsIntro: string;
  load: {
    head: readonly [string, string, string];
    /** Slots: flow. */
    month: string;
    day: string;
    peakHour: string;
    peakSecond: string;
    target: string;
    records: string;
    users: string;
    storage: string;
    perPlace: string;
    how: {
      month: string;
      day: string;
      peakHour: string;
      peakSecond: string;
      target: string;
      records: string;
      users: string;
      storage: string;
      perPlace: string;
    };
    /** Slots: target or users. */
    meaning: string;
    meaningSmall: string;
    none: string;
  };
  security: {
    personal: string;
    roles: string;
    exchange: string;
    trail: string;
  };
  deployment: {
    base: string;
    closed: string;
    domestic: string;
    always: string;
    offline: string;
    /** Slots: places. */
    places: string;
    /** Slots: pilot. */
    pilot: string;
    recovery: string;
    recoveryAlways: string;
    /** For «за …» and «не больше …». */
    recoveryTimes: readonly [restore: string, loss: string];
    recoveryTimesAlways: readonly [restore: string, loss: string];
  };
  failureHead: readonly [string, string];
  failures: {
    /** Slots: names. */
    exchange: Failure;
    /** The same for systems that are only read. */
    reading: Failure;
    peak: Failure;
    store: Failure;
    access: Failure;
  };
  assumed: {
    peak: string;
    record: string;
    team: string;
    context: string;
  };
  questions: {
    hosting: string;
    /** Slots: names. */
    interfaces: string;
    /** Slots: peak. */
    peak: string;
    noFlow: string;
    restore: string;
    owner: string;
  };
};
