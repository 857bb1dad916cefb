import "server-only";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import type { Burst } from "@/lib/content/decisions";
import type { Load } from "@/lib/generators/server/compose/plan/plan";
import { filled } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** What is said of a burst of a flow; nothing where it does not come in bursts. */
export function burstText({ burst, peak }: Load, part: keyof Burst[Locale], locale: Locale): string {
  const minutes = formatMeasure(burst?.minutes ?? 0, "minute", locale);
  return burst ? filled(burst[locale][part], { n: formatNumber(peak, locale), minutes }) : "";
}
