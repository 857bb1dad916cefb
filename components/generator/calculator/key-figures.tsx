"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { millions } from "@/components/generator/calculator/millions";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import type { BusinessCase } from "@/lib/generators/business-case/compute";
import { formatNumber, formatPercent } from "@/lib/generators/numbers";

/** How long the figures rest before they are read out, ms. */
const REST = 900;

type KeyFiguresProps = { assumptions: Assumptions; computed: BusinessCase };

/** ROI, payback and NPV, large. A screen reader hears them when the slider rests, not at each of its steps. */
export function KeyFigures({ assumptions, computed }: KeyFiguresProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { years, discountRate } = assumptions;
  const { roi, npv, paybackMonths, discountedPaybackMonths } = computed;
  const notWithin = t("notWithin", { years });
  const inWords = (months: number | null) => {
    if (months === null) return notWithin;
    if (months === 0) return t("atOnce");
    return spanOf(months)
      .map(({ unit, count }) => t(`span.${unit}`, { count }))
      .join(" ");
  };
  const total = millions(computed.years.at(-1)?.cumulative ?? 0, locale);

  return (
    <>
      <dl className="calc-figures">
        <div>
          <dt>{t("roi", { years })}</dt>
          <dd data-bad={(roi !== null && roi < 0) || undefined}>
            {roi === null ? (
              <i>{t("noInvestment")}</i>
            ) : (
              <Big number={formatNumber(Math.round(roi), locale)} unit="%" />
            )}
          </dd>
          <dd>{t("accumulated", { sum: total })}</dd>
        </div>
        <div>
          <dt>{t("payback")}</dt>
          <dd data-bad={paybackMonths === null || undefined}>
            {paybackMonths === null || paybackMonths === 0 ? (
              <i>{inWords(paybackMonths)}</i>
            ) : (
              spanOf(paybackMonths).map(({ unit, count }) => (
                <Big key={unit} number={String(count)} unit={t(`shortSpan.${unit}`)} />
              ))
            )}
          </dd>
          <dd data-bad={discountedPaybackMonths === null || undefined}>
            {t("discounted", { span: inWords(discountedPaybackMonths) })}
          </dd>
        </div>
        <div>
          <dt>{t("npv", { years })}</dt>
          <dd data-bad={npv < 0 || undefined}>
            <Big number={millions(npv, locale)} unit={t("millions")} />
          </dd>
          <dd>{t("atRate", { rate: formatPercent(discountRate, locale) })}</dd>
        </div>
      </dl>
      <Spoken
        text={t("spoken", {
          roi: roi === null ? t("noInvestment") : formatPercent(Math.round(roi), locale),
          payback: inWords(paybackMonths),
          npv: `${millions(npv, locale)} ${t("millions")}`,
        })}
      />
    </>
  );
}

const Big = ({ number, unit }: { number: string; unit: string }) => (
  <span className="calc-big">
    {number} <small>{unit}</small>
  </span>
);

const spanOf = (months: number) =>
  [
    { unit: "years" as const, count: Math.floor(months / 12) },
    { unit: "months" as const, count: months % 12 },
  ].filter(({ count }) => count > 0);

/** Says nothing until the text changes for the first time. */
function Spoken({ text }: { text: string }) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState("");
  const isNews = text !== first || spoken !== "";
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setSpoken(text), REST);
    return () => clearTimeout(timer);
  }, [text, isNews]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
