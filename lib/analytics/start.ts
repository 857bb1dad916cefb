import { watchErrors } from "@/lib/analytics/client-errors";
import { currentChoice } from "@/lib/analytics/consent";
import type { Counter } from "@/lib/analytics/counter";
import { googleCounter } from "@/lib/analytics/google";
import { metrikaCounter } from "@/lib/analytics/metrika";
import type { AnalyticsSetup } from "@/lib/analytics/setup";
import { trackWaiting } from "@/lib/analytics/track";
import { watchVitals } from "@/lib/analytics/web-vitals";

/** How long a page may take to get its title once its address is there (ms). */
const TITLE_PATIENCE = 1_000;

let counters: Counter[] | undefined;
let running = false;
let last: { url: string; title: string } | undefined;

/** The router changes the title a moment after the address, and takes the old one away first. */
const titleOtherThan = (previous: string | undefined) =>
  new Promise<void>((resolve) => {
    const isThere = () => document.title !== "" && document.title !== previous;
    if (isThere()) {
      resolve();
      return;
    }
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (isThere()) done();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const timer = setTimeout(done, TITLE_PATIENCE);
  });

function start({ google, metrika }: AnalyticsSetup) {
  running = true;
  if (!counters) {
    counters = [
      ...(google === undefined ? [] : [googleCounter(google)]),
      ...(metrika === undefined ? [] : [metrikaCounter(metrika)]),
    ];
    watchErrors();
    watchVitals();
  }
  for (const counter of counters) counter.start();
}

/**
 * Reports the page in view, unless that has been done, and starts the counters before the first one. Call it only after consent:
 * nothing outside this module and its imports talks to a vendor.
 */
export async function reportView(setup: AnalyticsSetup): Promise<void> {
  const url = window.location.href.replace(/#.*/, "");
  if (last?.url === url) return;
  const previous = last;
  last = { url, title: document.title };
  if (!running) start(setup);
  await titleOtherThan(previous?.title);
  // Meanwhile the visitor may have gone on, or withdrawn.
  if (last.url !== url || currentChoice() !== "granted") return;
  last.title = document.title;
  const view = { url, referrer: previous?.url ?? document.referrer, title: document.title };
  for (const counter of counters ?? []) counter.view(view);
  trackWaiting();
}

/** Ends reporting after consent was withdrawn, and removes what the vendors stored on this site. */
export function stopReporting(): void {
  running = false;
  last = undefined;
  for (const counter of counters ?? []) counter.stop();
}
