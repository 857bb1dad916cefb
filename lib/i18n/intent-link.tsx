"use client";

import NextLink from "next/link";
import { useState, type ComponentProps } from "react";
import { localePath } from "@/lib/i18n/paths";
import { useLocale } from "@/lib/i18n/use-locale";

/** A browser complains of what was fetched ahead before this, counted from the end of its own loading (ms), and not used at once. */
const COMPLAINTS = 4_000;

const isPastComplaints = () => {
  const [arrival] = performance.getEntriesByType("navigation");
  const loaded = arrival instanceof PerformanceNavigationTiming ? arrival.loadEventEnd : 0;
  return loaded > 0 && performance.now() > loaded + COMPLAINTS;
};

type LinkProps = ComponentProps<typeof NextLink> & {
  /** Without the prefix of a language: the page adds its own. */
  href: string;
};

/**
 * A link that fetches its page ahead of time once the visitor turns to it: pointer, touch or focus. Fetching every page in sight, as
 * the framework does by default, costs a phone more than the page it reads.
 */
export function Link({ href, onPointerEnter, onTouchStart, onFocus, ...rest }: LinkProps) {
  const locale = useLocale();
  const [intended, setIntended] = useState(false);
  const intend = () => {
    if (isPastComplaints()) setIntended(true);
  };
  return (
    <NextLink
      href={localePath(href, locale)}
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
