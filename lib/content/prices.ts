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
  /** Hosting and support a year, percent of the investment. */
  support: z.number().min(0).max(100),
  /** Person-weeks of one function by its kind. */
  effort,
  general: z.strictObject({ exchange: weeks, start: weeks, data: weeks, acceptance: weeks }),
  /** People at work at the same time. */
  people: z.int().min(1).max(20),
});

/** What the company's work costs and how long it takes; sums are in the currency of their code. */
export const readPrices = yamlFile("prices.yaml", pricesKind);
