import "server-only";
import { clients } from "@/content/clients";
import type { Locale } from "@/lib/i18n/routing";

/** The eleven clients of the «trusted by» row, named by sector, with the icon of each. */
export const listClients = (locale: Locale) =>
  clients.map((client) => ({ icon: client.icon, name: client[locale] }));
