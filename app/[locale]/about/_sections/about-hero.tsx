import { getLocale, getTranslations } from "next-intl/server";
import { YearsDial } from "./years-dial";
import { Statistics } from "@/components/sections/statistics";
import { Quiet } from "@/components/ui/quiet";
import { getCompany } from "@/lib/content/company";
import { listFacts } from "@/lib/content/facts";
import { aboutStatistics } from "@/lib/content/statistics";

/** Who we are, since when, and the four figures that close the first screen. */
export async function AboutHero() {
  const t = await getTranslations("about.hero");
  const locale = await getLocale();
  const { founded } = getCompany(locale);
  return (
    <section className="about-hero">
      <div className="frame about-hero-grid">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 className="h1" tabIndex={-1}>
            {t("title")} <Quiet>{t("titleDim")}</Quiet>
          </h1>
          <p className="lead">{t("lead", { year: String(founded) })}</p>
          <dl className="about-facts">
            {listFacts(locale).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <YearsDial />
      </div>
      <Statistics items={aboutStatistics(locale)} />
    </section>
  );
}
