"use client";

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** How far below the screen an element may be to count as near. */
const NEAR = "600px";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel", "scroll"] as const;

/**
 * What `load` brings for an element, for code that is not part of a page's first view: once the visitor is at work on the page and the
 * element is near the screen or focused, or when asked for at once. `loaded` is undefined until then, and where the code cannot be had:
 * then the promise rejects, and the next call tries again. `element` is the element as it was then. It is read from a ref, not from a
 * state: a state set by the ref would have React draw once more before it gives the page back to the visitor.
 */
export function useWhenNear<E extends HTMLElement, T>(target: RefObject<E | null>, load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ value: T; element: E | null }>();
  const loading = useRef<Promise<void>>(undefined);

  const loadNow = useCallback(() => {
    loading.current ??= load().then(
      (value) => setLoaded({ value, element: target.current }),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [target, load]);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const end = new AbortController();
    // Nobody waits for it yet.
    const start = () => void loadNow().catch(() => undefined);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: NEAR },
    );
    const watch = () => observer.observe(element);
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, watch, { once: true, passive: true, signal: end.signal });
    element.addEventListener("focusin", start, { signal: end.signal });
    if (element.contains(document.activeElement)) start();
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [target, loadNow]);

  return { loaded: loaded?.value, element: loaded?.element, loadNow };
}
