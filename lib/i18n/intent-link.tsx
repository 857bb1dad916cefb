"use client";

import { createNavigation } from "next-intl/navigation";
import { useState, type ComponentProps } from "react";
import { routing } from "@/lib/i18n/routing";

const { Link: LocalizedLink } = createNavigation(routing);

/** A browser complains of what was fetched ahead before this, counted from the end of its own loading (ms), and not used at once. */
const COMPLAINTS = 4_000;

const isPastComplaints = () => {
  const [arrival] = performance.getEntriesByType("navigation");
  const loaded = arrival instanceof PerformanceNavigationTiming ? arrival.loadEventEnd : 0;
  return loaded > 0 && performance.now() > loaded + COMPLAINTS;
};

/**
 * A link that fetches its page ahead of time once the visitor turns to it: pointer, touch or focus. Fetching every page in sight, as
 * the framework does by default, costs a phone more than the page it reads.
 */
export function Link({
  onPointerEnter,
  onTouchStart,
  onFocus,
  ...rest
}: ComponentProps<typeof LocalizedLink>) {
  const [intended, setIntended] = useState(false);
  const intend = () => {
    if (isPastComplaints()) setIntended(true);
  };
  return (
    <LocalizedLink
      prefetch={intended ? null : false}
      onPointerEnter={(event) => {
        intend();
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        intend();
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        intend();
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
