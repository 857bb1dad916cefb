import "server-only";
import { z } from "zod";
import { clients } from "@/content/clients";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";
import { COUNTS } from "@/lib/content/counts";
import { icons } from "@/lib/pictures/icons";

/** The eleven clients of the «trusted by» row, named by sector, with the icon of each. */
export const listClients = shortList({
  name: "clients",
  list: clients,
  count: COUNTS.clients,
  shared: z.object({ icon: z.enum(icons) }),
  words: z.object({ name: text }),
});
