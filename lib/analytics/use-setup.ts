import { useMemo, useSyncExternalStore } from "react";
import { setupText, type AnalyticsSetup } from "@/lib/analytics/setup";

const never = () => () => undefined;
const none = () => undefined;

/** The setup of the page in view, from hydration on; undefined on a site without counters. */
export function useAnalyticsSetup(): AnalyticsSetup | undefined {
  const text = useSyncExternalStore(never, setupText, none);
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as AnalyticsSetup)), [text]);
}
