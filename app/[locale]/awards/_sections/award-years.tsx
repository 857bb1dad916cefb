import { getLocale, getTranslations } from "next-intl/server";
import { Seal } from "@/components/illustrations/seal";
import { listAwards } from "@/lib/content/awards";

/** The awards on the ruler of years, newest first; a year may hold more than one. */
export async function AwardYears() {
  const t = await getTranslations("company.awards");
  const awards = listAwards(await getLocale());
  const years = [...new Set(awards.map(({ year }) => year))].sort((a, b) => b - a);
  return (
    <section className="award-years" aria-label={t("label")}>
      <div className="frame">
        <ol>
          {years.map((year) => (
            <li key={year}>
              <p className="award-year">
                <time dateTime={String(year)}>{year}</time>
              </p>
              <ul>
                {awards
                  .filter((award) => award.year === year)
                  .map(({ id, mark, title, description }) => (
                    <li key={id}>
                      <Seal mark={mark} seed={id} />
                      <div>
                        <h2>{title}</h2>
                        <p>{description}</p>
                      </div>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
