import "server-only";
import { z } from "zod";
import { partners } from "@/content/partners";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";

export const partnerKinds = ["platform", "infrastructure", "security", "people"] as const;

/** The twelve partners. */
export const listPartners = shortList({
  name: "partners",
  list: partners,
  count: 12,
  shared: z.object({ id: text, kind: z.enum(partnerKinds) }),
  words: z.object({ name: text, role: text }),
});
