import "server-only";
import { analyticsVendors } from "@/content/analytics-vendors";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/routing";

type AnalyticsVendor = {
  service: string;
  /** The company that runs it, and its country. */
  company: string;
};

const configured = {
  metrika: env.NEXT_PUBLIC_YANDEX_METRIKA_ID !== undefined,
  google: env.NEXT_PUBLIC_GA_MEASUREMENT_ID !== undefined,
};

/** The services that count visits of this site once the visitor agrees; none where no counter is configured. */
export const getAnalyticsVendors = (locale: Locale): AnalyticsVendor[] =>
  (["metrika", "google"] as const).filter((id) => configured[id]).map((id) => analyticsVendors[id][locale]);
