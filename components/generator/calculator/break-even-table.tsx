import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Heading } from "@/components/generator/calculator/heading";
import { percent } from "@/components/generator/calculator/number-text";
import { TERM } from "@/lib/generators/business-case/compute";
import { breakEven, neededValue, openParameters } from "@/lib/generators/business-case/verdict";
import {
  inYears,
  neededIn,
  reason,
  TERMS,
  thresholdOf,
  type View,
} from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import type { Locale } from "@/lib/i18n/locales";

/** Stands for a value that is in the language of the document, in a sentence of the page. */
const GAP = "\n";

type BreakEvenTableProps = { view: View; lang: Locale | undefined };

/** Where there is no verdict: why not, what the project must save, and the questions that decide with their thresholds. */
export function BreakEvenTable({ view, lang }: BreakEvenTableProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const id = useId();
  const { assumptions, words, computed } = view;
  const questions = openParameters(assumptions).slice(0, 2);
  const terms = TERMS.filter((years) => years <= assumptions.years);
  const counted = computed.effectTotal * computed.unit;
  const needed = (years: number) => breakEven(assumptions, years);
  // Without a price of the work the savings are told in weeks, and nothing can be set against money.
  const scale = view.why === "unpriced" ? 0 : Math.max(counted, ...terms.map(needed));

  return (
    <>
      <p className="text-sm">{reason(view)}</p>
      <Heading id={id} className="mt-5 mb-2">
        {t("aimTitle")}
      </Heading>
      <table aria-labelledby={id} className="w-full text-sm">
        <tbody>
          {terms.map((years) => (
            <tr key={years}>
              <th scope="row" className="w-px py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                {inYears(years, locale)}
              </th>
              {scale > 0 && (
                <td className="h-px py-1.5">
                  <Coverage needed={needed(years) / scale} counted={counted / scale} />
                </td>
              )}
              <td className="w-px py-1.5 pl-4 text-right font-semibold whitespace-nowrap text-foreground tabular-nums">
                {neededIn(view, years)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {scale > 0 && counted > 0 && (
        <p className="mt-2 flex items-center gap-2 text-caption text-subtle">
          <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-accent" />
          {t("savedNow", { sum: view.money(counted) })}
        </p>
      )}
      {questions.length > 0 && (
        <>
          <Heading className="mt-6 mb-2">{questions.length > 1 ? words.deciding : words.decidingOne}</Heading>
          <ol className="list-decimal space-y-2 pl-5 text-sm">
            {questions.map((parameter) => {
              const needed = neededValue(assumptions, parameter, TERM);
              const years = inYears(TERM, locale);
              const [before, after] = put(words.needed, { years, value: GAP }).split(GAP);
              return (
                <li key={parameter.id}>
                  <span lang={lang}>{parameter.question ?? parameter.label}</span>
                  {needed !== undefined && (
                    <small className="block">
                      {before}
                      <span lang={lang}>
                        {thresholdOf(parameter, needed, { ...view, locale: lang ?? locale })}
                      </span>
                      {after}
                    </small>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
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
    <svg height="18" aria-hidden="true" className="w-full stroke-none">
      <rect
        className="fill-[color-mix(in_oklab,var(--foreground)_14%,transparent)]"
        width={percent(needed)}
        height="18"
        rx="4"
      />
      <rect className="fill-accent" width={percent(Math.min(counted, needed))} height="18" rx="4" />
      {counted > needed && (
        <rect className="fill-accent opacity-40" width={percent(counted)} height="18" rx="4" />
      )}
    </svg>
  );
}
