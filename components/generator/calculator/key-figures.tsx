import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Big, Figure, Figures, InWords } from "@/components/generator/calculator/figures";
import { computeBusinessCase, TERM } from "@/lib/generators/business-case/compute";
import { sumParts } from "@/lib/generators/business-case/money";
import { outlooksOf } from "@/lib/generators/business-case/sensitivity";
import { breakEven } from "@/lib/generators/business-case/verdict";
import {
  HIGHEST_TOLD_ROI,
  largestEffect,
  neededIn,
  reason,
  roiIn,
  type View,
  wholeView,
} from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import { formatPercent } from "@/lib/generators/numbers";

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
  const [cautious] = outlooksOf(view.assumptions).map((one) => computeBusinessCase(one.assumptions));
  const whole = wholeView(view);
  const together = (value: string) => put(view.words.withProposed, { outlook: value });
  const isBeyond = (roi ?? 0) > HIGHEST_TOLD_ROI;
  // The document says "more than 300 %" of the same number.
  const shown = Math.min(Math.round(roi ?? 0), HIGHEST_TOLD_ROI);
  const more = isBeyond ? "> " : "";
  const inWords = (months: number | null) => {
    if (months === null) return notWithin;
    if (months === 0) return t("atOnce");
    return spanOf(months)
      .map(({ unit, count }) => t(`span.${unit}`, { count }))
      .join(" ");
  };

  return (
    <>
      <Figures>
        <Figure
          term={t("roi", { years: TERM })}
          isBad={roi !== null && roi < 0}
          note={
            <>
              {/* Two notes are read; of a third the chart tells. */}
              {!whole && t("accumulated", { sum: sum(computed.years[TERM]?.cumulative ?? 0) })}
              <span className={whole ? "block" : "mt-1.5 block"}>
                {isBeyond
                  ? t("beyond", {
                      highest: formatPercent(HIGHEST_TOLD_ROI, locale),
                      label: largestEffect(view)?.label ?? "",
                    })
                  : cautious?.roi !== roi &&
                    t("range", { roi: formatPercent(Math.round(cautious?.roi ?? 0), locale) })}
              </span>
              {whole && <Together>{together(roiIn(whole))}</Together>}
            </>
          }
        >
          {roi === null ? (
            <InWords>{t("noInvestment")}</InWords>
          ) : (
            <Big number={`${more}${formatPercent(shown, locale)}`} />
          )}
        </Figure>
        <Figure
          term={t("payback")}
          isBad={paybackMonths === null}
          note={
            <>
              {/* In one piece: two lines of it would read as two spans. */}
              {t("discounted", { span: inWords(discountedPaybackMonths).replaceAll(" ", "\u00a0") })}
              {whole && <Together>{together(inWords(whole.computed.paybackMonths))}</Together>}
            </>
          }
          isNoteBad={discountedPaybackMonths === null}
        >
          {paybackMonths === null || paybackMonths === 0 ? (
            <InWords>{inWords(paybackMonths)}</InWords>
          ) : (
            spanOf(paybackMonths).map(({ unit, count }) => (
              <Big key={unit} number={String(count)} unit={t(`shortSpan.${unit}`, { count })} />
            ))
          )}
        </Figure>
        <Figure
          term={t("npv", { years })}
          isBad={npv < 0}
          note={
            <>
              {t("atRate", { rate: formatPercent(discountRate, locale) })}
              {whole && <Together>{together(whole.sum(whole.computed.npv))}</Together>}
            </>
          }
        >
          <Big {...sumParts(npv * computed.unit, currency, locale)} />
        </Figure>
      </Figures>
      <Spoken
        text={t("spoken", {
          roi: roi === null ? t("noInvestment") : `${more}${formatPercent(shown, locale)}`,
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
      <Figures>
        {why === "unpriced" ? (
          <Figure term={t("aim", { years: TERM })}>
            <InWords>{t("aYear", { unit: neededIn(view, TERM) })}</InWords>
          </Figure>
        ) : (
          <Figure
            term={t("aim", { years: TERM })}
            note={
              computed.effectTotal === 0
                ? t("savedNothing")
                : t("savedNow", { sum: sum(computed.effectTotal) })
            }
          >
            <Big number={number} unit={t("aYear", { unit })} />
          </Figure>
        )}
        <Figure
          term={t("investment")}
          note={why !== "unpriced" && t("support", { sum: sum(computed.costTotal) })}
        >
          {why === "unpriced" ? (
            <InWords>{t("investmentOpen")}</InWords>
          ) : (
            <Big {...sumParts(computed.investmentTotal * computed.unit, currency, locale)} />
          )}
        </Figure>
      </Figures>
      <Spoken text={t("spokenAim", { sum: neededIn(view, TERM), reason: reason(view) })} />
    </>
  );
}

/** The figure with what is only proposed, in a row of its own below what was asked for. */
const Together = ({ children }: { children: string }) => (
  <span className="mt-1.5 block font-medium text-foreground">{children}</span>
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
