import { getLocale, getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Statistics } from "@/components/sections/statistics";
import { ButtonLink } from "@/components/ui/link";
import { homeStatistics } from "@/lib/content/statistics";
import { routes } from "@/lib/site/routes";

/** Who we are in two lines and four figures. */
export async function AboutTeaser() {
  const t = await getTranslations("home.about");
  return (
    <section className="section about-teaser" id="about">
      <div className="frame">
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} dim={t("titleDim")}>
          <div className="about-side">
            <p>{t("lead")}</p>
            <ButtonLink
              href={routes.about}
              variant="secondary"
              arrow
              data-track="learn_more"
              data-track-label="home_about"
            >
              {t("button")}
            </ButtonLink>
          </div>
        </SectionHead>
      </div>
      <Statistics items={homeStatistics(await getLocale())} />
    </section>
  );
}
