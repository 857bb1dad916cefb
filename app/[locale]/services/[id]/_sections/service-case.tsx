import { getLocale, getTranslations } from "next-intl/server";
import { CaseCard } from "@/components/sections/case-card";
import { getCase } from "@/lib/content/cases";

/** A project that shows the service at work, where there is one. */
export async function ServiceCase({ slug }: { slug: string | undefined }) {
  const item = slug === undefined ? undefined : getCase(await getLocale(), slug);
  if (!item) return null;
  const t = await getTranslations("services.detail");
  const words = await getTranslations("cases.list");
  return (
    <section className="sv-case">
      <div className="frame">
        <CaseCard item={item} wide label={t("caseStudy")} more={words("more")} />
      </div>
    </section>
  );
}
