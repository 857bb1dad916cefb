import "server-only";

/**
 * What a piece of software can do for somebody, in any trade. A wish is of one main kind and may name others besides («заявка с фото» is a
 * request with a photo). Kinds decide what a document says of a function; the visitor's nouns fill it.
 */
export const functionKinds = [
  /** A live view of states: which chamber, which truck, which bay. */
  "board",
  /** A signal to a person when something happens or a threshold is crossed. */
  "alert",
  /** A message to somebody outside: a customer, a parent, a partner. */
  "notice",
  /** Something that comes back with time: due dates, next visits. */
  "reminder",
  /** Everything about one thing with its history. */
  "card",
  /** A request or fault taken in, given to somebody, followed to its end. */
  "request",
  /** A log of events with time, cause and author. */
  "journal",
  /** A place, slot or appointment taken ahead; moved; released. */
  "booking",
  /** People, resources or inspections laid out over time. */
  "schedule",
  /** The order and way of trips. */
  "route",
  /** At which stage or place a thing is. */
  "tracking",
  /** A code, label or lot number, and the way from origin to buyer. */
  "label",
  /** What is there, where it lies, what is reserved. */
  "stock",
  /** Consumption or output counted and compared with a norm. */
  "metering",
  /** The fitting one chosen from many. */
  "matching",
  /** A check before something goes on: a list, an identity, a rule. */
  "check",
  /** A proposal or forecast worked out from data. */
  "estimate",
  /** A sum worked out by a rule: refund, fee, pay. */
  "calculation",
  /** A paper or file that leaves the house: invoice, waybill, load sheet. */
  "document",
  /** Figures put together for somebody who decides or supervises. */
  "report",
  /** Sale and payment. */
  "payment",
  /** Pictures kept with what they show. */
  "photo",
  /** Collected knowledge: profiles, recipes, manuals, samples. */
  "library",
  /** Consent, waiver, permission, signature. */
  "signing",
  /** A form filled in on the spot: protocol, questionnaire, description. */
  "form",
  /** Data passed to another system by itself. */
  "exchange",
  /** Who may enter or open what. */
  "access",
  /** Text, plates or shapes read from a picture or scan. */
  "recognition",
  /** A list of people or things with their data. */
  "register",
  /** Finding something in what is kept. */
  "search",
  /** Training, courses, tests. */
  "learning",
  /** Opinions, ratings, complaints of those served. */
  "feedback",
  /** A device told to do something. */
  "control",
  /** Anything else: a thing kept and worked on. */
  "general",
] as const;

export type FunctionKind = (typeof functionKinds)[number];
