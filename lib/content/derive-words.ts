import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const name = z.enum([
  ...(["avoidTime", "margin", "staffHour", "staffHourNote", "loss", "share"] as const),
  ...(["price", "priceBare", "time", "timeIn", "calendar", "workCalendar"] as const),
  ...(["inYear", "inTonne", "times", "hours", "kilograms", "hour"] as const),
  ...(["shift", "day", "week", "month", "quarter", "minutes"] as const),
  ...(["money", "oftenAsked", "askTotal", "askWeekend", "askEach", "caseAsked"] as const),
  ...(["wastedAsked", "askHours", "askLoss", "askAny", "hoursLabel", "hoursOn"] as const),
  ...(["workingDay", "lossLabel", "oftenLabel", "caseLabel", "wastedLabel", "thisWork"] as const),
  ...(["bound", "later", "work", "weekPrice", "infrastructureShare", "infrastructure"] as const),
  ...(["infrastructureNote", "supportShare", "support"] as const),
]);
export type DeriveWord = z.infer<typeof name>;
const read = knowledge("case-words.yaml", z.record(name, barred("ru", "en")));

/** A word that a business case is gathered with. */
export const deriveWord = (key: DeriveWord, locale: Locale): string => read()[key][locale];
