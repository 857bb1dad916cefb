import { getLocale, getTranslations } from "next-intl/server";
import { CaseCard } from "@/components/sections/case-card";
import { Container } from "@/components/ui/container";
import { listCases } from "@/lib/content/cases";

/** All projects; the first one takes the whole width. */
export async function CasesGrid() {
  const t = await getTranslations("cases.list");
  const cases = listCases(await getLocale());
  return (
    <section className="pb-[clamp(72px,8.6vw,128px)]">
      <Container>
        {cases.length === 0 ? (
          <div className="grid justify-items-center rounded-3xl border border-dashed border-line-strong px-6 pt-16 pb-18 text-center text-muted-foreground [--c:var(--accent)]">
            <svg viewBox="0 0 520 520" aria-hidden="true" className="mb-7 w-45">
              <use href="/drawings/closing-ring.svg#ring" />
            </svg>
            <p className="mb-1.5 text-h3 text-foreground">{t("empty")}</p>
            <p>{t("emptyText")}</p>
          </div>
        ) : (
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4" aria-label={t("label")}>
            {cases.map((item, index) => (
              <li key={item.slug} className="grid grid-cols-1 first:col-span-full">
                <CaseCard item={item} wide={index === 0} more={index === 0 ? t("more") : undefined} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </section>
  );
}
