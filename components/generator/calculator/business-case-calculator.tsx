"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CashFlowChart } from "@/components/generator/calculator/cash-flow-chart";
import { InputGroups } from "@/components/generator/calculator/input-groups";
import { KeyFigures } from "@/components/generator/calculator/key-figures";
import { LineList } from "@/components/generator/calculator/line-list";
import { Tornado } from "@/components/generator/calculator/tornado";
import { YearTable } from "@/components/generator/calculator/year-table";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
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
  const id = useId();
  const [state, setState] = useState({ original: assumptions, given: assumptions, now: assumptions });
  // Neither what was given nor what was made of it: another answer. What was changed in the old one goes with it.
  const isOther = assumptions !== state.given && assumptions !== state.now;
  const now = isOther ? assumptions : state.now;
  const original = props.original ?? (isOther ? assumptions : state.original);
  const computed = computeBusinessCase(now);

  const change = (next: Assumptions) => {
    setState({ original, given: assumptions, now: next });
    onChange?.(next);
  };

  return (
    <section className="calc" aria-label={t("title")}>
      <KeyFigures assumptions={now} computed={computed} />
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
          <h4>{t("chart")}</h4>
          <CashFlowChart computed={computed} />
          <h4>{t("tornado")}</h4>
          <Tornado assumptions={now} npv={computed.npv} lang={lang} />
        </div>
      </div>
      <h4>{t("years.title")}</h4>
      <YearTable computed={computed} />
      <LineList
        title={t("lines.effects")}
        unit={t("thousandsYear")}
        assumptions={now}
        products={now.effects}
        lang={lang}
        lines={computed.effects}
        total={computed.effectTotal}
      />
      <LineList
        title={t("lines.investment")}
        unit={t("thousands")}
        assumptions={now}
        products={now.investment}
        lang={lang}
        lines={computed.investment}
        total={computed.investmentTotal}
      />
      <LineList
        title={t("lines.yearlyCosts")}
        unit={t("thousandsYear")}
        assumptions={now}
        products={now.yearlyCosts}
        lang={lang}
        lines={computed.yearlyCosts}
        total={computed.costTotal}
      />
      <p className="calc-note">{t("note")}</p>
    </section>
  );
}
