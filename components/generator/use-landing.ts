import { useEffect, useRef, type RefObject } from "react";
import type { Run } from "@/components/generator/run";

/** Where the form never stands beside the result: below 62.5rem of the bench and the gutters of the page. */
const ONE_COLUMN = "(width < 1080px)";

/** With what a document begins, as far as it is seen. */
const TITLE = "[data-slot=paper-title][data-shown], [data-slot=section-flow]";

/** The share of the window below which a document would begin with hardly a line of its text in sight. */
const LOW = 0.42;

const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** A document that grows meanwhile would end a smooth way somewhere else. */
const atOnce = { block: "start", behavior: "instant" } as const;

const isSeen = (element: Element) => element.getClientRects().length > 0;

/**
 * Leads to what has been asked for. On a narrow screen that is the panel, while the document is written and again once its title is there,
 * unless the visitor has gone on by themselves: the header would cover the upper half of what stands above the title. On a wide screen it
 * is the panel with its tabs, if it is out of sight.
 */
export function useLanding(region: RefObject<HTMLElement | null>, status: Run["status"]) {
  /** Waits for the title. */
  const led = useRef(false);
  useEffect(() => {
    const panel = region.current;
    if (!panel || !isSeen(panel)) return;
    const isNarrow = window.matchMedia(ONE_COLUMN).matches;
    if (status === "loading") {
      // The pressed button may have left with the form.
      if (document.activeElement && !isSeen(document.activeElement)) panel.focus({ preventScroll: true });
      const { top } = panel.getBoundingClientRect();
      const dossier = panel.closest("[data-slot=bench-main]")?.querySelector("[data-slot=dossier]");
      if (isNarrow) panel.scrollIntoView(atOnce);
      else if (top < 0 || top > window.innerHeight * LOW) (dossier ?? panel).scrollIntoView(atOnce);
      led.current = isNarrow;
    }
    if (!led.current) return;

    const stop = new AbortController();
    const leave = () => {
      led.current = false;
      stop.abort();
    };
    for (const move of moves) window.addEventListener(move, leave, { passive: true, signal: stop.signal });
    if (status === "done") {
      // What draws the document may be on its way: the panel grows when it comes.
      const observer = new ResizeObserver(() => {
        if (![...panel.querySelectorAll(TITLE)].some(isSeen)) return;
        leave();
        panel.scrollIntoView(atOnce);
      });
      observer.observe(panel);
      stop.signal.addEventListener("abort", () => observer.disconnect());
    }
    return () => stop.abort();
  }, [region, status]);
}
