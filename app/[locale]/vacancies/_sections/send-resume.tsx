import { ArrowRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Actions } from "@/components/ui/actions";
import { buttonVariants } from "@/components/ui/button-variants";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { getCompany } from "@/lib/content/company";
import { routes } from "@/lib/i18n/routes";

/** For those whose role is not on the list: a letter or the contact form. The external job site is in the footer. */
export async function SendResume() {
  const t = await getTranslations("company.vacancies");
  const { emailHref } = getCompany(await getLocale());
  return (
    <Section className="bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))]">
      <Container className="grid grid-cols-1 items-end gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 className="text-h2">{t("resume.title")}</h2>
          <p className="mt-4 max-w-[34em] text-[1.0625rem] text-muted-foreground">{t("resume.text")}</p>
        </div>
        <Actions>
          <a
            data-slot="button"
            className={buttonVariants({ variant: "secondary" })}
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
      </Container>
    </Section>
  );
}
