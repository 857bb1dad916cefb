import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import { BreakEvenTable } from "@/components/generator/calculator/break-even-table";
import { CashFlowChart } from "@/components/generator/calculator/cash-flow-chart";
import { Heading } from "@/components/generator/calculator/heading";
import { InputGroups } from "@/components/generator/calculator/input-groups";
import { KeyFigures } from "@/components/generator/calculator/key-figures";
import { LiveFigures } from "@/components/generator/calculator/live-figures";
import { Tornado } from "@/components/generator/calculator/tornado";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { axisOf } from "@/lib/generators/business-case/money";
import { viewOf } from "@/lib/generators/business-case/view";
import type { Locale } from "@/lib/i18n/routing";

type BusinessCaseCalculatorProps = {
  /** As they stand. Where the owner keeps what `onChange` tells, it comes back here. */
  assumptions: Assumptions;
  /** What «reset» goes back to; without it the assumptions that were there before the first change. */
  original?: Assumptions;
  /** The language of labels and units, where the page has another. */
  lang?: Locale;
  /** What the document concludes, below the key figures. */
  opening?: ReactNode;
  /** Told after every change, also after a reset. */
  onChange?: (assumptions: Assumptions) => void;
};

/** The business case to play with: every figure that may be otherwise can be moved, and all others follow at once. */
export function BusinessCaseCalculator(props: BusinessCaseCalculatorProps) {
  const { assumptions, lang, opening, onChange } = props;
  const t = useTranslations("generator.workbench.calculator");
  const locale = useLocale();
  const id = useId();
  const [state, setState] = useState({ original: assumptions, given: assumptions, now: assumptions });
  // Neither what was given nor what was made of it: another answer. What was changed in the old one goes with it.
  const isOther = assumptions !== state.given && assumptions !== state.now;
  const now = isOther ? assumptions : state.now;
  const original = props.original ?? (isOther ? assumptions : state.original);
  const view = viewOf(now, locale);
  const { computed, why } = view;
  const { currency } = now;
  const largest = Math.max(...computed.years.map(({ cumulative }) => Math.abs(cumulative))) * computed.unit;

  const change = (next: Assumptions) => {
    setState({ original, given: assumptions, now: next });
    onChange?.(next);
  };

  return (
    <section
      data-slot="calculator"
      aria-label={t("title")}
      className="px-8 pt-7 pb-2 text-muted-foreground @max-[43.75rem]:px-6 @max-[30rem]:px-4 @max-[30rem]:pt-[22px] print:p-0"
    >
      <KeyFigures view={view} />
      {opening}
      {/* The table stands beside its few questions. Charts take the width and have the inputs below: beside many inputs they left a hole. */}
      <div
        className={clsx(
          "mt-7 flex flex-col gap-8 print:mt-[10pt] print:block",
          why !== undefined && "@min-[56rem]:grid @min-[56rem]:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]",
        )}
      >
        <section aria-labelledby={`${id}-inputs`} className="@container print:hidden">
          <div className="flex items-baseline justify-between gap-3">
            <Heading id={`${id}-inputs`}>{t(why === undefined ? "inputs" : "answers")}</Heading>
            <button
              type="button"
              aria-disabled={now === original}
              className="relative text-[0.8125rem] font-medium text-accent after:absolute after:-inset-x-1.5 after:-inset-y-2.5 hover:underline hover:underline-offset-3 aria-disabled:cursor-default aria-disabled:text-subtle aria-disabled:no-underline"
              onClick={() => change(original)}
            >
              {t("reset")}
            </button>
          </div>
          <LiveFigures view={view} original={viewOf(original, locale)} />
          <InputGroups view={view} original={original} lang={lang} onChange={change} />
        </section>
        {/* Nothing in it takes focus: what moves may stand before what moves it. */}
        <div
          className={clsx(
            "-order-1 min-w-0",
            why !== undefined &&
              "top-[calc(var(--header-height)+24px)] @min-[56rem]:sticky @min-[56rem]:self-start print:static",
          )}
        >
          {why === undefined ? (
            <div className="grid grid-cols-2 gap-8 @max-[36rem]:grid-cols-1 @min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:grid-cols-[5fr_6fr] print:gap-[24pt] print:*:break-inside-avoid">
              <div className="min-w-0">
                <Heading>{t("chart", { unit: axisOf(largest, currency, locale).unit })}</Heading>
                <CashFlowChart computed={computed} currency={currency} />
              </div>
              <div className="min-w-0">
                <Tornado assumptions={now} npv={computed.npv * computed.unit} lang={lang} />
              </div>
            </div>
          ) : (
            <div className="print:hidden">
              <BreakEvenTable view={view} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
