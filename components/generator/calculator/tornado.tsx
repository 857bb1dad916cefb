import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { Heading, Note } from "@/components/generator/calculator/heading";
import { percent } from "@/components/generator/calculator/number-text";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { axisOf } from "@/lib/generators/business-case/money";
import { leversOf } from "@/lib/generators/business-case/sensitivity";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

const MOST_BARS = 6;
/** The name above its bar, the outcomes at both ends of it. */
const row = "col-span-full grid grid-cols-subgrid items-center tabular-nums";

type TornadoProps = { assumptions: Assumptions; npv: number; lang: Locale | undefined };

/** The inputs that move NPV most, as bars around its present value; `npv` is in whole currency. */
export function Tornado({ assumptions, npv, lang }: TornadoProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const bars = leversOf(assumptions).slice(0, MOST_BARS);
  const from = Math.min(npv, ...bars.map(({ worst }) => worst));
  const to = Math.max(npv, ...bars.map(({ best }) => best));
  const share = (value: number) => 0.03 + (to > from ? (value - from) / (to - from) : 0.5) * 0.94;
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
      <ul className="mt-3 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 gap-y-2.5 text-caption/[1.3]">
        <li aria-hidden="true" className={clsx(row, "text-subtle")}>
          <span className="text-right">{t("worse")}</span>
          <svg height="18" className="w-full fill-current stroke-none">
            <text x={percent(base)} y="13" textAnchor={base < 0.2 ? "start" : base > 0.8 ? "end" : "middle"}>
              {t("now", { npv: number(npv) })}
            </text>
          </svg>
          <span className="text-accent">{t("better")}</span>
        </li>
        {bars.map(({ parameter, spread, worst, best }) => (
          <li key={parameter ? `parameter ${parameter.id}` : spread ? "work" : "rate"} className={row}>
            <span className="col-span-full" lang={parameter && lang}>
              {spread ? t("work", { below: spread[0], above: spread[1] }) : (parameter?.label ?? t("rate"))}
            </span>
            <span className="text-right text-muted-foreground">
              <span className="sr-only">{t("worse")} </span>
              {number(worst)}
            </span>
            <svg height="18" aria-hidden="true" className="w-full stroke-none">
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
            </svg>
            <span className="text-foreground">
              <span className="sr-only">{t("better")} </span>
              {number(best)}
            </span>
          </li>
        ))}
      </ul>
      <Note>{t("tornadoNote")}</Note>
    </>
  );
}
