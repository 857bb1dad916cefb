import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { InquiryPanel } from "@/components/forms/inquiry-panel";
import { SocialLinks } from "@/components/layout/social-links";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Section } from "@/components/ui/section";
import { getCompany } from "@/lib/content/company";
import { cn } from "@/lib/site/cn";

const section = cn(
  "isolate overflow-clip bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))] print:pb-0",
  "before:absolute before:inset-0 before:-z-2",
  "before:bg-[radial-gradient(44rem_34rem_at_8%_104%,color-mix(in_oklab,var(--accent)_calc(var(--glow)*100%),transparent),transparent_70%)]",
);

/** Rises below all that stands in the column: its outer circles, which would reach higher, show only at the side. */
const ring = cn(
  "absolute top-[calc(100%-188px)] left-[-590px] -z-1 size-[1180px] mask-intersect max-lg:hidden print:hidden",
  "mask-[linear-gradient(transparent_196px,#000_240px),linear-gradient(90deg,#000_66%,transparent_86%)]",
);

/** First on its page, the section goes on behind the header. */
const behindHeader = "-mt-(--header-height) pt-[calc(var(--header-height)+clamp(32px,4.4vw,64px))]";

type ContactSectionProps = {
  /** On the contacts page the headline of the section is that of the page, and a plain post comes back to it. */
  page?: { title: ReactNode; lead: ReactNode };
};

/**
 * Phone, e-mail and address beside the inquiry form: the end of the home page and of the services, the whole of the contacts. On a phone
 * the foot of the page, which says the same, follows the form.
 */
export async function ContactSection({ page }: ContactSectionProps) {
  const t = await getTranslations("contacts");
  const company = getCompany(await getLocale());
  const Heading = page ? "h1" : "h2";
  // Where the details stand below the form, the page about contacts shows phone and e-mail above it instead.
  const shownAbove = page && "max-lg:hidden";

  return (
    <Section
      id={page ? undefined : "contact"}
      className={cn(section, page && behindHeader)}
      aria-labelledby="contact-title"
    >
      <Container className="grid grid-cols-1 items-start gap-x-[clamp(48px,7vw,112px)] gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:grid-rows-[auto_1fr] print:block">
        <div>
          {!page && <Eyebrow>{t("section.eyebrow")}</Eyebrow>}
          <Heading id="contact-title" className={page ? "text-h1 max-[481px]:text-pretty" : "text-h2"}>
            {page ? page.title : t("section.title")}
          </Heading>
          <p className="mt-4.5 max-w-[26em] text-lead text-muted-foreground">
            {page ? page.lead : t("section.lead")}
          </p>
          {page && (
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2.5 text-[1.0625rem] font-medium lg:hidden">
              <a href={company.phoneHref} className={way}>
                {company.phone}
              </a>
              <a href={company.emailHref} className={way}>
                {company.email}
              </a>
            </p>
          )}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
          <InquiryPanel withNotices={page !== undefined} />
        </div>
        <div className={cn("relative max-lg:mt-6", !page && "max-md:hidden")}>
          <dl className="mb-7 max-w-[27.5rem] md:max-lg:grid md:max-lg:max-w-none md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:mt-2">
            <Detail term={t("details.phone")} href={company.phoneHref} className={shownAbove}>
              {company.phone}
            </Detail>
            <Detail term={t("details.email")} href={company.emailHref} className={shownAbove}>
              {company.email}
            </Detail>
            <Detail term={t("details.address")}>{company.address}</Detail>
            {page &&
              (["who", "support"] as const).map((row) => (
                <Detail key={row} term={t(`details.${row}`)}>
                  {t(`details.${row}Text`)}
                </Detail>
              ))}
          </dl>
          <div className="print:hidden">
            <SocialLinks isNamed={page !== undefined} />
          </div>
          <svg viewBox="0 0 900 900" aria-hidden="true" className={ring}>
            <use href="/drawings/contact-ring.svg#ring" />
          </svg>
        </div>
      </Container>
    </Section>
  );
}

/** Fingers get 44 pixels. */
const way =
  "relative hover:text-accent pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5";

type DetailProps = { term: string; href?: string; className?: string | undefined; children: string };

/** A row of the details: what one can call or write to stands larger. */
function Detail({ term, href, className, children }: DetailProps) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-baseline gap-x-3 border-t border-line py-[13px] last:border-b *:last:flex-[1_1_12rem] md:max-lg:last:border-b-0",
        className,
      )}
    >
      <dt className="flex-[0_0_6rem] text-sm/[1.6] text-subtle">{term}</dt>
      {href === undefined ? (
        <dd className="text-[1rem] leading-[1.45] text-muted-foreground">{children}</dd>
      ) : (
        <dd className="text-[min(1.25rem,7.6vw)] font-medium tracking-[-0.02em]">
          <a href={href} className={way}>
            {children}
          </a>
        </dd>
      )}
    </div>
  );
}
