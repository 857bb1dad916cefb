import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** The partners. */
export const listPartners = shortList("partners", lists.partners, "partners");
