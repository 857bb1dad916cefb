import "server-only";
import { z } from "zod";
import { partners } from "@/content/partners";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";
import { COUNTS } from "@/lib/content/counts";

export const partnerKinds = ["platform", "infrastructure", "security", "people"] as const;

/** The twelve partners. */
export const listPartners = shortList({
  name: "partners",
  list: partners,
  count: COUNTS.partners,
  shared: z.object({ id: text, kind: z.enum(partnerKinds) }),
  words: z.object({ name: text, role: text }),
});
