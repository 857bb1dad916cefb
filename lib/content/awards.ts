import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** The awards and statuses. */
export const listAwards = shortList("awards", lists.awards, "awards");
