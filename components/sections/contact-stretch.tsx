import { ArrowRight, Phone } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { getCompany } from "@/lib/content/company";
import { cn } from "@/lib/site/cn";

type ContactStretchProps = {
  /** What the page is about. */
  about: string;
  href: string;
  trackLabel: string;
  children: ReactNode;
};

/** Its margins leave the stretch as high as what is read there, so that the bar ends below it, under what follows. The cookie notice has the same edge of the screen, and the question comes first. */
const bar = cn(
  "sticky bottom-0 z-14 mt-7 -mb-24 border-t border-line-strong bg-[color-mix(in_oklab,var(--background)_92%,transparent)] backdrop-blur-[14px] focus-within:z-16",
  "pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden print:hidden [body:has([data-slot=cookie-notice])_&]:hidden",
);

/**
 * A stretch of a long page below its head. While it is read on a screen without a button in the header, the way to the form stays at the
 * lower edge: it comes with the stretch and goes under the page where the stretch ends, by the style sheet alone. What has focus is never under.
 */
export async function ContactStretch({ about, href, trackLabel, children }: ContactStretchProps) {
  const t = await getTranslations("common.header");
  const company = getCompany(await getLocale());
  return (
    <>
      <div>
        {children}
        <div data-slot="contact-bar" className={bar}>
          <Container className="flex items-center gap-2.5">
            <p className="min-w-0 flex-1 truncate font-medium tracking-[-0.015em] max-md:hidden">{about}</p>
            <ButtonLink
              href={href}
              size="compact"
              className="max-md:flex-1"
              data-track="contact_us"
              data-track-label={trackLabel}
            >
              {t("discuss")}
              <ArrowRight />
            </ButtonLink>
            <a
              href={company.phoneHref}
              aria-label={`${t("call")}: ${company.phone}`}
              className={cn(buttonVariants({ variant: "secondary", size: "compact" }), "w-12 flex-none px-0")}
            >
              <Phone />
            </a>
          </Container>
        </div>
      </div>
      <div className="relative z-15 h-24 bg-background lg:hidden print:hidden" />
    </>
  );
}
