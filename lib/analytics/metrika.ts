import { forget, loadScript, type Counter } from "@/lib/analytics/counter";

type Ym = { (...call: unknown[]): void; a?: unknown[]; l?: number };
type Page = { ym?: Ym };

/** Yandex Metrika without session recording and click maps. Views are sent by the site, one a navigation. */
export function metrikaCounter(id: number): Counter {
  const page = window as Page;
  let running = false;
  return {
    start() {
      if (running) return;
      running = true;
      if (!page.ym) {
        const ym: Ym = (...call) => {
          (ym.a ??= []).push(call);
        };
        ym.l = Date.now();
        page.ym = ym;
      }
      page.ym(id, "init", {
        defer: true,
        webvisor: false,
        clickmap: false,
        trackLinks: true,
        accurateTrackBounce: true,
      });
      loadScript("https://mc.yandex.ru/metrika/tag.js");
    },
    view({ url, referrer, title }) {
      page.ym?.(id, "hit", url, { referer: referrer, title });
    },
    stop() {
      running = false;
      page.ym?.(id, "destruct");
      forget(/^_ym/);
    },
  };
}
