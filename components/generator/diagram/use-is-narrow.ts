import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * Whether an element is narrower than `limit` px, whatever the window's width. Wide until it has been measured, and on paper, however
 * narrow the screen.
 */
export function useIsNarrow<Target extends HTMLElement>(limit: number): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setIsNarrow(entry.contentRect.width < limit);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [limit]);
  useEffect(() => {
    // The browser lays the paper out as soon as these are over.
    const before = () => flushSync(() => setIsPrinted(true));
    const after = () => setIsPrinted(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return [target, isNarrow && !isPrinted];
}
