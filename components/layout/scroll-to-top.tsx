"use client";

import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStepAside } from "@/components/layout/use-step-aside";
import { SCROLL_TO_TOP_THRESHOLD } from "@/lib/site/constants";

/** The round button that appears past the threshold and never lies over a control; the ring around it shows how far the page has been read. */
export function ScrollToTop({ label }: { label: string }) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [visible, setVisible] = useState(false);
  const aside = useStepAside(button, visible);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={sentinel} className="sentinel" style={{ height: SCROLL_TO_TOP_THRESHOLD }} />
      <button
        ref={button}
        type="button"
        className="to-top"
        aria-label={label}
        hidden={!visible}
        data-aside={aside || undefined}
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
        }}
      >
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22.5" />
          <circle cx="24" cy="24" r="22.5" className="to-top-progress" />
        </svg>
        <ArrowUp />
      </button>
    </>
  );
}
