import { ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Logo } from "@/components/layout/logo";
import { SocialLinks } from "@/components/layout/social-links";
import { Quiet } from "@/components/ui/quiet";
import { getCompany } from "@/lib/content/company";
import { getService } from "@/lib/content/services";
import { Link } from "@/lib/i18n/navigation";
import { footerCompany, footerServices, legalRoutes, routes, servicePath } from "@/lib/site/routes";

export async function Footer() {
  const t = await getTranslations("common");
  const locale = await getLocale();
  const company = getCompany(locale);
  const services = footerServices.flatMap((id) => getService(locale, id) ?? []);
  const registry = (["inn", "ogrn", "accreditation"] as const).filter(
    (kind) => company.registry[kind] !== "",
  );

  return (
    <footer className="footer" aria-label={t("footer.label")}>
      <div className="footer-clip">
        <svg className="footer-arc" viewBox="0 0 720 720" aria-hidden="true">
          <use href="/drawings/footer-arc.svg#arc" />
        </svg>
      </div>
      <div className="frame crosses">
        <div className="footer-grid">
          <div>
            <Logo />
            <p className="footer-tagline">
              {t("footer.tagline")} <Quiet>{t("footer.taglineDim")}</Quiet>
            </p>
            <SocialLinks />
          </div>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company">{t("footer.company")}</h2>
            <ul>
              {footerCompany.map((id) => (
                <li key={id}>
                  <Link href={routes[id]}>{t(`routes.${id}`)}</Link>
                </li>
              ))}
              <li>
                <Link href="/#partners">{t("footer.partners")}</Link>
              </li>
              <li>
                <a href={company.jobsHref} rel="noopener">
                  {t("footer.jobs")}
                  {/* The word joiner keeps the arrow on the line of the last word. */}
                  {"\u2060"}
                  <ArrowUpRight className="footer-out" />
                  <span className="sr-only"> ({t("footer.external")})</span>
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-services">
            <h2 id="footer-services">{t("footer.services")}</h2>
            <ul>
              {services.map((service) => (
                <li key={service.id}>
                  <Link href={servicePath(service.id)}>{service.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t("footer.contacts")}</h2>
            <address>
              <a href={company.phoneHref}>{company.phone}</a>
              <a href={company.emailHref}>{company.email}</a>
              <span>{company.address}</span>
            </address>
          </div>
        </div>
        <div className="footer-legal">
          <div>
            <p>
              {t("footer.copyright", { year: String(new Date().getFullYear()), company: company.legalName })}
            </p>
            <p>{t("footer.owner", { company: company.operatorName })}</p>
            {registry.map((kind) => (
              <p key={kind}>
                {t.rich(`footer.${kind}`, {
                  value: company.registry[kind],
                  // The register of accreditations numbers its entries with Russian letters.
                  number: (text) => (
                    <span lang={/[а-яё]/i.test(company.registry[kind]) ? "ru" : undefined}>{text}</span>
                  ),
                })}
              </p>
            ))}
          </div>
          <nav aria-label={t("footer.legal")}>
            {legalRoutes.map((id) => (
              <Link key={id} href={routes[id]}>
                {t(`routes.${id}`)}
              </Link>
            ))}
            <a href={`/documents/offer-contract.${locale}.pdf`} type="application/pdf" hrefLang={locale}>
              {t("footer.offer")}
            </a>
            {/* On a site with counters the button for the cookie settings comes here. */}
            <span id="cookie-settings" />
          </nav>
        </div>
      </div>
    </footer>
  );
}
