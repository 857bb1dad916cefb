import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** The members of the team. */
export const listTeam = shortList("team", lists.team, "team");
