"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { BreakEvenTable } from "@/components/generator/calculator/break-even-table";
import { CashFlowChart } from "@/components/generator/calculator/cash-flow-chart";
import { InputGroups } from "@/components/generator/calculator/input-groups";
import { KeyFigures } from "@/components/generator/calculator/key-figures";
import { LineList } from "@/components/generator/calculator/line-list";
import { Tornado } from "@/components/generator/calculator/tornado";
import { YearTable } from "@/components/generator/calculator/year-table";
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
  /** Told after every change, also after a reset. */
  onChange?: (assumptions: Assumptions) => void;
};

/** The business case to play with: every figure that may be otherwise can be moved, and all others follow at once. */
export function BusinessCaseCalculator(props: BusinessCaseCalculatorProps) {
  const { assumptions, lang, onChange } = props;
  const t = useTranslations("generator.workbench.calculator");
  const locale = useLocale();
  const id = useId();
  const [state, setState] = useState({ original: assumptions, given: assumptions, now: assumptions });
  // Neither what was given nor what was made of it: another answer. What was changed in the old one goes with it.
  const isOther = assumptions !== state.given && assumptions !== state.now;
  const now = isOther ? assumptions : state.now;
  const original = props.original ?? (isOther ? assumptions : state.original);
  const view = viewOf(now, locale);
  const { computed, why, unit } = view;
  const { currency } = now;
  const largest = Math.max(...computed.years.map(({ cumulative }) => Math.abs(cumulative))) * computed.unit;

  const change = (next: Assumptions) => {
    setState({ original, given: assumptions, now: next });
    onChange?.(next);
  };

  return (
    <section className="calc" aria-label={t("title")}>
      <KeyFigures view={view} />
      <div className="calc-body">
        <section aria-labelledby={`${id}-inputs`} className="calc-inputs">
          <div className="calc-head">
            <h4 id={`${id}-inputs`}>{t("inputs")}</h4>
            <button type="button" aria-disabled={now === original} onClick={() => change(original)}>
              {t("reset")}
            </button>
          </div>
          <InputGroups assumptions={now} original={original} lang={lang} onChange={change} />
        </section>
        <div className="calc-pictures">
          {why === undefined ? (
            <>
              <h4>{t("chart", { unit: axisOf(largest, currency, locale).unit })}</h4>
              <CashFlowChart computed={computed} currency={currency} />
              <Tornado assumptions={now} npv={computed.npv * computed.unit} lang={lang} />
            </>
          ) : (
            <BreakEvenTable view={view} lang={lang} />
          )}
        </div>
      </div>
      {why === undefined && (
        <>
          <h4>{t("years.title")}</h4>
          <YearTable computed={computed} currency={currency} />
        </>
      )}
      {now.effects.length > 0 && (
        <LineList
          title={t("lines.effects")}
          unit={t("aYear", { unit })}
          assumptions={now}
          products={now.effects}
          lang={lang}
          lines={computed.effects}
          total={computed.effectTotal}
        />
      )}
      <LineList
        title={t("lines.investment")}
        unit={unit}
        assumptions={now}
        products={now.investment}
        lang={lang}
        lines={computed.investment}
        total={computed.investmentTotal}
      />
      <LineList
        title={t("lines.yearlyCosts")}
        unit={t("aYear", { unit })}
        assumptions={now}
        products={now.yearlyCosts}
        lang={lang}
        lines={computed.yearlyCosts}
        total={computed.costTotal}
      />
      {why === undefined && <p className="calc-note">{t("note")}</p>}
    </section>
  );
}
