import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** Figures of the home page. */
export const homeStatistics = shortList("statistics", lists.statistics, "home");

/** Figures of the page about the company. */
export const aboutStatistics = shortList("statistics", lists.statistics, "about");

export type Statistic = ReturnType<typeof homeStatistics>[number];
