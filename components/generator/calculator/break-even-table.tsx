import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Heading } from "@/components/generator/calculator/heading";
import { percent } from "@/components/generator/calculator/number-text";
import { breakEven } from "@/lib/generators/business-case/verdict";
import { inYears, neededIn, reason, TERMS, type View } from "@/lib/generators/business-case/view";

/** Where there is no verdict: why not, and what the project must save within each term, filled as far as losses are counted. */
export function BreakEvenTable({ view }: { view: View }) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const id = useId();
  const { assumptions, computed, why } = view;
  const terms = TERMS.filter((years) => years <= assumptions.years);
  const counted = computed.effectTotal * computed.unit;
  const needed = (years: number) => breakEven(assumptions, years);
  // Without a price of the work the savings are told in weeks, and nothing can be set against money.
  const isAsked = assumptions.parameters.some(({ value }) => value === null);
  const scale = why === "unpriced" ? 0 : Math.max(counted, ...terms.map(needed));

  return (
    <>
      <Heading id={id}>{t("aimTitle")}</Heading>
      <table aria-labelledby={id} className="mt-3 w-full text-sm">
        <tbody>
          {terms.map((years) => (
            <tr key={years}>
              <th scope="row" className="w-px py-2 pr-4 text-left font-normal whitespace-nowrap">
                {inYears(years, locale)}
              </th>
              {scale > 0 && (
                <td className="h-px py-2">
                  <Coverage needed={needed(years) / scale} counted={counted / scale} />
                </td>
              )}
              <td className="w-px py-2 pl-4 text-right font-semibold whitespace-nowrap text-foreground tabular-nums">
                {neededIn(view, years)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {scale > 0 && counted > 0 && (
        <p className="mt-2 flex items-center gap-2 text-caption">
          <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-accent" />
          {t("savedNow", { sum: view.money(counted) })}
        </p>
      )}
      {why !== "missing" && <p className="mt-4 text-sm">{reason(view)}</p>}
      {why === "missing" && isAsked && <p className="mt-4 text-sm">{t("aimFills")}</p>}
    </>
  );
}

type CoverageProps = {
  /** Both as shares of the width. */
  needed: number;
  counted: number;
};

/** The savings needed as a bar, and how much of it the losses counted so far fill. The table beside it says the same in figures. */
function Coverage({ needed, counted }: CoverageProps) {
  return (
    <svg height="26" aria-hidden="true" className="w-full stroke-none">
      <rect
        className="fill-[color-mix(in_oklab,var(--foreground)_8%,transparent)]"
        width={percent(needed)}
        height="26"
        rx="5"
      />
      <rect className="fill-accent" width={percent(Math.min(counted, needed))} height="26" rx="5" />
      {counted > needed && (
        <rect className="fill-accent opacity-40" width={percent(counted)} height="26" rx="5" />
      )}
    </svg>
  );
}
