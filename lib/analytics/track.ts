import { currentChoice } from "@/lib/analytics/consent";
import { parseSetup, setupText } from "@/lib/analytics/setup";

/** Everything the site reports about what a visitor did, and about how the page did. */
export type AnalyticsEvent =
  | "cta_click"
  | "service_click"
  | "consult_request"
  | "case_view"
  | "view_all_cases"
  | "learn_more"
  | "contact_us"
  | "blog_post_click"
  | "view_all_posts"
  | "contact_submit"
  | "contact_success"
  | "contact_error"
  | "web_vital"
  | "client_error";

export type AnalyticsDetails = { category?: string; label?: string; value?: number };

/** The functions that the scripts of Google and Yandex put on the page. */
type Counters = {
  gtag?: (command: "event", event: string, details: Record<string, unknown>) => void;
  ym?: (counter: number, command: "reachGoal", event: string, details: Record<string, unknown>) => void;
};

/** Events from before the counters were there. */
const waiting: [AnalyticsEvent, AnalyticsDetails][] = [];
let warned = false;

/**
 * Reports an event; without the visitor's consent it does nothing at all. Counters that are still loading get it when they are
 * there. With consent and without a measurement ID there is nobody to report to: the console says so once.
 */
export function track(event: AnalyticsEvent, details: AnalyticsDetails = {}): void {
  if (currentChoice() !== "granted") return;
  const { category, label, value } = details;
  const { gtag, ym } = window as Counters;
  const setup = setupText();
  const counter = setup === undefined ? undefined : parseSetup(setup).metrika;
  gtag?.("event", event, { event_category: category, event_label: label, value });
  if (counter !== undefined) ym?.(counter, "reachGoal", event, { category, label, value });
  if (gtag ?? ym) return;
  if (setup !== undefined) waiting.push([event, details]);
  else if (!warned) {
    warned = true;
    console.warn("Analytics: measurement ID is missing");
  }
}

/** Hands over what was reported before the counters were there. */
export function trackWaiting(): void {
  for (const [event, details] of waiting.splice(0)) track(event, details);
}
