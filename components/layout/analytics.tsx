"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { setupText } from "@/lib/analytics/setup";

const CookieConsent = dynamic(
  () => import("@/components/layout/cookie-consent").then((module) => module.CookieConsent),
  { ssr: false },
);

const never = () => () => undefined;
const none = () => undefined;

/** Asks for consent and counts visits, on a site built with counters; on any other it loads nothing. */
export function Analytics() {
  const setup = useSyncExternalStore(never, setupText, none);
  return setup !== undefined && <CookieConsent setup={setup} />;
}
