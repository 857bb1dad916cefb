import "server-only";
import { z } from "zod";
import { media } from "@/content/media";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";

/** The four publications about the company. */
export const listMedia = shortList({
  name: "media",
  list: media,
  count: 4,
  shared: z.object({
    id: text,
    href: z.url({ protocol: /^https$/, error: "нужен адрес, который начинается с https://" }),
  }),
  words: z.object({ kind: text, outlet: text, title: text, excerpt: text }),
});
