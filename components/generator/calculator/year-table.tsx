"use client";

import { useLocale, useTranslations } from "next-intl";
import { ScrollBox } from "@/components/generator/scroll-box";
import type { BusinessCase, ComputedYear } from "@/lib/generators/business-case/compute";
import { unitWord } from "@/lib/generators/business-case/money";
import { formatNumber } from "@/lib/generators/numbers";

type Row = {
  name: "effect" | "costs" | "investment" | "net" | "discounted";
  of: (year: ComputedYear) => number;
};

const rows: readonly Row[] = [
  { name: "effect", of: ({ effect }) => effect },
  { name: "costs", of: ({ costs }) => -costs },
  { name: "investment", of: ({ investment }) => -investment },
  { name: "net", of: ({ net }) => net },
  { name: "discounted", of: ({ discounted }) => discounted },
];

/** The flows of every year: what is printed adds up. */
export function YearTable({ computed, currency }: { computed: BusinessCase; currency: string }) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { years } = computed;
  const cell = (value: number) => (value === 0 ? "–" : formatNumber(value, locale));

  return (
    <ScrollBox label={t("years.title")} className="calc-years">
      <table>
        <thead>
          <tr>
            <th scope="col">{unitWord(computed.unit, currency, locale)}</th>
            {years.map(({ year }) => (
              <th key={year} scope="col">
                {year === 0 ? t("years.start") : t("years.year", { year })}
              </th>
            ))}
            <th scope="col">{t("total")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{t(`years.${name}`)}</th>
              {years.map((year) => (
                <td key={year.year}>{cell(of(year))}</td>
              ))}
              <td>{cell(years.reduce((sum, year) => sum + of(year), 0))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("years.cumulative")}</th>
            {years.map(({ year, cumulative }) => (
              <td key={year} data-bad={cumulative < 0 || undefined}>
                {formatNumber(cumulative, locale)}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}
