import "server-only";
import { z } from "zod";
import { statistics } from "@/content/statistics";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";

const common = {
  count: 4,
  shared: z.object({}),
  words: z.object({ value: text, unit: text.optional(), label: text }),
};

/** Four figures of the home page. */
export const homeStatistics = shortList({ name: "statistics home", list: statistics.home, ...common });

/** Four figures of the page about the company. */
export const aboutStatistics = shortList({ name: "statistics about", list: statistics.about, ...common });

export type Statistic = ReturnType<typeof homeStatistics>[number];
