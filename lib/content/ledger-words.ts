import "server-only";
import { z } from "zod";
import { bilingual, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const name = z.enum([
  "avoidTime",
  "margin",
  "staffHour",
  "staffHourNote",
  "loss",
  "share",
  "price",
  "priceBare",
  "time",
  "timeIn",
  "calendar",
  "workCalendar",
  "inYear",
  "inTonne",
  "times",
  "hours",
  "kilograms",
  "hour",
  "shift",
  "day",
  "week",
  "month",
  "quarter",
  "minutes",
  "money",
  "oftenAsked",
  "askTotal",
  "askWeekend",
  "askEach",
  "caseAsked",
  "wastedAsked",
  "askHours",
  "askLoss",
  "askAny",
  "profit",
  "profitOf",
  "profitNote",
  "askProfit",
  "hoursLabel",
  "hoursOn",
  "workingDay",
  "lossLabel",
  "oftenLabel",
  "caseLabel",
  "wastedLabel",
  "thisWork",
  "bound",
  "later",
  "work",
  "weekPrice",
  "infrastructureShare",
  "infrastructure",
  "infrastructureNote",
  "supportShare",
  "support",
]);
export type LedgerWord = z.infer<typeof name>;
const read = knowledge(
  "ledger.yaml",
  pairsUnder(...name.options).transform((words) => bilingual(words)),
);

/** A word that a business case is gathered with. */
export const ledgerWord = (key: LedgerWord, locale: Locale): string => read()[locale][key];
