import { getLocale, getTranslations } from "next-intl/server";
import { CaseCard } from "@/components/sections/case-card";
import { caseRows } from "@/components/sections/case-card-variants";
import { ClosingLine } from "@/components/sections/closing-line";
import { ListFilters } from "@/components/sections/list-filters";
import { ListHead } from "@/components/sections/list-head";
import { ListPages } from "@/components/sections/list-pages";
import { Container } from "@/components/ui/container";
import { getCase } from "@/lib/content/cases";
import type { ListPage } from "@/lib/content/listing";
import { cn } from "@/lib/site/cn";

/** Wide cards and those between them: one across the page, then two rows of two. */
const RUN = 5;

/** A page of projects. The first of each run takes the whole width, and so does the last where it would stand alone in its row. */
export async function CaseList({ shown }: { shown: ListPage }) {
  const t = await getTranslations("cases");
  const locale = await getLocale();
  const cases = shown.ids.flatMap((slug) => getCase(locale, slug) ?? []);
  const isWide = (index: number) =>
    index % RUN === 0 || (index === cases.length - 1 && (index % RUN) % 2 === 1);
  return (
    <>
      <ListHead shown={shown} />
      <ListFilters shown={shown} />
      <section className="pb-[clamp(72px,8.6vw,128px)]">
        <Container>
          {cases.length === 0 ? (
            <div className="grid justify-items-center rounded-3xl border border-dashed border-line-strong px-6 pt-16 pb-18 text-center text-muted-foreground [--c:var(--accent)]">
              <svg viewBox="0 0 520 520" aria-hidden="true" className="mb-7 w-45">
                <use href="/drawings/closing-ring.svg#ring" />
              </svg>
              <p className="mb-1.5 text-h3 text-foreground">{t("list.empty")}</p>
              <p>{t("list.emptyText")}</p>
            </div>
          ) : (
            <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4" aria-label={t("list.label")}>
              {cases.map((item, index) => (
                <li
                  key={item.slug}
                  className={cn("grid grid-cols-1", isWide(index) ? "col-span-full" : caseRows)}
                >
                  <CaseCard
                    item={item}
                    wide={isWide(index)}
                    flipped={index % (2 * RUN) === RUN}
                    more={isWide(index) ? t("list.more") : undefined}
                  />
                </li>
              ))}
            </ul>
          )}
          <ListPages shown={shown} />
        </Container>
      </section>
      <ClosingLine
        title={t("closing.title")}
        text={t("closing.text")}
        button={t("closing.button")}
        trackLabel="cases"
      />
    </>
  );
}
