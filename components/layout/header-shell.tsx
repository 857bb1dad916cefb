"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { HEADER_SCROLL_THRESHOLD } from "@/lib/site/constants";

/** The fixed bar. A sentinel at the threshold, not a scroll listener, tells when its background turns denser. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={sentinel} className="sentinel" style={{ height: HEADER_SCROLL_THRESHOLD }} />
      <header className="header" data-scrolled={scrolled || undefined}>
        {children}
      </header>
    </>
  );
}
