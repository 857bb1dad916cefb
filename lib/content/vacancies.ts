import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { isOut } from "@/lib/content/published";
import { getService } from "@/lib/content/services";
import { shortList } from "@/lib/content/short-list";
import type { Locale } from "@/lib/i18n/routing";

const read = shortList("vacancies", lists.vacancies, "vacancies");

/**
 * The vacancies, each with the name, the colour and the picture of the practice the person joins. `posted` is the day of publication of a real
 * vacancy; a sample has none, whatever its entry says.
 */
export const listVacancies = (locale: Locale) =>
  read(locale)
    .filter(({ posted }) => isOut({ published: posted }))
    .map((vacancy) => {
      const service = getService(locale, vacancy.service);
      return {
        ...vacancy,
        practice: service?.title ?? vacancy.service,
        hue: service?.color,
        picture: service?.picture,
      };
    });
