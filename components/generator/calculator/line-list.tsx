"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import type { Assumptions, ProductLine } from "@/lib/generators/business-case/assumptions";
import type { ComputedLine } from "@/lib/generators/business-case/compute";
import { formulaOf } from "@/lib/generators/business-case/formula";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

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
    <section className="calc-lines" aria-labelledby={id}>
      <div className="calc-lines-head">
        <h4 id={id}>{title}</h4>
        <span>{unit}</span>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <b lang={lang}>{line.label}</b>
            <span lang={lang}>
              {formulaOf(factors.get(line.id) ?? [], parameters, assumptions.currency, locale)}
            </span>
            {line.amount === null ? (
              <i>{t("source.open")}</i>
            ) : (
              <data value={line.amount}>{formatNumber(line.amount, locale)}</data>
            )}
          </li>
        ))}
        <li data-total>
          <b>{t("total")}</b>
          <data value={total}>{formatNumber(total, locale)}</data>
        </li>
      </ul>
    </section>
  );
}
