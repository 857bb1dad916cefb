import { getLocale, getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Statistics } from "@/components/sections/statistics";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { homeStatistics } from "@/lib/content/statistics";
import { routes } from "@/lib/i18n/routes";

/** Who we are in two lines and a few figures. */
export async function AboutTeaser() {
  const t = await getTranslations("home.about");
  // The row of figures closes the section, so it stands on the next section's hairline.
  return (
    <Section className="pb-0" id="about">
      <Container>
        <SectionHead
          eyebrow={t("eyebrow")}
          title={t("title")}
          dim={t("titleDim")}
          className="mb-[clamp(48px,5.4vw,80px)]"
        >
          <div className="grid justify-items-start gap-6">
            <p className="max-w-[30em] text-[1.0625rem] text-muted-foreground">{t("lead")}</p>
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
      </Container>
      <Statistics items={homeStatistics(await getLocale())} />
    </Section>
  );
}
