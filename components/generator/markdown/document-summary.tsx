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
  return (
    <div data-slot="document-summary" lang={locale} className="col-span-full mb-6 print:hidden">
      <Figures>
        {shown.map((kind) => {
          const isPart = kind === "measures" && counts.open > 0;
          const more = kind === "functions" ? counts.proposed : kind === "measures" ? counts.beyond : 0;
          const less = isPart ? -counts.open : kind === "functions" ? counts.proposed : 0;
          const said = t(`counts.${kind}`, { count: counts[kind] - less });
          const note = isPart
            ? t("terms.open", { open: counts.open })
            : more > 0
              ? t("terms.more", { more })
              : kind === "weeks" &&
                counts.signed !== "" && <span lang={lang}>{unbroken(counts.signed)}</span>;
          const [number = "", ...unit] = said.split(/\s/u);
          return (
            <Figure key={kind} term={t(`terms.${kind}`)} note={note}>
              <Big number={number} unit={unit.join(" ")} isEqual />
            </Figure>
          );
        })}
      </Figures>
      {children}
    </div>
  );
}
