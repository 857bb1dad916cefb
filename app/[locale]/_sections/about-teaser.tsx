import { getLocale, getTranslations } from "next-intl/server";
import { Statistics } from "@/components/sections/statistics";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { ButtonLink } from "@/components/ui/link";
import { Quiet } from "@/components/ui/quiet";
import { Section } from "@/components/ui/section";
import { homeStatistics } from "@/lib/content/statistics";
import { routes } from "@/lib/i18n/routes";

/** Who we are: one plain statement on a screen of its own, and a few figures. */
export async function AboutTeaser() {
  const t = await getTranslations("home.about");
  // The row of figures closes the section, so it stands on the next section's hairline.
  return (
    <Section className="pb-0" id="about">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-8 pb-[clamp(40px,8vw,120px)] md:pt-[clamp(0px,3.4vw,56px)] lg:grid-cols-[minmax(0,2.6fr)_minmax(0,9.4fr)]">
        <div>
          <Eyebrow>{t("eyebrow")}</Eyebrow>
          <h2 className="text-h3">
            {t("title")} <Quiet className="lg:block">{t("titleDim")}</Quiet>
          </h2>
        </div>
        <div>
          <p
            data-slot="manifesto"
            className="max-w-[25em] text-[clamp(1.4375rem,0.85rem+2.45vw,2.875rem)] leading-[1.18] font-medium tracking-[-0.034em]"
          >
            {t("manifesto")}
          </p>
          <ButtonLink
            href={routes.about}
            variant="secondary"
            arrow
            className="mt-[clamp(28px,3.4vw,48px)]"
            data-track="learn_more"
            data-track-label="home_about"
          >
            {t("button")}
          </ButtonLink>
        </div>
      </Container>
      <Statistics items={homeStatistics(await getLocale())} />
    </Section>
  );
}
