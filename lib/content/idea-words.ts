import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const name = z.enum([
  ...(["title", "brief", "client", "changes", "first", "later", "proposed"] as const),
  ...(["isProposed", "beyond", "easier", "effect", "loss", "open", "costs", "whole"] as const),
  ...(["rough", "roughWeeks", "risk", "leftOut", "leftAudit", "leftStore"] as const),
  ...(["leftServers", "leftArchive", "leftRest", "leftTaught", "leftHours", "reserve"] as const),
  ...(["assumed", "deadline", "late", "budget", "dear", "fits", "next", "access"] as const),
  ...(["accessNamed", "show", "answer", "change", "changeHead", "unsolved"] as const),
  ...(["functions", "figures", "offline", "decide", "alike", "keep", "forbidden"] as const),
  ...(["condition", "hours", "stays", "outside", "law", "hosting", "acceptance"] as const),
  ...(["beside", "gone", "plan", "planHead", "start", "dataWork", "dataMoved"] as const),
  ...(["dataPlain", "exchangeWork", "loadWork", "closedWork", "stateWork", "checking"] as const),
  ...(["launchPlain", "launchWork", "stageWork", "questions", "settle", "unread"] as const),
  ...(["askHosting", "askRetention", "askChannel", "askGuard", "askExisting"] as const),
  ...(["askWork", "askWorks"] as const),
]);
type Names = z.infer<typeof name>;
const read = knowledge("idea.yaml", z.record(name, barred("ru", "en")));

/** Words of a project idea in one language; what other documents say of the same they say by these words. */
export const ideaWords = (locale: Locale) =>
  Object.fromEntries(Object.entries(read()).map(([id, words]) => [id, words[locale]])) as Record<
    Names,
    string
  >;
