import "server-only";
import { z } from "zod";
import { awards } from "@/content/awards";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";
import { COUNTS } from "@/lib/content/counts";

/** The six awards, newest first. */
export const listAwards = shortList({
  name: "awards",
  list: awards,
  count: COUNTS.awards,
  shared: z.object({ id: text, year: z.int() }),
  words: z.object({ mark: text.max(3), title: text, description: text }),
});
