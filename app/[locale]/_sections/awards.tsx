import { getLocale, getTranslations } from "next-intl/server";
import { Seal } from "@/components/illustrations/seal";
import { SectionHead } from "@/components/sections/section-head";
import { Section } from "@/components/ui/section";
import { listAwards } from "@/lib/content/awards";

/** Six awards as rows of a table, each with the seal drawn from its name. */
export async function Awards() {
  const t = await getTranslations("home.awards");
  return (
    <Section id="awards">
      <div className="frame">
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <ul className="awards-rows">
          {listAwards(await getLocale()).map(({ id, mark, title, description, year }) => (
            <li key={id}>
              <Seal mark={mark} seed={id} />
              <div>
                <h3 className="h3">{title}</h3>
                <p>{description}</p>
              </div>
              <time className="mono" dateTime={String(year)}>
                {year}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
