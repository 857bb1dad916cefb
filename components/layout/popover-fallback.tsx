"use client";

import { useEffect } from "react";

/** Menus for browsers that do not know popovers; no other browser loads them. */
export function PopoverFallback() {
  useEffect(() => {
    if ("popover" in HTMLElement.prototype) return;
    // Without this file the menus stay closed; the page works as before.
    void import("@/components/ui/popover-fallback").then(
      ({ installPopovers }) => installPopovers(),
      () => undefined,
    );
  }, []);
  return null;
}
