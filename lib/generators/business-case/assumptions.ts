import * as z from "zod/mini";

/**
 * What a business case is computed from, and the words its document is written with. Parameters carry the figures, once each; effects,
 * costs and investments are products of parameters, so a slider that moves a parameter moves every line and sentence that uses it.
 */

const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s+/g, " ").trim()),
    z.minLength(1),
    z.maxLength(max),
  );
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const amount = z.number().check(z.gte(0), z.lte(1e12));
const percent = z.number().check(z.gte(0), z.lte(100));
const weeks = z.number().check(z.gte(0), z.lte(10_000));
const range = z.strictObject({ min: amount, max: amount, step: z.number().check(z.gt(0), z.lte(1e12)) });

const parameter = z
  .strictObject({
    id: slug,
    /** What it is: «Средний чек». */
    label: line(120),
    /** `null` until the visitor answers: lines that need it are not counted. */
    value: z.nullable(amount),
    /** Its unit in words: «₽», «приёмов в месяц». */
    unit: line(60),
    /** The counted word after 1, 2 and 5 in Russian, after 1 and 2 in English: «звонок», «звонка», «звонков». */
    forms: z.optional(z.array(line(60)).check(z.minLength(1), z.maxLength(3))),
    /** A percentage counts as hundredths in a product, minutes as parts of an hour, the rest as it is. */
    measure: z.enum(["count", "percent", "money", "minutes"]),
    /** The slider. Without it the number is no matter of opinion (twelve months in a year). */
    range: z.optional(range),
    /** The visitor said it; it follows from what was said; it was assumed; it is a price of ours. */
    source: z.enum(["visitor", "computed", "assumption", "price"]),
    /** The visitor's words that it was read from. */
    said: z.optional(line(200)),
    /** Where an assumption comes from or how to check it. */
    note: z.optional(line(300)),
    /** The visitor has put another number in its place on the page. */
    moved: z.optional(z.literal(true)),
    /** What to ask the visitor while there is no value. */
    question: z.optional(line(300)),
  })
  .check(
    z.refine(
      ({ value, range: reach }) =>
        reach === undefined ||
        (reach.min < reach.max && (value === null || (reach.min <= value && value <= reach.max))),
      "the value is outside its range",
    ),
    z.refine(
      ({ value, range: reach }) => value !== null || reach !== undefined,
      "an open value needs a range",
    ),
  );

const product = z.strictObject({
  id: slug,
  label: line(160),
  /** Ids of parameters. Their product is money a year for effects and costs, money once for investments. */
  factors: z.array(slug).check(z.minLength(1), z.maxLength(8)),
  /** Codes of the functions that work on it. */
  functions: z.optional(z.array(line(20)).check(z.maxLength(20))),
});
const products = (least: number) => z.array(product).check(z.minLength(least), z.maxLength(16));

/** What the sentences of the document name beside the parameters. Absent where a model wrote the prose. */
const caseDocument = z.object({
  title: z.string().check(z.maxLength(200)),
  effort: z.strictObject({ personWeeks: weeks, weeks, people: weeks }),
  budget: z.optional(z.object({ amount: z.optional(amount) })),
  /** What is launched later than the first release and counted all the same: it stands beside the verdict. */
  bound: z.optional(line(300)),
  /** What neither the investment nor the running costs hold: it stands beside the verdict too. */
  leftOut: z.optional(line(600)),
  /** What the first release holds, in the words of the requirements. */
  included: z.optional(line(600)),
  /** What to begin with, the work it takes by itself, and what can wait. */
  pilot: z.optional(z.object({ name: line(160), personWeeks: weeks, others: z.optional(line(160)) })),
  /** What is proposed beside what was asked (`name`): the work it adds, and the losses that nothing else works on. The case is without it. */
  proposed: z.optional(
    z.object({ name: line(160), others: line(160), personWeeks: weeks, effects: products(0) }),
  ),
  /** Codes of the functions that the investment is for. */
  codes: z.optional(z.array(line(20)).check(z.maxLength(40))),
  questions: z.array(line(300)).check(z.maxLength(20)),
});

/** Beyond this, before percent and minutes are taken off, sums would not add up to the last digit. */
const LARGEST = 1e17;

/** Assumptions that can be computed: ids are unique, every factor is a parameter, the ramp has a share for every year. */
export const assumptionsSchema = z
  .strictObject({
    /** ISO 4217, the client's. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** Horizon in years. */
    years: z.int().check(z.gte(3), z.lte(5)),
    /** Percent a year. */
    discountRate: percent,
    /** Percent of the full effect reached in each year. */
    ramp: z.array(percent),
    /** What the work may come to, percent below and above its estimate. */
    spread: z.optional(z.tuple([percent, percent])),
    parameters: z.array(parameter).check(z.minLength(1), z.maxLength(80)),
    effects: products(0),
    yearlyCosts: products(1),
    investment: products(1),
    document: z.optional(caseDocument),
  })
  .check(
    z.refine(({ years, ramp }) => ramp.length === years, "the ramp does not have a share for every year"),
    z.refine(({ parameters }) => isUnique(parameters), "parameter ids repeat"),
    z.refine((all) => isUnique(linesOf(all)), "line ids repeat"),
    z.refine((all) => {
      const ids = new Set(all.parameters.map(({ id }) => id));
      return linesOf(all).every(({ factors }) => factors.every((id) => ids.has(id)));
    }, "a factor is no parameter"),
    z.refine((all) => {
      const values = new Map(all.parameters.map(({ id, value }) => [id, value ?? 0]));
      return linesOf(all).every(
        ({ factors }) => factors.reduce((result, id) => result * (values.get(id) ?? 0), 1) <= LARGEST,
      );
    }, "a line is larger than can be computed exactly"),
  );

type Lines = Record<"effects" | "yearlyCosts" | "investment", { id: string; factors: string[] }[]>;
const linesOf = ({ effects, yearlyCosts, investment }: Lines) => [...effects, ...yearlyCosts, ...investment];

const isUnique = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

export type Assumptions = z.infer<typeof assumptionsSchema>;
export type Parameter = Assumptions["parameters"][number];
export type ProductLine = Assumptions["effects"][number];
export type CaseDocument = NonNullable<Assumptions["document"]>;
