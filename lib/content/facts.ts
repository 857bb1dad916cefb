import "server-only";
import { z } from "zod";
import { facts } from "@/content/facts";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";

/** The four facts of the page about the company. */
export const listFacts = shortList({
  name: "facts",
  list: facts,
  count: 4,
  shared: z.object({}),
  words: z.object({ label: text, value: text }),
});
