import "server-only";
import { z } from "zod";
import { yamlFile } from "@/lib/content/yaml-file";
import { functionKinds } from "@/lib/content/function-kinds";

/** Person-weeks. */
const weeks = z.number().min(0).max(100);
const sum = z.number().positive();

const rates = z
  .array(z.record(z.string().regex(/^[A-Z]{3}$/), z.tuple([sum, sum])))
  .transform((rows): Partial<Record<string, Rate>> => {
    const priced = rows.flatMap((row) => Object.entries(row));
    return Object.fromEntries(
      priced.map(([code, [personWeek, clientHour]]) => [code, { personWeek, clientHour }]),
    );
  });

const effort = z
  .array(z.strictObject({ weeks, kinds: z.string() }))
  .transform((rows) =>
    Object.fromEntries(rows.flatMap((row) => row.kinds.split(" ").map((kind) => [kind, row.weeks]))),
  )
  .pipe(z.record(z.enum(functionKinds), weeks));

/** `personWeek`: one person's week of work; `clientHour`: one hour of a client's employee. */
type Rate = { personWeek: number; clientHour: number };

/** `content/prices.yaml`. */
export const pricesKind = z.strictObject({
  sample: z.literal(true).optional(),
  rates,
  /** Support a year, percent of the work. */
  support: z.number().min(0).max(100),
  /** Servers and licences at the start, percent of the work. */
  infrastructure: z.number().min(0).max(100),
  /** One answer of an AI model, one message. */
  each: z.record(z.string().regex(/^[A-Z]{3}$/), sum),
  /** Person-weeks of one function by its kind. */
  effort,
  general: z.strictObject({
    exchange: weeks,
    messenger: weeks,
    start: weeks,
    data: weeks,
    acceptance: weeks,
  }),
  /** Person-weeks that the scale of a project adds; `load` by the tenfold of requests a day, from a thousand. */
  scale: z.strictObject({
    signin: weeks,
    offline: weeks,
    load: z.array(weeks),
    closed: weeks,
    state: weeks,
    places: weeks,
    watched: weeks,
    role: weeks,
  }),
  /** How far below and above the estimate the work may come out, percent. */
  spread: z.tuple([z.number().min(0).max(100), z.number().min(0)]),
  /** People at work at the same time. */
  people: z.int().min(1).max(20),
});

/** What the company's work costs and how long it takes; sums are in the currency of their code. */
export const readPrices = yamlFile("prices.yaml", pricesKind);
