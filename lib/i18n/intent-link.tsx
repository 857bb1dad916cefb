"use client";

import { createNavigation } from "next-intl/navigation";
import { useState, type ComponentProps } from "react";
import { routing } from "@/lib/i18n/routing";

const { Link: LocalizedLink } = createNavigation(routing);

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
  return (
    <LocalizedLink
      prefetch={intended ? null : false}
      onPointerEnter={(event) => {
        setIntended(true);
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        setIntended(true);
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        setIntended(true);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
