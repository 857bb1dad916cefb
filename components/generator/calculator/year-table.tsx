import { useLocale, useTranslations } from "next-intl";
import { ScrollBox } from "@/components/generator/scroll-box";
import type { BusinessCase, ComputedYear } from "@/lib/generators/business-case/compute";
import { unitWord } from "@/lib/generators/business-case/money";
import { formatNumber } from "@/lib/generators/numbers";
import { cn } from "@/lib/site/cn";

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

/** The first column stays where it is; on a narrow panel the numbers go under it. */
const cell = cn(
  "border-b border-line py-2.5 pr-3 text-right whitespace-nowrap text-foreground last:pr-0 data-bad:text-destructive @max-[36rem]:last:pr-8",
  "first:sticky first:left-0 first:text-left @max-[36rem]:first:bg-[linear-gradient(90deg,var(--surface)_88%,transparent)]",
);
const look = {
  head: cn(cell, "border-line-strong pt-0 font-medium text-subtle"),
  name: cn(cell, "font-medium in-[tr:last-child]:border-b-0"),
  number: cn(cell, "in-[tr:last-child]:border-b-0"),
  footName: cn(cell, "border-t border-b-0 border-t-line-strong font-medium"),
  sum: cn(cell, "border-t border-b-0 border-t-line-strong font-semibold"),
};

/** The flows of every year: what is printed adds up. */
export function YearTable({ computed, currency }: { computed: BusinessCase; currency: string }) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { years } = computed;
  const shown = (value: number) => (value === 0 ? "–" : formatNumber(value, locale));

  return (
    <ScrollBox
      label={t("years.title")}
      className="mt-3 [scrollbar-width:thin] overflow-x-auto @max-[36rem]:mask-r-from-[calc(100%-2rem)]"
    >
      <table className="w-full border-collapse text-caption/[1.45]">
        <thead>
          <tr>
            <th scope="col" className={look.head}>
              {unitWord(computed.unit, currency, locale)}
            </th>
            {years.map(({ year }) => (
              <th key={year} scope="col" className={look.head}>
                {year === 0 ? t("years.start") : t("years.year", { year })}
              </th>
            ))}
            <th scope="col" className={look.head}>
              {t("total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row" className={look.name}>
                {t(`years.${name}`)}
              </th>
              {years.map((year) => (
                <td key={year.year} className={look.number}>
                  {shown(of(year))}
                </td>
              ))}
              <td className={look.number}>{shown(years.reduce((sum, year) => sum + of(year), 0))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={look.footName}>
              {t("years.cumulative")}
            </th>
            {years.map(({ year, cumulative }) => (
              <td key={year} className={look.sum} data-bad={cumulative < 0 || undefined}>
                {formatNumber(cumulative, locale)}
              </td>
            ))}
            <td className={look.sum} />
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}
