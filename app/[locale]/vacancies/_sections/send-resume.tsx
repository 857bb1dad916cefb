import { Actions } from "@/components/ui/actions";
import { ArrowRight, ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import { ButtonLink } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { getCompany } from "@/lib/content/company";
import { routes } from "@/lib/site/routes";

/** For those whose role is not on the list: a letter, the contact form, or the external job site. */
export async function SendResume() {
  const t = await getTranslations("company.vacancies");
  const external = (await getTranslations("common.footer"))("external");
  const { emailHref, jobsHref } = getCompany(await getLocale());
  return (
    <Section className="send-resume">
      <div className="frame">
        <div>
          <h2 className="h2">{t("resume.title")}</h2>
          <p>{t("resume.text")}</p>
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
        <a
          className="jobs-card"
          href={jobsHref}
          rel="noopener"
          data-track="cta_click"
          data-track-label="job_site"
        >
          <b>{t("jobs.title")}</b>
          <span>{t("jobs.text")}</span>
          <span className="sr-only">({external})</span>
          <ArrowUpRight />
        </a>
      </div>
    </Section>
  );
}
