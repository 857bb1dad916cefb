"use client";

import { useEffect, useRef } from "react";
import { usePathname } from "@/lib/i18n/navigation";
import { withoutLocale } from "@/lib/i18n/paths";

/** Anchors glide again once the browser has put the page where it was. */
function glideAgain(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior")),
  );
}

/**
 * After a client navigation the page starts at its top and focus stands on its heading, as after a fresh load. An address with a
 * hash goes to its anchor; switching the language is not a change of route and moves nothing. On the way back or forward the
 * browser restores the place, at once and not by the smooth scrolling of anchors.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  const restored = useRef(false);

  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      // Without a state of the router it is a click on an anchor of this page.
      if (state === null) return;
      document.documentElement.style.scrollBehavior = "auto";
      restored.current = withoutLocale(window.location.pathname) !== previous.current;
      if (!restored.current) glideAgain();
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (restored.current) {
      restored.current = false;
      glideAgain();
      return;
    }
    if (window.location.hash) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
