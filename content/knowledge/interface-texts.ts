import type { CapabilityId, IndustryId } from "./ids";

export type Side = "client" | "staff" | "head";

export type Screen = {
  name: string;
  side: Side;
  /** What is on it, without a full stop. */
  holds: string;
  /** The main action, a verb phrase. */
  action: string;
  /** What it says when there is nothing: a sentence. */
  empty: string;
};

export type InterfaceDetail = {
  screens: readonly [Screen, Screen, Screen, Screen];
  scenario: { name: string; steps: readonly [string, string, string, string, string] };
  /** What goes wrong on the way and what the screen says, a sentence. */
  error: string;
};

export type Tone = "calm" | "strict" | "bright" | "dense" | "friendly";

export type InterfaceTexts = {
  details: Readonly<Record<CapabilityId, InterfaceDetail>>;
  title: string;
  /** Slots: screens, clients, staff. */
  summary: string;
  basedOn: string;
  /** Names of the documents of a dossier, to be listed. */
  documents: { idea: string; architecture: string; businessCase: string; requirements: string };
  headings: {
    roles: string;
    screens: string;
    navigation: string;
    scenario: string;
    states: string;
    access: string;
    tone: string;
    later: string;
    questions: string;
    services: string;
  };
  sides: Readonly<Record<Side, string>>;
  roleHead: readonly [string, string];
  devices: Readonly<Record<Side, string>>;
  devicesOffline: string;
  /** Trades whose staff both sits and walks: who does which, lower case. */
  atWork: Readonly<Partial<Record<IndustryId, { desk: string; field: string }>>>;
  /** Slots: who. */
  desk: string;
  field: string;
  fieldOffline: string;
  /** In place of the manager where the description names a reader of reports. Slots: reader. */
  headReports: string;
  screenHead: readonly [string, string, string, string];
  /** Screens of further wishes. Slots: name, first. */
  further: { holds: string; action: string };
  head: Screen;
  scale: { volume: string; staff: string; field: string; places: string; none: string };
  navigation: {
    client: string;
    staff: string;
    head: string;
    search: string;
    places: string;
  };
  scenarioLead: string;
  scenarioTime: string;
  /** Before the measures of the trade. */
  works: string;
  states: {
    head: readonly [string, string];
    empty: string;
    loading: string;
    loadingText: string;
    error: string;
    exchange: string;
    /** Slots: names. */
    exchangeText: string;
    offline: string;
    offlineText: string;
    denied: string;
    deniedText: string;
  };
  access: {
    base: string;
    touch: string;
    keyboard: string;
    colour: string;
    text: string;
    alternative: string;
  };
  tones: Readonly<Record<Tone, { name: string; text: string }>>;
  toneOwn: string;
  toneDefault: string;
  wording: readonly { bad: string; good: string; why: string }[];
  wordingHead: readonly [string, string, string];
  questions: {
    device: string;
    language: string;
    brand: string;
    volume: string;
    noVolume: string;
    first: string;
  };
};
