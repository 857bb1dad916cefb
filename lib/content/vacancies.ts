import "server-only";
import { z } from "zod";
import { vacancies } from "@/content/vacancies";
import { entryIds } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/errors";
import { day, text } from "@/lib/content/fields";
import { getService } from "@/lib/content/services";
import { shortList } from "@/lib/content/short-list";
import type { Locale } from "@/lib/i18n/routing";

const read = shortList({
  name: "vacancies",
  list: vacancies,
  count: 3,
  shared: z.object({
    id: text,
    service: text.refine((id) => entryIds("services").includes(id), "такой услуги нет в content/services"),
    sample: z.boolean().optional(),
    posted: day.optional(),
  }),
  words: z.object({ title: text, description: text, tags: z.array(text).min(1).max(4) }),
});

/**
 * The three vacancies, each with the name and the colour of the practice the person joins. `posted` is the day of publication of a
 * real vacancy; a sample has none, whatever its entry says.
 */
export const listVacancies = (locale: Locale) =>
  read(locale).map(({ sample, posted, ...vacancy }) => {
    if (!sample && posted === undefined)
      throw new ContentError([
        `content/vacancies.ts: ${vacancy.id}: posted: этого поля нет; у настоящей вакансии есть день публикации`,
      ]);
    const service = getService(locale, vacancy.service);
    return {
      ...vacancy,
      practice: service?.title ?? vacancy.service,
      hue: service?.color,
      ...(!sample && { posted }),
    };
  });
