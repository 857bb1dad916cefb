import { clsx } from "clsx";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { InquiryPanel } from "@/components/forms/inquiry-panel";
import { SocialLinks } from "@/components/layout/social-links";
import { Section } from "@/components/ui/section";
import { getCompany } from "@/lib/content/company";

type ContactSectionProps = {
  /** On the contacts page the headline of the section is that of the page, and a plain post comes back to it. */
  page?: { title: ReactNode; lead: ReactNode };
};

/** Phone, e-mail and address beside the inquiry form: the end of the home page and of the services, the whole of the contacts. */
export async function ContactSection({ page }: ContactSectionProps) {
  const t = await getTranslations("contacts");
  const company = getCompany(await getLocale());
  const Heading = page ? "h1" : "h2";

  return (
    <Section
      id={page ? undefined : "contact"}
      className={clsx(
        "contact",
        page && "-mt-(--header-height) pt-[calc(var(--header-height)+clamp(48px,6vw,88px))]",
      )}
      aria-labelledby="contact-title"
    >
      <svg className="contact-ring" viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/contact-ring.svg#ring" />
      </svg>
      <div className="frame contact-grid">
        <div>
          {!page && <p className="eyebrow">{t("section.eyebrow")}</p>}
          <Heading id="contact-title" className={page ? "h1" : "h2"}>
            {page ? page.title : t("section.title")}
          </Heading>
          <p className="lead">{page ? page.lead : t("section.lead")}</p>
          <dl className="contact-details">
            <div>
              <dt>{t("details.phone")}</dt>
              <dd>
                <a href={company.phoneHref}>{company.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{t("details.email")}</dt>
              <dd>
                <a href={company.emailHref}>{company.email}</a>
              </dd>
            </div>
            <div>
              <dt>{t("details.address")}</dt>
              <dd className="contact-address">{company.address}</dd>
            </div>
          </dl>
          <SocialLinks />
        </div>
        <InquiryPanel withNotices={page !== undefined} />
      </div>
    </Section>
  );
}
