"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { setupText } from "@/lib/analytics/setup";

const CookieConsent = lazy(async () => ({
  default: (await import("@/components/layout/cookie-consent")).CookieConsent,
}));

const never = () => () => undefined;
const none = () => undefined;

/** Asks for consent and counts visits, on a site built with counters; on any other it loads nothing. */
export function Analytics() {
  const setup = useSyncExternalStore(never, setupText, none);
  return <Suspense>{setup !== undefined && <CookieConsent setup={setup} />}</Suspense>;
}
