import "server-only";
import { z } from "zod";
import { bilingual, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const name = z.enum([
  ...(["title", "brief", "client", "changes", "first", "later", "laterWork", "proposed"] as const),
  ...(["isProposed", "beyond", "easier", "effect", "loss", "open", "whole", "rough"] as const),
  ...(["roughWeeks", "risks", "risksHead", "leftOut", "leftAudit", "leftStore", "leftServers"] as const),
  ...(["leftArchive", "leftRest", "leftTaught", "leftHours", "feeTold", "reserve", "deadline"] as const),
  ...(["late", "budget", "dear", "fits", "next", "access", "accessNamed", "show", "answer"] as const),
  ...(["source", "change", "changeHead", "unsolved", "functions", "figures", "offline", "decide"] as const),
  ...(["alike", "keep", "forbidden", "condition", "hours", "stays", "outside", "law", "hosting"] as const),
  ...(["acceptance", "beside", "gone", "plan", "planHead", "start", "dataWork", "dataMoved"] as const),
  ...([
    "dataPlain",
    "exchangeWork",
    "exchangeInside",
    "exchangeRule",
    "exchangeEach",
    "loadWork",
    "closedWork",
  ] as const),
  ...(["stateWork", "checking", "checkingRush", "launchPlain", "launchWork", "stageWork"] as const),
  ...(["questions", "settle", "unread", "askHosting", "askRetention", "askChannel", "askInside"] as const),
  ...(["askGuard", "askExisting", "askWork", "askWorks", "figMoney", "figWork", "figEstimate"] as const),
  ...(["figTime", "figLimits", "figLoss", "figFunctions", "figFirst", "lossYear", "lossOne"] as const),
  ...(["lossWeek", "lossLeft", "lossAssumed", "askDeadline", "askBudget", "askCurrency"] as const),
  ...(["askWhat", "askWhom", "askWeek", "askTimes"] as const),
]);
const read = knowledge(
  "idea.yaml",
  pairsUnder(...name.options).transform((words) => bilingual(words)),
);

/** Words of a project idea in one language; what other documents say of the same they say by these words. */
export const ideaWords = (locale: Locale) => read()[locale];
