import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { getService } from "@/lib/content/services";
import { shortList } from "@/lib/content/short-list";
import type { Locale } from "@/lib/i18n/routing";

const read = shortList("practices", lists.practices, "practices");

/** The key practices whose service the site shows, each with that service's colour. */
export const listPractices = (locale: Locale) =>
  read(locale).flatMap((practice) => {
    const service = getService(locale, practice.service);
    return service ? [{ ...practice, hue: service.color }] : [];
  });
