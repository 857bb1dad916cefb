import "server-only";
import { parse } from "yaml";
import { z } from "zod";
import { ContentError, describeIssues } from "@/lib/content/errors";
import { memoise, readText } from "@/lib/content/source";
import { functionKinds } from "@/lib/generators/server/compose/plan/kinds";

const FILE = "prices.yaml";

const sum = z.number().positive();
/** Person-weeks. */
const weeks = z.number().min(0).max(100);

const rate = z.strictObject({
  /** One person's week of work. */
  personWeek: sum,
  /** One hour of a client's employee. */
  clientHour: sum,
});

const prices = z.strictObject({
  sample: z.literal(true).optional(),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), rate),
  /** Hosting and support a year, percent of the investment. */
  support: z.number().min(0).max(100),
  /** Person-weeks of one function by its kind. */
  effort: z.record(z.enum(functionKinds), weeks),
  general: z.strictObject({ exchange: weeks, start: weeks, data: weeks, acceptance: weeks }),
  /** People at work at the same time. */
  people: z.int().min(1).max(20),
});

export type Prices = z.infer<typeof prices>;
export type Rate = z.infer<typeof rate>;

/**
 * What the company's work costs and how long it takes: `content/prices.yaml`, read once. Sums are in the currency of their row.
 * @throws ContentError when a number is missing or out of its bounds
 */
export const readPrices = memoise((): Prices => {
  const data: unknown = parse(readText(FILE));
  const checked = prices.safeParse(data);
  if (!checked.success) throw new ContentError(describeIssues(`content/${FILE}`, checked.error.issues, data));
  return checked.data;
});
