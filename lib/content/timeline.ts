import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";
import type { Locale } from "@/lib/i18n/routing";

const read = shortList("timeline", lists.timeline, "timeline");

/** The milestones of the company's history, in the order of years. */
export const listMilestones = (locale: Locale) => [...read(locale)].sort((a, b) => a.year - b.year);

export type Milestone = ReturnType<typeof listMilestones>[number];
