import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** The publications about the company. */
export const listMedia = shortList("media", lists.media, "media");
