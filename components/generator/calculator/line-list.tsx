import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Heading } from "@/components/generator/calculator/heading";
import type { Assumptions, ProductLine } from "@/lib/generators/business-case/assumptions";
import type { ComputedLine } from "@/lib/generators/business-case/compute";
import { formulaOf } from "@/lib/generators/business-case/formula";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

const table =
  "grid grid-cols-[minmax(0,11fr)_minmax(0,16fr)_auto] gap-x-4 @max-[36rem]:grid-cols-[minmax(0,1fr)_auto]";
const row =
  "col-span-full grid grid-cols-subgrid gap-y-0.5 border-b border-line py-[11px] nth-last-[-n+2]:border-b-0";
const sum = "min-w-[5.5em] text-right text-foreground @max-[36rem]:row-1";

type LineListProps = {
  title: string;
  unit: string;
  assumptions: Assumptions;
  lang: Locale | undefined;
  products: readonly ProductLine[];
  lines: readonly ComputedLine[];
  total: number;
};

/** Lines with their arithmetic and the sum below them. */
export function LineList({ title, unit, assumptions, lang, products, lines, total }: LineListProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const id = useId();
  const parameters = new Map(assumptions.parameters.map((item) => [item.id, item]));
  const factors = new Map(products.map((item) => [item.id, item.factors]));
  return (
    <section className="mt-8 text-sm/[1.45]" aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2.5">
        <Heading id={id}>{title}</Heading>
        <span className="text-[0.8125rem] text-subtle">{unit}</span>
      </div>
      <ul className={table}>
        {lines.map((line) => (
          <li key={line.id} className={row}>
            <b lang={lang} className="font-medium text-foreground">
              {line.label}
            </b>
            <span lang={lang} className="@max-[36rem]:col-span-full @max-[36rem]:row-2">
              {formulaOf(factors.get(line.id) ?? [], parameters, assumptions.currency, locale)}
            </span>
            {line.amount === null ? (
              <i>{t("source.open")}</i>
            ) : (
              <data value={line.amount} className={`${sum} @max-[36rem]:col-2`}>
                {formatNumber(line.amount, locale)}
              </data>
            )}
          </li>
        ))}
        {lines.some(({ amount }) => amount !== null) && (
          <li className={`${row} border-t border-t-line-strong`}>
            <b className="font-semibold text-foreground">{t("total")}</b>
            <data value={total} className={`${sum} col-3 font-semibold @max-[36rem]:col-2`}>
              {formatNumber(total, locale)}
            </data>
          </li>
        )}
      </ul>
    </section>
  );
}
