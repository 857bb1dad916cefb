"use client";

import { useEffect } from "react";
import { track, type AnalyticsEvent } from "@/lib/analytics/track";

/** One listener for the whole page, so that links stay server components. */
export function TrackClicks() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const element = target instanceof Element ? target.closest<HTMLElement>("[data-track]") : null;
      if (!element) return;
      const { track: event, trackCategory: category, trackLabel: label } = element.dataset;
      track(event as AnalyticsEvent, { category, label });
    };
    // Capturing: a handler that stops the event must not hide it.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);

  return null;
}
