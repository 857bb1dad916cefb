import { forget, loadScript, type Counter } from "@/lib/analytics/counter";

type Gtag = (...call: unknown[]) => void;
type Page = { dataLayer?: unknown[]; gtag?: Gtag } & Record<`ga-disable-${string}`, boolean>;

/**
 * Google Analytics 4 without advertising: no Signals, no personalised ads. Views are sent by the site, one a navigation; «page
 * changes based on browser history events» has to be off in the property, or Google counts them a second time.
 */
export function googleCounter(id: string): Counter {
  const page = window as unknown as Page;
  return {
    start() {
      page[`ga-disable-${id}`] = false;
      if (page.gtag) return;
      const queue = (page.dataLayer ??= []);
      const gtag: Gtag = function () {
        // eslint-disable-next-line prefer-rest-params -- gtag.js takes calls only as Arguments objects, not as arrays.
        queue.push(arguments);
      };
      page.gtag = gtag;
      gtag("consent", "default", {
        analytics_storage: "granted",
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
      });
      gtag("js", new Date());
      gtag("config", id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    },
    view({ url, referrer, title }) {
      page.gtag?.("event", "page_view", { page_location: url, page_referrer: referrer, page_title: title });
    },
    stop() {
      page[`ga-disable-${id}`] = true;
      forget(/^_(ga|gid|gat|gcl)/);
    },
  };
}
