"use client";

import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * Has the drawings of its page come alive once (`alive.module.css`). What was in view before the scripts has been seen finished, so it
 * only stirs; on a page that is reached by a link nothing has been painted yet.
 */
export function ComeAlive() {
  const hydrates = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const isPainted = useRef(hydrates);

  useLayoutEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            observer.unobserve(target);
            target.setAttribute("data-live", "is-playing");
          }
      },
      { rootMargin: "0px 0px -18% 0px" },
    );
    for (const drawing of document.querySelectorAll("[data-live]")) {
      const isBelow = drawing.getBoundingClientRect().top > innerHeight;
      if (isBelow) observer.observe(drawing);
      drawing.setAttribute(
        "data-live",
        isBelow ? "is-waiting" : isPainted.current ? "was-seen" : "is-playing",
      );
    }
    return () => observer.disconnect();
  }, []);
  return null;
}
