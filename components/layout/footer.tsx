import { ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { FooterLegal } from "@/components/layout/footer-legal";
import { Logo } from "@/components/layout/logo";
import { RouteName } from "@/components/layout/route-name";
import { SocialLinks } from "@/components/layout/social-links";
import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
import { Quiet } from "@/components/ui/quiet";
import { getCompany } from "@/lib/content/company";
import { firstServices } from "@/lib/content/services";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";
import { footerCompany, footerTools, routes, servicePath } from "@/lib/i18n/routes";

/** Four columns; below the width of the navigation bar three, on a phone two without lines, and one where a word fills it. */
const grid = cn(
  "grid grid-cols-[minmax(0,4.4fr)_minmax(0,2.3fr)_minmax(0,2.5fr)_minmax(0,2.8fr)] border-x border-line",
  // A column is never narrower than its longest word.
  "@max-[40rem]:grid-cols-[1fr_1fr] @max-[40rem]:border-x-0 @max-[18.0625rem]:grid-cols-1",
);
const column =
  "border-line px-7 pt-14 pb-16 @max-[40rem]:border-l-0 @max-[40rem]:px-0 @max-[40rem]:py-3.5 @max-[18.0625rem]:px-0";
const columns = {
  // On a phone its parts stand by themselves: the tools below the services, where the list of the company is longer.
  name: cn(column, "@max-[40rem]:contents"),
  tools: "mt-11 @max-[40rem]:order-1 @max-[40rem]:mt-0 @max-[40rem]:pl-4 @max-[18.0625rem]:pl-0",
  company: cn(
    column,
    "border-l @max-[40rem]:row-span-2 @max-[40rem]:border-t @max-[40rem]:pr-4 @max-[18.0625rem]:pr-0",
  ),
  services: cn(column, "border-l @max-[40rem]:border-t @max-[40rem]:pl-4 @max-[18.0625rem]:pl-0"),
  contacts: cn(column, "border-l @max-[40rem]:order-1 @max-[40rem]:col-span-full @max-[40rem]:border-t"),
};
const heading = "mb-4 font-mono text-mono text-subtle @max-[40rem]:mb-1";
/** High enough for a finger on a phone, and wherever there are fingers. */
const touch = "pointer-coarse:py-3 @max-[40rem]:py-3";
/** The look of all links of a list stands at the list: every page carries them. */
const list = cn(
  "text-[0.9375rem] leading-[1.4] text-muted-foreground [&_a]:block [&_a]:py-[5px] [&_a:hover]:text-foreground",
  "@max-[40rem]:[&_a]:py-3 pointer-coarse:[&_a]:py-3",
);
/** Below the link it belongs to. */
const below = "ml-px border-l border-line-strong pl-3 text-sm text-subtle";
const contact = cn(
  "py-[3px] text-[min(1.0625rem,8vw)] leading-tight font-medium tracking-[-0.015em] text-foreground hover:text-accent",
  touch,
);

export async function Footer() {
  const t = await getTranslations("common");
  const locale = await getLocale();
  const company = getCompany(locale);

  return (
    <footer
      data-slot="footer"
      className="@container relative isolate border-t border-line bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))] print:hidden"
      aria-label={t("footer.label")}
    >
      {/* Clips the arc alone, not the crosses on the upper edge. */}
      <div className="pointer-events-none absolute inset-0 -z-1 overflow-clip">
        <svg
          className="absolute -right-[270px] -bottom-[380px] w-[760px] mask-[linear-gradient(#000_14%,transparent_33%),linear-gradient(90deg,transparent_4%,#000_30%)] mask-intersect @max-[67.5625rem]:hidden"
          viewBox="0 0 720 720"
          aria-hidden="true"
        >
          <use href="/drawings/footer-arc.svg#arc" />
        </svg>
      </div>
      <Container className="relative">
        <div className="@max-[40rem]:hidden">
          <Crosses />
        </div>
        <div data-slot="footer-columns" className={grid}>
          <div className={columns.name}>
            <div className="@max-[40rem]:col-span-full @max-[40rem]:pt-4.5">
              <Logo />
              <p className="my-6 max-w-[16em] text-2xl leading-tight font-medium tracking-[-0.025em] text-balance @max-[40rem]:my-4 @max-[40rem]:text-[min(1.375rem,9vw)]">
                {t("footer.tagline")} <Quiet className="block">{t("footer.taglineDim")}</Quiet>
              </p>
            </div>
            <div className="@max-[40rem]:col-span-full @max-[40rem]:pb-4.5">
              <SocialLinks />
            </div>
            <nav aria-labelledby="footer-tools" className={columns.tools}>
              <h2 id="footer-tools" className={heading}>
                {t("footer.tools")}
              </h2>
              <ul className={cn(list, "flex flex-wrap gap-x-6")}>
                {footerTools.map((id) => (
                  <li key={id}>
                    <Link href={routes[id]}>
                      <RouteName id={id} badge="ml-1.5 align-[1px] @max-[40rem]:hidden" />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <nav aria-labelledby="footer-company" className={columns.company}>
            <h2 id="footer-company" className={heading}>
              {t("footer.company")}
            </h2>
            <ul className={list}>
              {footerCompany.map((id) => (
                <li key={id}>
                  {id === "partners" ? (
                    <>
                      <Link href="/#partners">{t("footer.partners")}</Link>
                      <Link href={routes.partners} className={below}>
                        {t("routes.partners")}
                      </Link>
                    </>
                  ) : (
                    <Link href={routes[id]}>{t(`routes.${id}`)}</Link>
                  )}
                  {id === "vacancies" && (
                    <a href={company.jobsHref} rel="noopener" className={below}>
                      {t("footer.jobs")}
                      {/* The word joiner keeps the arrow on the line of the last word. */}
                      {"\u2060"}
                      <ArrowUpRight className="ml-[3px] inline-block size-[15px] align-[-2px] text-subtle" />
                      <span className="sr-only"> ({t("footer.external")})</span>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-services" className={columns.services}>
            <h2 id="footer-services" className={heading}>
              {t("footer.services")}
            </h2>
            <ul className={list}>
              {firstServices(locale).map((service) => (
                <li key={service.id}>
                  <Link href={servicePath(service.id)}>{service.title}</Link>
                </li>
              ))}
              <li>
                <Link href={routes.services}>{t("footer.allServices")}</Link>
              </li>
            </ul>
          </nav>
          <div className={columns.contacts}>
            <h2 className={cn(heading, "@max-[40rem]:sr-only")}>{t("footer.contacts")}</h2>
            {/* The address stands beside the ways to call where there is room for it. */}
            <address className="flex flex-wrap gap-x-4 gap-y-2 text-[0.9375rem] text-muted-foreground not-italic">
              <span className="grid gap-1">
                <a href={company.phoneHref} className={contact}>
                  {company.phone}
                </a>
                <a href={company.emailHref} className={contact}>
                  {company.email}
                </a>
              </span>
              <span className="max-w-[17em] flex-[1_1_7.5rem] self-center leading-normal">
                {company.address}
              </span>
            </address>
          </div>
        </div>
        <FooterLegal />
      </Container>
    </footer>
  );
}
