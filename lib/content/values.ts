import "server-only";
import { z } from "zod";
import { values } from "@/content/values";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";

/** The four values of the company. */
export const listValues = shortList({
  name: "values",
  list: values,
  count: 4,
  shared: z.object({ icon: z.enum(["benefit", "partnership", "reliability", "public"]) }),
  words: z.object({ title: text, description: text }),
});
