import "server-only";
import { z } from "zod";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";

/** `known`: how a description names the service; without a direction the service is only proposed. `inside`: what it is called where nothing outside is reached. */
const service = z.strictObject({
  ru: barred("name", "what"),
  en: barred("name", "what"),
  direction: z.enum(["in", "out", "both"]).optional(),
  chiefly: kindList.optional(),
  inside: z.strictObject({ ru: z.string(), en: z.string() }).optional(),
  known: wordPattern,
  fails: z.enum(["last", "wait", "send", "pay", "talk"]),
});
const bill = z.strictObject({
  kinds: kindList,
  ru: z.string(),
  en: z.string(),
  service: service.optional(),
});

/** Bills that others send for what the functions do, and the services that they come from. */
export const readBills = knowledge("bills.yaml", z.array(bill));
