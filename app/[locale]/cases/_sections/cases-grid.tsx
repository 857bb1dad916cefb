import { getLocale, getTranslations } from "next-intl/server";
import { CaseCard } from "@/components/sections/case-card";
import { listCases } from "@/lib/content/cases";

/** All projects; the first one takes the whole width. */
export async function CasesGrid() {
  const t = await getTranslations("cases.list");
  const cases = listCases(await getLocale());
  return (
    <section className="cases">
      <div className="frame">
        {cases.length === 0 ? (
          <div className="cases-empty">
            <svg viewBox="0 0 520 520" aria-hidden="true">
              <use href="/drawings/closing-ring.svg#ring" />
            </svg>
            <p className="h3">{t("empty")}</p>
            <p>{t("emptyText")}</p>
          </div>
        ) : (
          <ul className="cases-grid" aria-label={t("label")}>
            {cases.map((item, index) => (
              <li key={item.slug}>
                <CaseCard item={item} wide={index === 0} more={index === 0 ? t("more") : undefined} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
