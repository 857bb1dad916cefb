import "server-only";
import { z } from "zod";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";

/** `known`: how a description names the service; without a direction the service is only proposed. `weeks`: person-weeks of connecting it. `inside`: what it is called where nothing outside is reached. */
const service = z.strictObject({
  ru: barred("name", "what"),
  en: barred("name", "what"),
  direction: z.enum(["in", "out", "both"]).optional(),
  chiefly: kindList.optional(),
  inside: z.strictObject({ ru: z.string(), en: z.string() }).optional(),
  known: wordPattern,
  weeks: z.number().optional(),
  fails: z.enum(["last", "wait", "send", "pay", "talk"]),
});
/** A yearly line of the business case: what it and each of the things it counts are called; `unless`: words for a way that costs nothing. */
const fee = z.strictObject({
  kinds: kindList,
  unless: wordPattern.optional(),
  ru: barred("label", "each", "note"),
  en: barred("label", "each", "note"),
});
const bill = z.strictObject({
  kinds: kindList,
  words: wordPattern.optional(),
  ru: z.string(),
  en: z.string(),
  service: service.optional(),
  fee: fee.optional(),
});

const read = knowledge("bills.yaml", z.array(bill));

/** Bills that others send for what the functions do, and the services that they come from; some only where wishes say such words. */
export const readBills = (wishes: readonly { text: string }[]) =>
  read().filter(({ words }) => !words || wishes.some(({ text }) => words.test(text)));
