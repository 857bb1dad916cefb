import "server-only";
import { z } from "zod";
import { team } from "@/content/team";
import { text } from "@/lib/content/fields";
import { shortList } from "@/lib/content/short-list";

/** The four members of the team. */
export const listTeam = shortList({
  name: "team",
  list: team,
  count: 4,
  shared: z.object({ id: text }),
  words: z.object({ name: text, position: text, description: text }),
});
