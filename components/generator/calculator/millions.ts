import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

/** Thousands of roubles as millions with at most one decimal: `8,7`. */
export const millions = (thousands: number, locale: Locale): string =>
  formatNumber(Math.round(thousands / 100) / 10, locale);
