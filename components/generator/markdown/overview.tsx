import { useTranslations } from "next-intl";
import { openAt } from "@/components/generator/markdown/open-at";
import { unbroken } from "@/components/generator/unbroken";
import type { Locale } from "@/lib/i18n/routing";
import type { RequirementFacts } from "@/lib/generators/requirement-facts";

export type OverviewRow = RequirementFacts & {
  /** Names its card in the page. */
  id: string;
  /** The weeks in which it is made. */
  weeks: string | undefined;
};

type OverviewProps = {
  rows: readonly OverviewRow[];
  /** The language of the document. */
  lang: Locale;
};

/**
 * Each function of a document of requirements and when it is made; who works with it has a section of its own. A press opens its card and
 * leads to it.
 */
export function Overview({ rows, lang }: OverviewProps) {
  const t = useTranslations("generator.workbench.document");
  return (
    <div
      role="group"
      aria-label={t("terms.functions")}
      lang={lang}
      data-slot="overview"
      className="mt-3 overflow-clip rounded-xl border border-line-strong text-sm/[1.45]"
    >
      {rows.map(({ id, code, name, weeks, priority, proposed }) => (
        <a
          key={id}
          href={`#${id}`}
          className="hover:bg-raised focus-visible:-outline-offset-2"
          onClick={(event) => {
            event.preventDefault();
            openAt(document.getElementById(id));
          }}
        >
          <span className="font-medium text-accent">{code}</span>
          <span className="font-medium text-foreground">{unbroken(name)}</span>
          <span>
            {weeks === undefined ? (proposed ?? priority?.split(/[\s,]/)[0]) : t("planned", { weeks })}
          </span>
        </a>
      ))}
    </div>
  );
}
