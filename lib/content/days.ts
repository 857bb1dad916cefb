import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";

const row = z
  .strictObject({
    words: z.string(),
    exact: z.boolean().default(false),
    working: z.boolean().default(false),
    weekend: z.boolean().default(false),
    days: z.int().min(1).max(366).nullable().default(null),
    ru: z.string(),
    en: z.string(),
  })
  .transform(({ words, exact, ...rest }) => ({ ...rest, test: new RegExp(words, exact ? "u" : "iu") }));

/** How many days of a year what is told of a day stands for, by the words around it; without a number it is asked for. */
const readDays = knowledge("days.yaml", z.array(row));

/** The first row that fits, else that of working days. */
export const daysIn = (text: string) =>
  readDays().find(({ test }) => test.test(text)) ?? readDays().find(({ working }) => working);

/** Whether words speak of a weekend. */
export const isOfWeekend = (text: string): boolean =>
  readDays().some(({ weekend, test }) => weekend && test.test(text));
