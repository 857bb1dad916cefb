import * as z from "zod/mini";
import { locales } from "@/lib/i18n/locales";

/**
 * What a description says, noted down entry by entry: the one thing all five documents are made from. Safe for the browser, which shows
 * and corrects it. Nothing in it needs a known trade.
 */

/** Raised when the shape changes; a sheet kept by an earlier edition is then read anew. */
export const FACT_SHEET_VERSION = 1;

export const factLimits = {
  /** Entries of all parts together. */
  entries: 200,
  /** Characters of one text. */
  text: 500,
  /** Bytes of a sheet as JSON. */
  bytes: 64 * 1024,
  /** Questions asked at once. */
  questions: 5,
} as const;

/** The parts that are lists of entries, in the order they are shown. */
export const factParts = ["figures", "actors", "pains", "wishes", "bans", "systems"] as const;
export type FactPart = (typeof factParts)[number];

/** Single entries that bound the project. */
export const limitFields = ["deadline", "budget", "hosting", "hours", "acceptance"] as const;
export type LimitField = (typeof limitFields)[number];

/** `clear`: something is wanted for something. `vague`: nothing in particular is wanted. `none`: no description of a project. */
export const clarities = ["clear", "vague", "none"] as const;
export type Clarity = (typeof clarities)[number];

export const periods = [
  "second",
  "minute",
  "hour",
  "shift",
  "day",
  "week",
  "month",
  "quarter",
  "season",
  "year",
] as const;
export type Period = (typeof periods)[number];

/** What the number is: things there are, things that come in a period, time, a part of a whole, a sum, a bound. */
export const figureKinds = ["count", "flow", "duration", "share", "money", "limit"] as const;

/** What the sentence says of the number. */
export const figureStatements = ["has", "loses", "waits", "costs", "wants"] as const;
export type FigureStatement = (typeof figureStatements)[number];

export const durationUnits = ["second", "minute", "hour", "day", "week", "month", "year"] as const;
export type DurationUnit = (typeof durationUnits)[number];

const text = z.string().check(z.minLength(1), z.maxLength(factLimits.text));
const short = z.string().check(z.maxLength(200));
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const offset = z.int().check(z.gte(0), z.lte(8_000));
const amount = z.number().check(z.gte(0), z.lte(1e15));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Ids of figures. */
const figureIds = z.array(id).check(z.maxLength(40));

const entryFields = {
  id,
  /** The words of the description, or what the visitor put in their place. */
  text,
  /** Where the words stand in the description, in UTF-16 units: `description.slice(start, end) === text`. */
  span: z.optional(z.strictObject({ start: offset, end: offset })),
  /** The visitor typed or corrected it: its text counts, and the other fields are read from that again. */
  by: z.optional(z.literal("visitor")),
  /** The visitor took it away: nothing is made of it, and a new reading does not bring it back. */
  removed: z.optional(z.literal(true)),
};

const entry = z.strictObject(entryFields);

const figure = z.strictObject({
  ...entryFields,
  value: amount,
  /** Upper end of a range. */
  max: z.optional(amount),
  /** How the text says the number: «до 50 000», "about 45,000". */
  near: z.optional(z.enum(["most", "about"])),
  /** As written: «тонн», "pallet run", «%»; for money the currency's code. */
  unit: short,
  /** The noun phrase it counts or measures, as written: «молока», «повторный выезд». */
  counts: z.optional(short),
  period: z.optional(z.enum(periods)),
  kind: z.enum(figureKinds),
  says: z.enum(figureStatements),
  currency: z.optional(currency),
  /** Russian, where the text has another case: «3 поликлиники» for «трёх поликлиниках». */
  label: z.optional(short),
  /** For durations: what the value counts. */
  time: z.optional(z.enum(durationUnits)),
});

