import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

/** What software can do for somebody. A wish has a main kind and may name others besides: «заявка с фото» is a request with a photo. */
export const functionKinds = [
  "board", // a live view of states: which chamber, which truck, which bay
  "alert", // a signal to a person when something happens or a threshold is crossed
  "notice", // a message to somebody outside: a customer, a parent, a partner
  "reminder", // something that comes back with time: due dates, next visits
  "card", // everything about one thing with its history
  "request", // a request or fault taken in, given to somebody, followed to its end
  "journal", // a log of events with time, cause and author
  "booking", // a place, slot or appointment taken ahead; moved; released
  "schedule", // people, resources or inspections laid out over time
  "route", // the order and way of trips
  "tracking", // at which stage or place a thing is
  "label", // a code, label or lot number, and the way from origin to buyer
  "stock", // what is there, where it lies, what went out and came back
  "metering", // consumption or output counted and compared with a norm
  "matching", // the fitting one chosen from many
  "check", // a check before something goes on: a list, an identity, a rule
  "estimate", // a proposal or forecast worked out from data
  "calculation", // a sum worked out by a rule: refund, fee, pay
  "document", // a paper or file that leaves the house: invoice, waybill, load sheet
  "report", // figures put together for somebody who decides or supervises
  "payment", // sale and payment
  "photo", // pictures kept with what they show
  "library", // collected knowledge: profiles, recipes, manuals, samples
  "signing", // consent, waiver, permission, signature
  "form", // a form filled in on the spot: protocol, questionnaire, description
  "exchange", // data passed to another system by itself
  "access", // who may enter or open what
  "recognition", // text, plates or shapes read from a picture or scan
  "register", // a list of people or things with their data
  "search", // finding something in what is kept
  "learning", // training, courses, tests
  "feedback", // opinions, ratings, complaints of those served
  "control", // a device told to do something
  "general", // anything else: a thing kept and worked on
] as const;
export type FunctionKind = (typeof functionKinds)[number];

const row = z
  .string()
  .transform((line) => line.split(" | ").map((cell) => (cell === "–" ? "" : cell)))
  .pipe(z.tuple([z.string().min(1), z.string().min(1), z.string(), z.string(), z.string()]))
  .transform(([thing, fields, ...words]) => ({ thing, fields: fields.split(", "), words }));
const rows = z.record(z.enum(functionKinds), row);
const read = knowledge("kinds.yaml", z.strictObject({ ru: rows, en: rows }));

/** What records of a kind are called, their fields, and the words that tell the kind: nouns, verbs, words that go along. */
export const kindRow = (kind: FunctionKind, locale: Locale) => read()[locale][kind];
