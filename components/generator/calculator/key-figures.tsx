"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TERM } from "@/lib/generators/business-case/compute";
import { sumParts } from "@/lib/generators/business-case/money";
import { breakEven } from "@/lib/generators/business-case/verdict";
import { neededIn, reason, type View } from "@/lib/generators/business-case/view";
import { formatNumber, formatPercent } from "@/lib/generators/numbers";

/** How long the figures rest before they are read out, ms. */
const REST = 900;

/** What may be said at the top: ROI, payback and NPV, or without a verdict what the project must save. */
export function KeyFigures({ view }: { view: View }) {
  return view.why === undefined ? <VerdictFigures view={view} /> : <AimFigures view={view} />;
}

/** ROI, payback and NPV, large. A screen reader hears them when the slider rests, not at each of its steps. */
function VerdictFigures({ view }: { view: View }) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { computed, sum } = view;
  const { years, discountRate, currency } = view.assumptions;
  const { roi, npv, paybackMonths, discountedPaybackMonths } = computed;
  const notWithin = t("notWithin", { years });
  const inWords = (months: number | null) => {
    if (months === null) return notWithin;
    if (months === 0) return t("atOnce");
    return spanOf(months)
      .map(({ unit, count }) => t(`span.${unit}`, { count }))
      .join(" ");
  };

  return (
    <>
      <dl className="calc-figures">
        <div>
          <dt>{t("roi", { years: TERM })}</dt>
          <dd data-bad={(roi !== null && roi < 0) || undefined}>
            {roi === null ? (
              <i>{t("noInvestment")}</i>
            ) : (
              <Big number={formatNumber(Math.round(roi), locale)} unit="%" />
            )}
          </dd>
          <dd>{t("accumulated", { sum: sum(computed.years[TERM]?.cumulative ?? 0) })}</dd>
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
            <Big {...sumParts(npv * computed.unit, currency, locale)} />
          </dd>
          <dd>{t("atRate", { rate: formatPercent(discountRate, locale) })}</dd>
        </div>
      </dl>
      <Spoken
        text={t("spoken", {
          roi: roi === null ? t("noInvestment") : formatPercent(Math.round(roi), locale),
          payback: inWords(paybackMonths),
          npv: sum(npv),
        })}
      />
    </>
  );
}

/** The savings needed and the investment they pay for. */
function AimFigures({ view }: { view: View }) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { computed, sum, assumptions, why } = view;
  const { currency } = assumptions;
  const aim = breakEven(assumptions, TERM);
  const { number, unit } = sumParts(aim, currency, locale);

  return (
    <>
      <dl className="calc-figures">
        {why !== "unpriced" && (
          <div>
            <dt>{t("aim", { years: TERM })}</dt>
            <dd>
              <Big number={number} unit={t("aYear", { unit })} />
            </dd>
            <dd>{t("savedNow", { sum: sum(computed.effectTotal) })}</dd>
          </div>
        )}
        <div>
          <dt>{t("investment")}</dt>
          <dd>
            {why === "unpriced" ? (
              <i>{t("investmentOpen")}</i>
            ) : (
              <Big {...sumParts(computed.investmentTotal * computed.unit, currency, locale)} />
            )}
          </dd>
          {why !== "unpriced" && <dd>{t("support", { sum: sum(computed.costTotal) })}</dd>}
        </div>
      </dl>
      <Spoken text={t("spokenAim", { sum: neededIn(view, TERM), reason: reason(view) })} />
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
