"use client";

import { useEffect, useRef } from "react";
import { usePathname } from "@/lib/i18n/navigation";

/**
 * After a client navigation the page starts at its top and focus stands on its heading, as after a fresh load. An address with a
 * hash goes to its anchor; switching the language is not a change of route and moves nothing.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (window.location.hash) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
