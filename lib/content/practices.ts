import "server-only";
import { z } from "zod";
import { practices } from "@/content/practices";
import { entryIds } from "@/lib/content/collection";
import { text } from "@/lib/content/fields";
import { getService } from "@/lib/content/services";
import { shortList } from "@/lib/content/short-list";
import type { Locale } from "@/lib/i18n/routing";

const read = shortList({
  name: "practices",
  list: practices,
  count: 6,
  shared: z.object({
    service: text.refine((id) => entryIds("services").includes(id), "такой услуги нет в content/services"),
  }),
  words: z.object({ title: text, description: text }),
});

/** The six key practices, each with its service and that service's colour. */
export const listPractices = (locale: Locale) =>
  read(locale).map((practice) => ({ ...practice, hue: getService(locale, practice.service)?.color }));
