import { ArrowRight, ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Actions } from "@/components/ui/actions";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { getCompany } from "@/lib/content/company";
import { routes } from "@/lib/i18n/routes";

/** For those whose role is not on the list: a letter, the contact form, or the external job site. */
export async function SendResume() {
  const t = await getTranslations("company.vacancies");
  const external = (await getTranslations("common.footer"))("external");
  const { emailHref, jobsHref } = getCompany(await getLocale());
  return (
    <Section className="bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))]">
      <Container className="grid grid-cols-1 items-end gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 className="text-h2">{t("resume.title")}</h2>
          <p className="mt-4 max-w-[34em] text-[1.0625rem] text-muted-foreground">{t("resume.text")}</p>
          <Actions>
            <a
              data-slot="button"
              className={buttonVariants()}
              href={`${emailHref}?subject=${encodeURIComponent(t("resume.subject"))}`}
              data-track="cta_click"
              data-track-label="send_resume"
            >
              {t("resume.button")}
              <ArrowRight />
            </a>
            <ButtonLink
              href={routes.contacts}
              variant="secondary"
              data-track="contact_us"
              data-track-label="vacancies"
            >
              {t("resume.contacts")}
            </ButtonLink>
          </Actions>
        </div>
        <Card
          asChild
          className="group grid gap-1.5 py-6.5 pr-16 pl-7 hover:border-[color-mix(in_oklab,var(--accent)_42%,transparent)]"
        >
          <a href={jobsHref} rel="noopener" data-track="cta_click" data-track-label="job_site">
            <b className="text-[1.1875rem] leading-[1.3] font-semibold tracking-[-0.02em]">
              {t("jobs.title")}
            </b>
            <span className="text-[0.9375rem] leading-[1.5] text-balance text-muted-foreground">
              {t("jobs.text")}
            </span>
            <span className="sr-only">({external})</span>
            <ArrowUpRight className="absolute top-7 right-6.5 text-subtle transition-[translate,color] duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5 group-hover:text-accent" />
          </a>
        </Card>
      </Container>
    </Section>
  );
}
