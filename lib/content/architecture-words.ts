import "server-only";
import { z } from "zod";
import { bilingual, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import { nodeKinds } from "@/lib/pictures/node-kinds";
import type { Locale } from "@/lib/i18n/locales";

const words = z.strictObject({
  passes: pairsUnder("in", "out", "both", "likely", "open"),
  volumes: pairsUnder(
    ...(["title", "head", "note", "people", "day", "month", "most", "device", "metric", "kept"] as const),
    ...(["millions", "scale", "unknown", "stream", "assumed"] as const),
  ),
  sizes: pairsUnder("record", "file", "value"),
  texts: pairsUnder(
    ...(["title", "parts", "partsHead", "reads", "changes", "same", "beyond", "exchanges"] as const),
    ...(["exchangeHead", "settle", "operator", "beside", "decisions", "decisionHead"] as const),
  ),
  failures: pairsUnder("last", "wait", "inside", "send", "pay", "talk", "sign", "code"),
  lanes: pairsUnder(...nodeKinds),
  boxes: pairsUnder(
    ...(["twin", "access", "directory", "reads", "changes", "exchange", "series"] as const),
    ...(["planned", "likely"] as const),
  ),
});
const read = knowledge(
  "architecture.yaml",
  words.transform((all) => bilingual(all)),
);

/** Words of the architecture, and of what passes between systems in every document. */
export const architectureWords = (locale: Locale) => read()[locale];
