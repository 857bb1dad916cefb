import "server-only";
import { z } from "zod";
import { functionKinds } from "@/lib/content/function-kinds";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";

/** Who somebody is to a function. */
export type Side = (typeof sides)[number];
const sides = ["outside", "staff", "receiver"] as const;
const right = z.strictObject({
  who: z.enum(sides),
  kinds: kindList.default([...functionKinds]),
  ru: z.string(),
  en: z.string(),
});

/** What people do in functions of these kinds: the first row that fits. */
export const readRights = knowledge("rights.yaml", z.array(right));

const proposed = z.strictObject({
  kinds: kindList,
  house: wordPattern.optional(),
  known: wordPattern,
  ru: z.string(),
  en: z.string(),
  does: z.array(barred("kind", "ru", "en")),
});
/** Roles that a description does not name and such functions need, and what they do there. */
export const readProposedRoles = knowledge("proposed.yaml", z.array(proposed));
