import "server-only";
import { analyticsVendorsKind } from "@/lib/content/kinds/company";
import { yamlFile } from "@/lib/content/yaml-file";
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

/** Whether any service counts the visits of this site. */
export const countsVisits = configured.metrika || configured.google;

/** The services that may count visits and the companies that run them, configured or not. */
export const readAnalyticsVendors = yamlFile("analytics-vendors.yaml", analyticsVendorsKind);

/** The services that count visits of this site once the visitor agrees; none where no counter is configured. */
export const getAnalyticsVendors = (locale: Locale): AnalyticsVendor[] =>
  (["metrika", "google"] as const)
    .filter((id) => configured[id])
    .map((id) => readAnalyticsVendors()[id][locale]);
