"use client";

import { useRef, type ReactNode } from "react";
import { useScrolledPast } from "@/components/layout/use-scrolled-past";
import { useStepAside } from "@/components/layout/use-step-aside";
import { SCROLL_TO_TOP_THRESHOLD } from "@/lib/site/constants";

/** On narrow screens, where it would lie over words, it stands at the end of the page. */
const look = [
  "absolute right-3 bottom-3 z-15 grid size-12 place-items-center rounded-full bg-[color-mix(in_oklab,var(--raised)_92%,transparent)] shadow-(--shadow) transition-[opacity,visibility] duration-120 lg:fixed lg:right-6 lg:bottom-6 print:hidden",
  "data-aside:pointer-events-none data-aside:invisible data-aside:opacity-0",
  // On a phone the cookie notice has the same corner; the button comes back after the choice.
  "max-md:[body:has([data-slot=cookie-notice])_&]:hidden",
].join(" ");
const progress =
  "stroke-accent [stroke-dasharray:141.4] [stroke-dashoffset:141.4] supports-[animation-timeline:scroll()]:animate-read supports-[animation-timeline:scroll()]:[animation-timeline:scroll(root)]";

/** The round button that appears past the threshold and never lies over a control; the ring around it shows how far the page has been read. `children`: its sign. */
export function ScrollToTop({ label, children }: { label: string; children: ReactNode }) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const visible = useScrolledPast(sentinel);
  const aside = useStepAside(button, visible);

  return (
    <>
      <span
        ref={sentinel}
        className="pointer-events-none absolute top-0 w-px"
        style={{ height: SCROLL_TO_TOP_THRESHOLD }}
      />
      <button
        ref={button}
        type="button"
        data-slot="scroll-to-top"
        className={look}
        aria-label={label}
        hidden={!visible}
        data-aside={aside || undefined}
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
        }}
      >
        <svg
          viewBox="0 0 48 48"
          aria-hidden="true"
          className="absolute inset-0 -rotate-90 stroke-line-strong stroke-2"
        >
          <circle cx="24" cy="24" r="22.5" />
          <circle cx="24" cy="24" r="22.5" className={progress} />
        </svg>
        {children}
      </button>
    </>
  );
}
