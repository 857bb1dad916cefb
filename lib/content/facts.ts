import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** The facts of the page about the company. */
export const listFacts = shortList("facts", lists.facts, "facts");
