import { useLocale, useTranslations } from "next-intl";
import { Heading, Note } from "@/components/generator/calculator/heading";
import { percent } from "@/components/generator/calculator/number-text";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { axisOf } from "@/lib/generators/business-case/money";
import { leversOf } from "@/lib/generators/business-case/sensitivity";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

const MOST_BARS = 6;
/** The part of the width at each side where the outcome of the longest bar stands. */
const BESIDE = 0.18;

/** The part of the longest bar that is still one. */
const LEAST_BAR = 0.01;

type TornadoProps = { assumptions: Assumptions; npv: number; lang: Locale | undefined };

/** The inputs that move NPV most, as bars around its present value; `npv` is in whole currency. */
export function Tornado({ assumptions, npv, lang }: TornadoProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const [longest, ...others] = leversOf(assumptions).slice(0, MOST_BARS);
  // What hardly moves it would be a name without a bar.
  const bars = longest
    ? [
        longest,
        ...others.filter(({ worst, best }) => best - worst > LEAST_BAR * (longest.best - longest.worst)),
      ]
    : [];
  const from = Math.min(npv, ...bars.map(({ worst }) => worst));
  const to = Math.max(npv, ...bars.map(({ best }) => best));
  /** Where a value stands in the width. The name is above its bar, the outcomes at both ends of it. */
  const share = (value: number) =>
    BESIDE + (to > from ? (value - from) / (to - from) : 0.5) * (1 - 2 * BESIDE);
  const base = share(npv);

  const largest = Math.max(Math.abs(from), Math.abs(to));
  const { divisor, unit } = axisOf(largest, assumptions.currency, locale);
  // All have the same number of decimals.
  const parts = largest / divisor < 100 ? 10 : 1;
  const number = (value: number) => {
    const shown = Math.round((value / divisor) * parts) / parts;
    const zero = parts > 1 && Number.isInteger(shown) ? (locale === "ru" ? ",0" : ".0") : "";
    return formatNumber(shown, locale) + zero;
  };

  return (
    <>
      <Heading>{t("tornado", { unit })}</Heading>
      <ul className="mt-3 grid gap-2.5 text-caption/[1.3] tabular-nums">
        <li aria-hidden="true" className="text-subtle">
          <svg height="18" className="w-full fill-current stroke-none">
            <text y="13">{t("worse")}</text>
            <text x={percent(base)} y="13" textAnchor="middle">
              {t("now", { npv: number(npv) })}
            </text>
            <text className="fill-accent" x="100%" y="13" textAnchor="end">
              {t("better")}
            </text>
          </svg>
        </li>
        {bars.map(({ parameter, spread, worst, best }) => (
          <li key={parameter ? `parameter ${parameter.id}` : spread ? "work" : "rate"}>
            <span lang={parameter && lang}>
              {spread ? t("work", { below: spread[0], above: spread[1] }) : (parameter?.label ?? t("rate"))}
            </span>
            <span className="sr-only">
              {t("worse")} {number(worst)} {t("better")} {number(best)}
            </span>
            <svg height="18" aria-hidden="true" className="w-full stroke-none">
              <text
                className="fill-muted-foreground"
                x={percent(share(worst))}
                dx="-6"
                y="13"
                textAnchor="end"
              >
                {number(worst)}
              </text>
              <rect
                className="fill-[color-mix(in_oklab,var(--foreground)_30%,transparent)]"
                x={percent(share(worst))}
                y="3"
                width={percent(base - share(worst))}
                height="12"
                rx="3"
              />
              <rect
                className="fill-accent"
                x={percent(base)}
                y="3"
                width={percent(share(best) - base)}
                height="12"
                rx="3"
              />
              <rect className="fill-foreground" x={percent(base)} width="1.5" height="18" />
              <text className="fill-foreground" x={percent(share(best))} dx="6" y="13">
                {number(best)}
              </text>
            </svg>
          </li>
        ))}
      </ul>
      <Note>{t("tornadoNote")}</Note>
    </>
  );
}
