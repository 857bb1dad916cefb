import "server-only";
import { z } from "zod";
import { timeline } from "@/content/timeline";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";
import { COUNTS } from "@/lib/content/counts";

/** The seven milestones, in the order of years. */
export const listMilestones = shortList({
  name: "timeline",
  list: timeline,
  count: COUNTS.milestones,
  shared: z.object({
    year: z.int(),
    icon: z.enum(["flag", "person", "load", "chain", "shield", "trophy", "agent"]),
  }),
  words: z.object({
    title: text,
    description: text,
    metric: z.strictObject({ value: text, label: text }),
    logos: z.array(text).min(1).max(4),
  }),
});

export type Milestone = ReturnType<typeof listMilestones>[number];
