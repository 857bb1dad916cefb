import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** The values of the company. */
export const listValues = shortList("values", lists.values, "values");
