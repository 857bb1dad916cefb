import "server-only";
import { z } from "zod";
import { functionKinds } from "@/lib/content/function-kinds";
import { kindList, knowledge } from "@/lib/content/knowledge";

/** Who somebody is to a function. */
export type Side = (typeof sides)[number];
const sides = ["outside", "staff", "receiver", "keeper"] as const;
const right = z.strictObject({
  who: z.enum(sides),
  kinds: kindList.default([...functionKinds]),
  ru: z.string(),
  en: z.string(),
});

/** What people do in functions of these kinds: the first row that fits. */
export const readRights = knowledge("rights.yaml", z.array(right));
