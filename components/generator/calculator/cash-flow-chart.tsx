import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { drawCashFlow, plane } from "@/components/generator/calculator/cash-flow";
import type { BusinessCase } from "@/lib/generators/business-case/compute";
import { axisOf, formatSum } from "@/lib/generators/business-case/money";
import { formatNumber } from "@/lib/generators/numbers";

const line = (points: readonly { x: number; y: number }[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** A word or a number in the drawing. */
const label = "font-mono text-[12.5px] font-medium";

/** Lines of the plane end before words that stand on it. */
const ground = { paintOrder: "stroke", strokeLinejoin: "round", strokeWidth: 9 } as const;

type CashFlowChartProps = { computed: BusinessCase; currency: string };

/** The cumulative flow year by year with the moment that it turns positive. The document below has the same figures. */
export function CashFlowChart({ computed, currency }: CashFlowChartProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const titleId = useId();
  const flows = computed.years.map(({ cumulative }) => cumulative * computed.unit);
  const { divisor } = axisOf(Math.max(...flows.map(Math.abs)), currency, locale);
  const { ticks, points, zero, areas, payback } = drawCashFlow(flows);
  const months = computed.paybackMonths ?? 0;
  const span = [
    ...(months >= 12 ? [[Math.floor(months / 12), "years"] as const] : []),
    ...(months % 12 > 0 ? [[months % 12, "months"] as const] : []),
  ]
    .map(([count, unit]) => `${String(count)} ${t(`shortSpan.${unit}`, { count })}`)
    .join(" ");
  // Beside the rising line there is room below on the right and above on the left.
  const isLate = payback !== undefined && payback.x > 250;

  return (
    <svg
      className="mt-3 block h-auto w-full overflow-visible stroke-none"
      viewBox={`0 0 ${String(plane.width)} ${String(plane.height)}`}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>
        {t("chartAlt", {
          from: formatSum(flows[0] ?? 0, currency, locale),
          to: formatSum(flows.at(-1) ?? 0, currency, locale),
          years: flows.length - 1,
        })}
      </title>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path
            className="stroke-line data-zero:stroke-line-strong data-zero:stroke-[1.2]"
            data-zero={value === 0 || undefined}
            d={`M${String(plane.left)} ${y.toFixed(1)}H${String(plane.right)}`}
          />
          <text className={`${label} fill-subtle`} x={plane.left - 8} y={y + 4} textAnchor="end">
            {formatNumber(value / divisor, locale)}
          </text>
        </g>
      ))}
      {points.map(({ x }, year) => {
        const isLast = year === points.length - 1;
        return (
          <text
            key={year}
            className={`${label} fill-subtle`}
            x={x}
            y={plane.height - 6}
            textAnchor={year === 0 ? "start" : isLast ? "end" : "middle"}
          >
            {year === 0 ? t("years.start") : isLast ? t("years.year", { year }) : year}
          </text>
        );
      })}
      {areas.map(({ isLoss, points: area }, index) => (
        <path
          key={index}
          className="fill-[color-mix(in_oklab,var(--accent)_20%,transparent)] data-loss:fill-[color-mix(in_oklab,var(--foreground)_9%,transparent)]"
          data-loss={isLoss || undefined}
          d={`${line(area)}Z`}
        />
      ))}
      <path className="stroke-accent stroke-2" d={line(points)} />
      {points.map(({ x, y }, year) => (
        <circle key={year} className="fill-surface stroke-accent stroke-2" cx={x} cy={y} r="3.5" />
      ))}
      {payback && (
        <>
          <circle className="fill-foreground stroke-surface stroke-3" cx={payback.x} cy={zero} r="6.5" />
          <text
            {...ground}
            className="fill-foreground stroke-surface font-sans text-[13.5px] font-semibold"
            x={payback.x + (isLate ? -14 : 16)}
            y={zero + (isLate ? -30 : 26)}
            textAnchor={isLate ? "end" : "start"}
          >
            {t("payback")}
          </text>
          <text
            {...ground}
            className={`${label} fill-muted-foreground stroke-surface`}
            x={payback.x + (isLate ? -14 : 16)}
            y={zero + (isLate ? -13 : 43)}
            textAnchor={isLate ? "end" : "start"}
          >
            {span}
          </text>
        </>
      )}
    </svg>
  );
}
