"use client";

import dynamic from "next/dynamic";
import { useAnalyticsSetup } from "@/lib/analytics/use-setup";

const CookieConsent = dynamic(
  () => import("@/components/layout/cookie-consent").then((module) => module.CookieConsent),
  { ssr: false },
);

/** Asks for consent and counts visits, on a site built with counters; on any other it loads nothing. */
export function Analytics() {
  const setup = useAnalyticsSetup();
  return setup && <CookieConsent setup={setup} />;
}
