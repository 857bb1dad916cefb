import { useEffect, useRef, useState, type RefObject } from "react";

/** Whether an element is narrower than `limit` px, whatever the window's width. Wide until it has been measured. */
export function useIsNarrow<Target extends HTMLElement>(limit: number): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setIsNarrow(entry.contentRect.width < limit);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [limit]);
  return [target, isNarrow];
}
