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

/** On a site built without counters there is nobody to report to, whatever the visitor wants: the console says so once. */
function warnOfMissingId(): void {
  if (warned) return;
  warned = true;
  console.warn("Analytics: measurement ID is missing");
}

/** Reports an event; without the visitor's consent it sends nothing at all. Counters that are still loading get it when they are there. */
export function track(event: AnalyticsEvent, details: AnalyticsDetails = {}): void {
  const { category, label, value } = details;
  const { gtag, ym } = window as Counters;
  const setup = setupText();
  if (setup === undefined && !(gtag ?? ym)) warnOfMissingId();
  if (currentChoice() !== "granted") return;
  const counter = setup === undefined ? undefined : parseSetup(setup).metrika;
  gtag?.("event", event, { event_category: category, event_label: label, value });
  if (counter !== undefined) ym?.(counter, "reachGoal", event, { category, label, value });
  if (setup !== undefined && !(gtag ?? ym)) waiting.push([event, details]);
}

/** Hands over what was reported before the counters were there. */
export function trackWaiting(): void {
  for (const [event, details] of waiting.splice(0)) track(event, details);
}
