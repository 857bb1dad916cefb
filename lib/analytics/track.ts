/** Everything the site reports about what a visitor did. */
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
  | "contact_error";

export type AnalyticsDetails = { category?: string; label?: string; value?: number };

/** The function Google's script puts on the page. */
type Gtag = (command: "event", event: string, details: Record<string, unknown>) => void;

let warned = false;

const hasConsent = () => {
  try {
    return localStorage.getItem("consent") === "granted";
  } catch {
    return false;
  }
};

/**
 * Reports an event; without the visitor's consent it does nothing at all. With consent and without a measurement ID there is
 * nobody to report to: the console says so once.
 */
export function track(event: AnalyticsEvent, { category, label, value }: AnalyticsDetails = {}): void {
  if (!hasConsent()) return;
  const { gtag } = window as { gtag?: Gtag };
  if (typeof gtag === "function") {
    gtag("event", event, { event_category: category, event_label: label, value });
  } else if (!warned) {
    warned = true;
    console.warn("Analytics: measurement ID is missing");
  }
}
