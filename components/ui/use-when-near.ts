"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** How far below the screen an element may be to count as near. */
const NEAR = "600px";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel", "scroll"] as const;

/**
 * What `load` brings for an element, for code that is not part of a page's first view: once the visitor is at work on the page and the
 * element is near the screen or focused, or when asked for at once. `loaded` is undefined until then, and where the code cannot be had:
 * then the promise rejects, and the next call tries again.
 */
export function useWhenNear<T>(target: HTMLElement | null, load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ value: T }>();
  const loading = useRef<Promise<void>>(undefined);

  const loadNow = useCallback(() => {
    loading.current ??= load().then(
      (value) => setLoaded({ value }),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [load]);

  useEffect(() => {
    if (!target) return;
    const end = new AbortController();
    // Nobody waits for it yet.
    const start = () => void loadNow().catch(() => undefined);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: NEAR },
    );
    const watch = () => observer.observe(target);
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, watch, { once: true, passive: true, signal: end.signal });
    target.addEventListener("focusin", start, { signal: end.signal });
    if (target.contains(document.activeElement)) start();
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [target, loadNow]);

  return { loaded: loaded?.value, loadNow };
}
