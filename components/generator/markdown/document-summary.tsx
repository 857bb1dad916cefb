import { useLocale, useTranslations } from "next-intl";
import { badgeVariants } from "@/components/ui/badge-variants";
import type { DocumentCounts } from "@/lib/generators/document-outline";

const kinds = ["functions", "measures", "weeks"] as const;

/** What a document holds, in numbers, before anybody reads it. In the language of the page. */
export function DocumentSummary({ counts }: { counts: DocumentCounts }) {
  const t = useTranslations("generator.workbench.document.counts");
  const locale = useLocale();
  const shown = kinds.filter((kind) => counts[kind] > 0);
  if (shown.length < 2) return null;
  return (
    <div data-slot="document-summary" lang={locale} className="flex flex-wrap gap-1.5 print:hidden">
      {shown.map((kind) => (
        <span key={kind} data-slot="badge" className={badgeVariants()}>
          {t(kind, { count: counts[kind] })}
        </span>
      ))}
    </div>
  );
}
