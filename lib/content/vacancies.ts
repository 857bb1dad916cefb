import "server-only";
import { z } from "zod";
import { vacancies } from "@/content/vacancies";
import { text } from "@/lib/content/fields";
import { getService } from "@/lib/content/services";
import { shortList } from "@/lib/content/short-list";
import type { Locale } from "@/lib/i18n/routing";

const read = shortList({
  name: "vacancies",
  list: vacancies,
  count: 3,
  shared: z.object({
    id: text,
    service: text.refine((id) => getService("ru", id) !== undefined, "names a service that does not exist"),
  }),
  words: z.object({ title: text, description: text, tags: z.array(text).min(1).max(4) }),
});

/** The three vacancies, each with the name and the colour of the practice the person joins. */
export const listVacancies = (locale: Locale) =>
  read(locale).map((vacancy) => {
    const service = getService(locale, vacancy.service);
    return { ...vacancy, practice: service?.title ?? vacancy.service, hue: service?.color };
  });
