"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { drawCashFlow, plane } from "@/components/generator/calculator/cash-flow";
import type { BusinessCase } from "@/lib/generators/business-case/compute";
import { axisOf, formatSum } from "@/lib/generators/business-case/money";
import { formatNumber } from "@/lib/generators/numbers";

const line = (points: readonly { x: number; y: number }[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

type CashFlowChartProps = { computed: BusinessCase; currency: string };

/** The cumulative flow year by year with the moment that it turns positive. The table has the same figures. */
export function CashFlowChart({ computed, currency }: CashFlowChartProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const titleId = useId();
  const flows = computed.years.map(({ cumulative }) => cumulative * computed.unit);
  const { divisor } = axisOf(Math.max(...flows.map(Math.abs)), currency, locale);
  const { ticks, points, zero, areas, payback } = drawCashFlow(flows);
  const months = computed.paybackMonths ?? 0;
  const span = [
    ...(months >= 12 ? [`${String(Math.floor(months / 12))} ${t("shortSpan.years")}`] : []),
    ...(months % 12 > 0 ? [`${String(months % 12)} ${t("shortSpan.months")}`] : []),
  ].join(" ");
  // Beside the rising line there is room below on the right and above on the left.
  const isLate = payback !== undefined && payback.x > 250;

  return (
    <svg
      className="calc-chart"
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
            className="calc-grid"
            data-zero={value === 0 || undefined}
            d={`M${String(plane.left)} ${y.toFixed(1)}H${String(plane.right)}`}
          />
          <text x={plane.left - 8} y={y + 4} textAnchor="end">
            {formatNumber(value / divisor, locale)}
          </text>
        </g>
      ))}
      {points.map(({ x }, year) => (
        <text key={year} x={x} y={plane.height - 6} textAnchor="middle">
          {year}
        </text>
      ))}
      {areas.map(({ isLoss, points: area }, index) => (
        <path key={index} className="calc-area" data-loss={isLoss || undefined} d={`${line(area)}Z`} />
      ))}
      <path className="calc-line" d={line(points)} />
      {points.map(({ x, y }, year) => (
        <circle key={year} className="calc-point" cx={x} cy={y} r="3.5" />
      ))}
      {payback && (
        <>
          <circle className="calc-payback" cx={payback.x} cy={zero} r="6.5" />
          <text
            className="calc-payback-name"
            x={payback.x + (isLate ? -14 : 16)}
            y={zero + (isLate ? -30 : 26)}
            textAnchor={isLate ? "end" : "start"}
          >
            {t("payback")}
          </text>
          <text
            className="calc-payback-span"
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
