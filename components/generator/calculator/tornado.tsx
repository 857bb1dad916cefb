import { useLocale, useTranslations } from "next-intl";
import { Heading, Note } from "@/components/generator/calculator/heading";
import { percent } from "@/components/generator/calculator/number-text";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { axisOf } from "@/lib/generators/business-case/money";
import { leversOf } from "@/lib/generators/business-case/sensitivity";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

const MOST_BARS = 6;

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
      <ul className="mt-3 grid grid-cols-[124px_minmax(0,1fr)_auto] gap-x-2.5 gap-y-[9px] text-caption/[1.3] @max-[43.75rem]:grid-cols-[118px_minmax(0,1fr)_auto] @max-[43.75rem]:gap-x-2 print:grid-cols-[auto_minmax(80px,1fr)_auto]">
        {bars.map(({ parameter, spread, worst, best }) => (
          <li
            key={parameter ? `parameter ${parameter.id}` : spread ? "work" : "rate"}
            className="col-span-full grid grid-cols-subgrid items-center"
          >
            <span lang={parameter && lang}>
              {spread ? t("work", { below: spread[0], above: spread[1] }) : (parameter?.label ?? t("rate"))}
            </span>
            <svg height="20" aria-hidden="true" className="w-full stroke-none">
              <rect
                className="fill-[color-mix(in_oklab,var(--foreground)_6%,transparent)]"
                y="3"
                width="100%"
                height="14"
                rx="3"
              />
              <rect
                className="fill-[color-mix(in_oklab,var(--foreground)_30%,transparent)]"
                x={percent(share(worst))}
                y="3"
                width={percent(base - share(worst))}
                height="14"
                rx="3"
              />
              <rect
                className="fill-accent"
                x={percent(base)}
                y="3"
                width={percent(share(best) - base)}
                height="14"
                rx="3"
              />
              <rect className="fill-foreground" x={percent(base)} width="1.5" height="20" />
            </svg>
            <span
              className="min-w-[74px] text-right whitespace-nowrap text-foreground data-bad:text-destructive"
              data-bad={worst < 0 || undefined}
            >
              {t("outcomes", { worst: number(worst), best: number(best) })}
            </span>
          </li>
        ))}
      </ul>
      <Note>{t("tornadoNote")}</Note>
    </>
  );
}
