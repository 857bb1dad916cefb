import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";

/** The clients of the «trusted by» row, named by sector, with the icon of each. */
export const listClients = shortList("clients", lists.clients, "clients");
