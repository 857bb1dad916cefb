import "server-only";
import { z } from "zod";
import { bilingual, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const name = z.enum([
  ...(["avoidTime", "margin", "staffHour", "staffHourNote", "loss", "share", "price"] as const),
  ...(["priceBare", "time", "timeIn", "calendar", "workCalendar", "inYear", "inTonne", "times"] as const),
  ...(["hours", "kilograms", "hour", "shift", "day", "week", "month", "quarter", "minutes"] as const),
  ...(["money", "oftenAsked", "askTotal", "askWeekend", "askEach", "caseAsked", "wastedAsked"] as const),
  ...(["askHours", "askLoss", "askAny", "profit", "profitOf", "profitNote", "askProfit"] as const),
  ...(["hoursLabel", "hoursOn", "workingDay", "lossLabel", "oftenLabel", "caseLabel"] as const),
  ...(["wastedLabel", "thisWork", "bound", "later", "work", "weekPrice", "infrastructureShare"] as const),
  ...(["infrastructure", "infrastructureNote", "supportShare", "support", "per-second"] as const),
  ...(["per-minute", "per-hour", "per-shift", "per-day", "per-week", "per-month", "per-quarter"] as const),
  ...(["per-season", "per-year", "near-most", "near-about"] as const),
]);
export type LedgerWord = z.infer<typeof name>;
const read = knowledge(
  "ledger.yaml",
  pairsUnder(...name.options).transform((words) => bilingual(words)),
);

/** A word that a business case is gathered with. */
export const ledgerWord = (key: LedgerWord, locale: Locale): string => read()[locale][key];
