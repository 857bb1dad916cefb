import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Big, Figure, Figures } from "@/components/generator/calculator/figures";
import { unbroken } from "@/components/generator/unbroken";
import type { DocumentCounts } from "@/lib/generators/document-outline";
import type { Locale } from "@/lib/i18n/routing";

const kinds = ["functions", "measures", "weeks"] as const;

type DocumentSummaryProps = {
  counts: DocumentCounts;
  /** The language of the document. */
  lang: Locale;
  children: ReactNode;
};

/** What a document holds, in numbers, before anybody reads it. In the language of the page. `children` stand below them. */
export function DocumentSummary({ counts, lang, children }: DocumentSummaryProps) {
  const t = useTranslations("generator.workbench.document");
  const locale = useLocale();
  const shown = kinds.filter((kind) => counts[kind] > 0);
  if (shown.length < 2) return null;
  const noteOf = (kind: (typeof kinds)[number]) => {
    const more = kind === "functions" ? counts.proposed : kind === "measures" ? counts.beyond : 0;
    if (kind === "measures" && counts.open > 0) return t("terms.open", { open: counts.open });
    if (more > 0) return t("terms.more", { more });
    return kind === "weeks" && counts.signed !== "" && <span lang={lang}>{unbroken(counts.signed)}</span>;
  };
  // Alone it would leave the line below the other figures empty.
  const isLone = shown.filter(noteOf).length === 1;
  return (
    <div data-slot="document-summary" lang={locale} className="col-span-full mb-6 print:hidden">
      <Figures>
        {shown.map((kind) => {
          const less =
            kind === "functions"
              ? counts.proposed
              : kind === "measures" && counts.open > 0
                ? -counts.open
                : 0;
          const [number = "", ...unit] = t(`counts.${kind}`, { count: counts[kind] - less }).split(/\s/u);
          const note = noteOf(kind);
          return (
            <Figure key={kind} term={t(`terms.${kind}`)} note={!isLone && note}>
              <Big number={number} unit={unit.join(" ")} isEqual />
              {isLone && note && <span className="self-end text-caption text-muted-foreground">{note}</span>}
            </Figure>
          );
        })}
      </Figures>
      {children}
    </div>
  );
}
