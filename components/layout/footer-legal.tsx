import { getLocale, getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { Link } from "@/lib/i18n/navigation";
import { legalRoutes, routes } from "@/lib/i18n/routes";

const link = "py-[3px] hover:text-foreground pointer-coarse:py-3 @max-[40rem]:py-3";

/** The last line of every page: who the company is by law, and the documents. */
export async function FooterLegal() {
  const t = await getTranslations("common");
  const locale = await getLocale();
  const company = getCompany(locale);
  const registry = (["inn", "ogrn", "accreditation"] as const).filter(
    (kind) => company.registry[kind] !== "",
  );

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-7 gap-y-3 border-t border-line pt-[22px] pb-[26px] text-[0.8125rem] leading-normal text-subtle @max-[40rem]:flex-col-reverse @max-[40rem]:gap-y-1 @max-[40rem]:pt-2.5">
      {/* On a phone the last of the page: the way up has the corner beside it. */}
      <div className="@max-[40rem]:pr-14">
        <p>{t("footer.copyright", { year: String(new Date().getFullYear()), company: company.legalName })}</p>
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
      <nav
        aria-label={t("footer.legal")}
        className="flex flex-wrap gap-x-7 gap-y-2 @max-[40rem]:grid @max-[40rem]:grid-cols-[1fr_1fr] @max-[40rem]:gap-y-0 @max-[18.0625rem]:grid-cols-1"
      >
        {legalRoutes.map((id) => (
          <Link key={id} href={routes[id]} className={link}>
            {t(`routes.${id}`)}
          </Link>
        ))}
        <a
          href={`/documents/offer-contract.${locale}.pdf`}
          className={link}
          type="application/pdf"
          hrefLang={locale}
        >
          {t("footer.offer")}
        </a>
        {/* On a site with counters the button for the cookie settings comes here. */}
        <span id="cookie-settings" className="empty:hidden" />
      </nav>
    </div>
  );
}
