import type { InterfaceTexts } from "../interface-texts";
import { interfaceDetails } from "./interface-details";

export const interfaces: InterfaceTexts = {
  details: interfaceDetails,
  title: "{title} {forWhom}: interface",
  summary:
    "First release: {screens}. On one side {clients}, on the other {staff}: the data is the same, the screens differ. The former need a result, the latter a clear queue.",
  basedOn: "The screens rest on these documents of the dossier: {list}.",
  documents: {
    idea: "project idea",
    architecture: "architecture",
    businessCase: "business case",
    requirements: "requirements",
  },
  headings: {
    roles: "Roles and workplaces",
    screens: "Screens",
    navigation: "Navigation",
    scenario: "Key scenario",
    states: "States",
    access: "Accessibility",
    tone: "Tone and style",
    later: "Not drawn in the first release",
    questions: "What to clarify",
    services: "Areas of work",
  },
  sides: { client: "{clients}", staff: "{staff}", head: "manager" },
  roleHead: ["Role", "What changes in their work"],
  devices: {
    client: "{clients}: a phone, then a browser; rare visits with one purpose.",
    staff: "{staff}: a screen at least 1440 pixels wide and a keyboard, all day.",
    head: "A manager: a browser, once a day, one summary.",
  },
  devicesOffline:
    "{staff}: in the field a hand-held device that works offline, on site a screen at least 1440 pixels wide and a keyboard.",
  atWork: {
    factory: { desk: "planners", field: "foremen" },
    logistics: { desk: "dispatchers", field: "drivers" },
    agro: { desk: "agronomists", field: "machine operators" },
    energy: { desk: "dispatchers", field: "field crews" },
    construction: { desk: "engineers", field: "site managers" },
    hospitality: { desk: "reception", field: "housekeeping" },
    retail: { desk: "contact centre agents", field: "store staff" },
  },
  desk: "At a desk ({who}): a screen at least 1440 pixels wide and a keyboard.",
  field:
    "On their feet ({who}): a phone or a tablet in one hand, few large buttons, a photo or a tap instead of typing.",
  fieldOffline:
    "On their feet ({who}): a phone or a rugged tablet in one hand that works offline, few large buttons, a photo or a tap instead of typing.",
  headReports:
    "A manager: a browser, once a day, one summary; the reports for {reader} are built on it, ready to print.",
  screenHead: ["Screen", "Who works on it", "What is on it", "Main action"],
  further: { holds: "{first}", action: "open" },
  head: {
    name: "Summary",
    side: "head",
    holds: "flow of the period, deadlines, returns and their causes",
    action: "open the record",
    empty: "No data for this period: the last one is shown.",
  },
  scale: {
    volume: "The queue is built for {volume}: the screen shows deadlines and age, not an endless list.",
    staff:
      "Employees' screens are built for people who use them all day ({count}): search at hand, no extra windows.",
    field:
      "Screens in the hand are built for {count}: one action each, readable at arm's length, no training beyond a shift.",
    places: "A site ({places}) is chosen once and remembered; other sites' data stays out of sight.",
    none: "No scale is named, so screens are built for dozens of rows rather than thousands.",
  },
  navigation: {
    client: "{clients} follow a link to their own screen; the menu has at most three items.",
    staff:
      "{staff} start from a queue ({units} by deadline): one screen for one case, and back to the same place in the list.",
    head: "A manager starts from the summary ({units} of the period); a deviation leads to a record in two clicks.",
    search: "Search opens with one key from any screen; what {staff} search by is found out in discovery.",
    places: "The list of sites opens separately and remembers the last choice.",
  },
  scenarioLead: "This scenario was chosen because both sides meet in it ({clients}; {staff}).",
  scenarioTime: "Target time for one {unit}: {minutes}.",
  works: "The interface works if these measures change after the launch:",
  states: {
    head: ["State", "What is shown"],
    empty: "Empty, “{name}”",
    loading: "Loading",
    loadingText:
      "the screen's frame without flicker ({units} in their places); after a second it says what is going on, after ten it can be cancelled",
    error: "Error on the main path",
    exchange: "A neighbouring system does not answer",
    exchangeText: "data as of the last exchange ({names}), with its time shown; entry goes on",
    offline: "No connection",
    offlineText: "entries stay on the device, a line says how many are waiting to be sent",
    denied: "No rights",
    deniedText:
      "it says what is missing and who grants it; a direct link never shows {clients} other people's data",
  },
  access: {
    base: "WCAG 2.2, level AA: text contrast of at least 4.5, visible focus, labels above fields.",
    touch: "Touch targets from 44 points, from 48 on a hand-held device: people wear gloves and walk.",
    keyboard: "{staff}: the whole key scenario works from the keyboard; focus follows reading order.",
    colour: "A deadline or an error is never shown by colour alone: a word and an icon stand beside it.",
    text: "{clients} do not know internal terms: an error says what to do and keeps what was typed.",
    alternative: "Maps and charts come with a list of the same data.",
  },
  tones: {
    calm: {
      name: "calm",
      text: "Plenty of air, one accent colour, large radii, no shadows or extra borders.",
    },
    strict: {
      name: "strict",
      text: "A dense grid, thin lines, little colour, everything important in the first line.",
    },
    bright: { name: "bright", text: "One saturated colour on the action, the rest neutral; large headings." },
    dense: { name: "dense", text: "Tight rows, monospaced figures, colour only for deviations." },
    friendly: {
      name: "friendly",
      text: "Plain words, rounded shapes, one step per screen, feedback at once.",
    },
  },
  toneOwn:
    "You set the style: {quote}. It holds everywhere but for contrast and target sizes, which never go below their limits.",
  toneDefault: "No style was given, so a fitting one is taken ({reason}): {tone}",
  wording: [
    { bad: "Submit", good: "{action}", why: "a button names its result" },
    {
      bad: "Error 500",
      good: "Not saved: we will retry, what you typed is still here",
      why: "a message says what happens next",
    },
    { bad: "No data", good: "{empty}", why: "an empty screen suggests the next step" },
  ],
  wordingHead: ["Instead of", "We write", "Why"],
  questions: {
    device: "Do {clients} come in more often on a phone or on a computer, and is there data on it?",
    language: "Is a second interface language needed, and who translates?",
    brand: "Is there a house style for the screens {clients} see, and who approves it?",
    volume: "How many rows do {staff} see in the worst hour, and what do they search by?",
    noVolume: "How many {units} pass in a day: is a list enough, or is search needed?",
    first: "Which screen should be shown first so that {clients} believe in the project?",
  },
};
