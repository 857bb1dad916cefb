import "server-only";
import { capabilityFigures } from "@/content/knowledge/figures";
import type { CapabilityId } from "@/content/knowledge/ids";
import type { CalculationId } from "@/content/knowledge/idea-texts";
import { spanWords } from "@/content/knowledge/measures";
import { substitute, type Slots } from "@/lib/generators/server/draft/fill";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import {
  formatCount,
  formatFlow,
  formatMoney,
  rounded,
  significant,
} from "@/lib/generators/server/draft/format";
import { coveredShare } from "@/lib/generators/server/draft/idea/covered-share";
import { monthly, type Figures } from "@/lib/generators/server/draft/reading/figures";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import type { Locale } from "@/lib/i18n/routing";

export type Computed = { id: CalculationId; slots: Slots };

/** Full cost of a staff hour in roubles, and hours in a month of one post: assumptions the document names in every language. */
export const HOUR_COST = 700;
export const MONTH_HOURS = 164;
/** Above this many operations a month nobody handles them by hand one by one, so hours per operation say nothing. */
export const MACHINE_FLOW = 150_000;
const MOST = 4;

/** The rate as the document prints it. */
export const hourCost = (locale: Locale): string => formatMoney(HOUR_COST, locale);

/**
 * Computes what the figures of a description allow, the most telling first, at most four results. Every number in the
 * slots follows from the description and from assumptions that the same slots name.
 */
export function calculate(
  {
    figures,
    capability,
    always,
    locale,
  }: { figures: Figures; capability: CapabilityId; always: boolean; locale: Locale },
  words: Slots,
): Computed[] {
  const { volume, lossShare, lossMoney, cheque, routineShare, handling, waiting, staff } = figures;
  const number = (value: number) => formatNumber(rounded(value), locale);
  const money = (value: number) => formatMoney(significant(value), locale);
  const hours = (value: number) => formatMeasure(rounded(value), "hour", locale);
  const posts = (monthHours: number) => formatMeasure(rounded(monthHours / MONTH_HOURS), "salary", locale);
  const rate = hourCost(locale);
  const flow = volume && monthly(volume);
  const inMonth =
    volume && flow !== undefined
      ? formatFlow({ value: rounded(flow), unit: volume.unit, period: "month" }, locale)
      : "";

  const handlingMinutes = handlingMinutesOf(figures);
  const perCase = minutesPerCase(figures, capability);
  const minutes = formatMeasure(perCase, "minute", locale);
  const minutesText = substitute(spanWords[locale].perCase, { minutes });
  const results: Computed[] = [];
  const add = (id: CalculationId, slots: Slots) => results.push({ id, slots: { ...words, rate, ...slots } });

  if (volume && flow !== undefined && lossShare) {
    // Each step goes on from the figure that is printed, so a reader who recomputes gets the same.
    const lost = rounded((flow * lossShare.value) / 100);
    const saved = rounded(lost / 4);
    const common = {
      volume: inMonth,
      share: formatPercent(lossShare.value, locale),
      lost: number(lost),
      saved: number(saved),
      yearly: number(saved * 12),
    };
    if (cheque)
      add("lossWithCheque", {
        ...common,
        cheque: formatMoney(cheque.value, locale),
        money: money(saved * cheque.value * 12),
      });
    else add("loss", common);
  }
  if (lossMoney) {
    const loss = formatMoney(lossMoney.value, locale);
    const factor = { hour: 0, day: 365, week: 52, month: 12, year: 1 }[lossMoney.period ?? "year"];
    if (factor === 0) add("downtimeCost", { loss, money: money(lossMoney.value * 5) });
    else
      add("lossMoney", {
        loss,
        factor: factor === 1 ? "" : ` × ${formatNumber(factor, locale)}`,
        money: money(lossMoney.value * factor * 0.2),
      });
  }

  if (volume && flow !== undefined && routineShare && flow <= MACHINE_FLOW) {
    const freed = rounded((flow * routineShare.value * 0.6) / 100);
    const total = rounded((freed * perCase) / 60);
    add("routine", {
      volume: inMonth,
      share: formatPercent(routineShare.value, locale),
      freed: number(freed),
      minutes,
      minutesText,
      hours: hours(total),
      people: posts(total),
    });
  } else if (volume && flow !== undefined && flow <= MACHINE_FLOW) {
    const share = coveredShare(flow, perCase, staff?.value, MONTH_HOURS);
    const total = rounded((flow * share * perCase) / 60);
    // Under half a post the time is no argument, and the document says so.
    if (total >= 1)
      add(total < MONTH_HOURS / 2 ? "timeSmall" : "time", {
        volume: inMonth,
        share: formatPercent(share * 100, locale),
        minutes,
        minutesText,
        hours: hours(total),
        people: posts(total),
        money: money(total * HOUR_COST * 12),
      });
  }
  if (flow !== undefined && flow > MACHINE_FLOW) {
    const perDay = rounded(flow / 30);
    const peak = rounded((perDay * 0.15) / 3600);
    // Less than one a second is no load worth a calculation.
    if (peak >= 1) add("load", { perDay: number(perDay), peak: number(peak), target: number(peak * 2) });
    add("onePercent", {
      onePercent: number(perDay / 100),
      minutes,
      minutesText,
      hours: hours((perDay * perCase) / 6000),
    });
  }

  if (handling && handlingMinutes === undefined && handling.unit !== "second")
    add("cycle", { ...cycle(handling, locale), quote: quote(handling.clause, locale) });
  if (waiting) {
    const duration = (value: number) => formatMeasure(rounded(value), waiting.unit, locale);
    const longest = waiting.upTo ?? waiting.value;
    if (volume && flow !== undefined && waiting.unit === "minute" && flow <= MACHINE_FLOW)
      add("waitingTotal", {
        before: duration(longest),
        volume: inMonth,
        total: hours((flow * longest) / 60),
        saved: hours((flow * longest) / 120),
      });
    else add("waiting", { quote: quote(waiting.clause, locale), after: duration(longest / 2) });
  }
  if (
    figures.availability ||
    (always && (capability === "monitoring" || capability === "highload" || capability === "support"))
  ) {
    const value = figures.availability?.value ?? 99.95;
    const share = Math.round((100 - value) * 1000) / 1000;
    add("availability", {
      availability: formatPercent(value, locale),
      share: formatPercent(share, locale),
      hours: hours((8760 * share) / 100),
    });
  }
  if (staff && volume === undefined && results.length < 2) {
    const total = rounded(staff.value * 0.5 * 21);
    add("staff", {
      staff: formatCount(staff.value, staff.unit, locale),
      hours: hours(total),
      money: money(total * HOUR_COST * 12),
    });
  }
  return results.slice(0, MOST);
}

const cycle = (
  { value, upTo, unit }: { value: number; upTo?: number; unit: Parameters<typeof formatMeasure>[1] },
  locale: Locale,
): Slots => {
  const longest = upTo ?? value;
  const duration = (length: number) => formatMeasure(rounded(length), unit, locale);
  return { after: duration(longest * 0.6), saved: duration(longest * 0.4) };
};

const handlingMinutesOf = ({ handling }: Figures): number | undefined =>
  handling?.unit === "minute" ? (handling.upTo ?? handling.value) : undefined;

/** Minutes of a person's time that one operation stops taking: four tenths of what the description says, else the usual. */
export function minutesPerCase(figures: Figures, capability: CapabilityId): number {
  const minutes = handlingMinutesOf(figures);
  return minutes === undefined
    ? capabilityFigures[capability].savedMinutes
    : Math.max(1, Math.round(minutes * 0.4));
}
