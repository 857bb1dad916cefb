import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { listValues } from "@/lib/content/values";

/** Four values in one hairline box, each with a drawing made of the same rings and ticks. */
export async function Values() {
  const t = await getTranslations("about.values");
  return (
    <Section id="values">
      <div className="frame values">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 className="h2">{t("title")}</h2>
        </div>
        <ul>
          {listValues(await getLocale()).map(({ icon, title, description }) => (
            <li key={icon}>
              <svg viewBox="0 0 120 120" aria-hidden="true">
                <use href={`/drawings/values.svg#${icon}`} />
              </svg>
              <h3 className="h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
