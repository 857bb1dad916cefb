import * as z from "zod/mini";

/**
 * What a business case is computed from. Parameters carry the figures, once each; effects, costs and investments are products of
 * parameters, so a slider that moves a parameter moves every line that uses it.
 */

const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s+/g, " ").trim()),
    z.minLength(1),
    z.maxLength(max),
  );
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const amount = z.number().check(z.gte(0), z.lte(1e12));

/** What a parameter's number means in a product: a percentage counts as hundredths, minutes as parts of an hour, the rest as is. */
export const measureKinds = ["count", "percent", "rub", "minutes"] as const;
export type MeasureKind = (typeof measureKinds)[number];

const parameter = z
  .strictObject({
    id: slug,
    /** What it is: «Средний чек». */
    label: line(120),
    value: amount,
    /** Its unit in words: «₽», «приёмов в месяц». */
    unit: line(60),
    measure: z.enum(measureKinds),
    /** The slider. Without it the number is no matter of opinion (twelve months in a year). */
    range: z.optional(
      z.strictObject({ min: amount, max: amount, step: z.number().check(z.gt(0), z.lte(1e12)) }),
    ),
    /** The visitor said it, or it was assumed. */
    source: z.enum(["visitor", "assumption"]),
    /** Where an assumption comes from or how to check it. */
    note: z.optional(line(300)),
  })
  .check(
    z.refine(
      ({ value, range }) =>
        range === undefined || (range.min <= value && value <= range.max && range.min < range.max),
      "the value is outside its range",
    ),
  );

const product = z.strictObject({
  id: slug,
  label: line(120),
  /** Ids of parameters. Their product is roubles a year for effects and costs, roubles once for investments. */
  factors: z.array(slug).check(z.minLength(1), z.maxLength(8)),
});
const products = z.array(product).check(z.minLength(1), z.maxLength(8));
const percent = z.number().check(z.gte(0), z.lte(100));

/** Beyond this, before percent and minutes are taken off, sums would not add up to the last digit. */
const LARGEST = 1e17;

/** Assumptions that can be computed: ids are unique, every factor is a parameter, the ramp has a share for every year. */
export const assumptionsSchema = z
  .strictObject({
    currency: z.literal("RUB"),
    /** Horizon in years. */
    years: z.int().check(z.gte(3), z.lte(5)),
    /** Percent a year. */
    discountRate: percent,
    /** Percent of the full effect reached in each year. */
    ramp: z.array(percent),
    parameters: z.array(parameter).check(z.minLength(1), z.maxLength(40)),
    effects: products,
    yearlyCosts: products,
    investment: products,
  })
  .check(
    z.refine(({ years, ramp }) => ramp.length === years, "the ramp does not have a share for every year"),
    z.refine(({ parameters }) => isUnique(parameters), "parameter ids repeat"),
    z.refine(
      ({ effects, yearlyCosts, investment }) => isUnique([...effects, ...yearlyCosts, ...investment]),
      "line ids repeat",
    ),
    z.refine(({ parameters, effects, yearlyCosts, investment }) => {
      const ids = new Set(parameters.map(({ id }) => id));
      return [...effects, ...yearlyCosts, ...investment].every(({ factors }) =>
        factors.every((id) => ids.has(id)),
      );
    }, "a factor is no parameter"),
    z.refine(({ parameters, effects, yearlyCosts, investment }) => {
      const values = new Map(parameters.map(({ id, value }) => [id, value]));
      return [...effects, ...yearlyCosts, ...investment].every(
        ({ factors }) => factors.reduce((product, id) => product * (values.get(id) ?? 0), 1) <= LARGEST,
      );
    }, "a line is larger than can be computed exactly"),
  );

const isUnique = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

export type Assumptions = z.infer<typeof assumptionsSchema>;
export type Parameter = Assumptions["parameters"][number];
export type ProductLine = Assumptions["effects"][number];
