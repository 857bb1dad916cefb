"use client";

import { useRef, type ReactNode } from "react";
import { useScrolledPast } from "@/components/layout/use-scrolled-past";
import { HEADER_SCROLL_THRESHOLD } from "@/lib/site/constants";

/**
 * The fixed bar. A sentinel at the threshold, not a scroll listener, tells when its background turns denser. It reacts to its own
 * width in rem, so it holds at 200 % text size too.
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const scrolled = useScrolledPast(sentinel);

  return (
    <>
      <span
        ref={sentinel}
        className="pointer-events-none absolute top-0 w-px"
        style={{ height: HEADER_SCROLL_THRESHOLD }}
      />
      <header
        data-slot="header"
        data-scrolled={scrolled || undefined}
        className="@container fixed inset-x-0 top-0 z-20 border-b border-transparent bg-[color-mix(in_oklab,var(--background)_78%,transparent)] backdrop-blur-[14px] backdrop-saturate-140 transition-[background,border-color] duration-180 data-scrolled:border-line data-scrolled:bg-background print:hidden [&~main]:pt-(--header-height)"
      >
        {children}
      </header>
    </>
  );
}
