import { ArrowRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { listVacancies } from "@/lib/content/vacancies";

/** Three roles in the colours of the practices they join; each is answered by a letter with its subject filled in. */
export async function VacancyRows() {
  const t = await getTranslations("company.vacancies");
  const locale = await getLocale();
  const { emailHref } = getCompany(locale);
  return (
    <section className="vacancies" aria-label={t("label")}>
      <div className="frame">
        <ul>
          {listVacancies(locale).map(({ id, title, description, tags, practice, hue }) => (
            <li key={id} data-hue={hue}>
              <p className="mono">{practice}</p>
              <div>
                <h2>{title}</h2>
                <p>{description}</p>
                <ul>
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              </div>
              <a
                className="text-link"
                href={`${emailHref}?subject=${encodeURIComponent(t("subject", { title }))}`}
                data-track="cta_click"
                data-track-label={`vacancy_${id}`}
              >
                {t("apply")}
                <span className="sr-only">: {title}</span>
                <ArrowRight />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
