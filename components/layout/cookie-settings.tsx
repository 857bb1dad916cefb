"use client";

import { askAgain } from "@/lib/analytics/consent";
import { useAnalyticsSetup } from "@/lib/analytics/use-setup";

/** Opens the cookie notice again; there is nothing to set on a site without counters. */
export function CookieSettings() {
  const setup = useAnalyticsSetup();
  return (
    setup && (
      <button type="button" className="cookie-settings" onClick={askAgain}>
        {setup.words.settings}
      </button>
    )
  );
}
