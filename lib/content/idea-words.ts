import "server-only";
import { z } from "zod";
import { bilingual, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const name = z.enum([
  ...(["title", "brief", "client", "changes", "first", "later", "laterWork", "proposed"] as const),
  ...(["isProposed", "beyond", "easier", "easierWith", "effect", "loss", "open", "whole"] as const),
  ...(["rough", "roughWeeks", "risks", "risksHead", "leftOut", "leftAudit", "leftAssessed"] as const),
  ...(["leftStore", "leftServers", "leftArchive", "leftRest", "leftTaught", "leftHours"] as const),
  ...(["feeTold", "reserve", "deadline", "late", "budget", "dear", "fits", "next", "access"] as const),
  ...(["accessNamed", "show", "answer", "source", "change", "changeHead", "unsolved"] as const),
  ...(["functions", "figures", "offline", "decide", "alike", "keep", "forbidden", "condition"] as const),
  ...(["hours", "stays", "outside", "law", "hosting", "acceptance", "beside", "gone", "plan"] as const),
  ...(["planHead", "start", "dataWork", "dataMoved", "dataPlain", "exchangeWork"] as const),
  ...(["exchangeInside", "exchangeRule", "exchangeEach", "loadWork", "closedWork", "stateWork"] as const),
  ...(["checking", "checkingRush", "launchPlain", "launchWork", "stageWork", "questions"] as const),
  ...(["settle", "unread", "askHosting", "askRetention", "askChannel", "askInside", "askGuard"] as const),
  ...(["askFinance", "askExisting", "askWork", "askWorks", "figMoney", "figWork", "figEstimate"] as const),
  ...(["figTime", "figLimits", "figLoss", "figFunctions", "figFirst", "lossYear", "lossOne"] as const),
  ...(["lossWeek", "lossLeft", "lossAssumed", "askDeadline", "askBudget", "askCurrency"] as const),
  ...(["askWhat", "askWhom", "askWeek", "askTimes", "planSum"] as const),
]);
const read = knowledge(
  "idea.yaml",
  pairsUnder(...name.options).transform((words) => bilingual(words)),
);

/** Words of a project idea in one language; what other documents say of the same they say by these words. */
export const ideaWords = (locale: Locale) => read()[locale];