const actor = z.strictObject({
  ...entryFields,
  /** Nominative, as a role is called: «технолог», "grooms". */
  name: short,
  figure: z.optional(id),
  /** Works there, or is served by it; absent when the text does not say so. */
  side: z.optional(z.enum(["serves", "served"])),
});

const pain = z.strictObject({ ...entryFields, figures: figureIds });

const wish = z.strictObject({
  ...entryFields,
  figures: figureIds,
  /** The visitor wants it after the first release. */
  later: z.optional(z.literal(true)),
});

const ban = z.strictObject({
  ...entryFields,
  /** What must not be, what stays as it is, what is no part of the project. */
  kind: z.enum(["forbidden", "stays", "outside"]),
  /** What the ban is about, as written: «мобильное приложение для водителей». */
  about: short,
});

const system = z.strictObject({
  ...entryFields,
  /** As written, without quotation marks: «Обь», "SoftOne". */
  name: short,
  relation: z.enum(["used", "exchanged", "stays", "replaced", "forbidden"]),
});

const limits = z.strictObject({
  deadline: z.optional(z.strictObject({ ...entryFields, weeks: z.optional(amount) })),
  budget: z.optional(
    z.strictObject({ ...entryFields, amount: z.optional(amount), currency: z.optional(currency) }),
  ),
  hosting: z.optional(
    z.strictObject({ ...entryFields, kind: z.enum(["own", "cloud", "country", "offline"]) }),
  ),
  /** When the system works: «круглосуточно». */
  hours: z.optional(entry),
  acceptance: z.optional(entry),
  /** Currency of the money in the description, else of the country. */
  currency: z.optional(currency),
  /** Country whose law holds, ISO 3166-1; absent when nothing tells it. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Rules of purchase or law the description names: «44-ФЗ», "Public Contract Code". */
  law: z.optional(z.array(entry).check(z.maxLength(10))),
});

/** A question to the visitor: its answer becomes an entry `by: "visitor"` built from `fills`. */
const question = z.strictObject({
  id,
  text,
  /** What the answer becomes: a figure with these fields and the typed value, or a limit with the typed text. */
  fills: z.discriminatedUnion("part", [
    z.strictObject({
      part: z.literal("figures"),
      unit: short,
      counts: z.optional(short),
      period: z.optional(z.enum(periods)),
      kind: z.enum(figureKinds),
      says: z.enum(figureStatements),
      currency: z.optional(currency),
      time: z.optional(z.enum(durationUnits)),
    }),
    z.strictObject({ part: z.literal("limits"), field: z.enum(limitFields) }),
    z.strictObject({ part: z.literal("wishes") }),
    z.strictObject({ part: z.literal("actors") }),
  ]),
  /** The entry that the question is about. */
  about: z.optional(id),
});

const list = <T extends z.core.$ZodType>(item: T) => z.array(item).check(z.maxLength(factLimits.entries));

export const factSheetSchema = z.strictObject({
  version: z.literal(FACT_SHEET_VERSION),
  locale: z.enum(locales),
  clarity: z.enum(clarities),
  /** What is to be built for what, in the visitor's words. */
  subject: z.optional(entry),
  /** Who speaks and what they run, in the visitor's words. */
  organisation: z.optional(entry),
  figures: list(figure),
  actors: list(actor),
  pains: list(pain),
  wishes: list(wish),
  bans: list(ban),
  systems: list(system),
  limits,
  open: z.array(question).check(z.maxLength(factLimits.questions)),
});

export type FactSheet = z.infer<typeof factSheetSchema>;
export type FactEntry = z.infer<typeof entry>;
export type Figure = FactSheet["figures"][number];
export type Actor = FactSheet["actors"][number];
export type Pain = FactSheet["pains"][number];
export type Wish = FactSheet["wishes"][number];
export type Ban = FactSheet["bans"][number];
export type NamedSystem = FactSheet["systems"][number];
export type Limits = FactSheet["limits"];
export type Question = FactSheet["open"][number];
