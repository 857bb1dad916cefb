import { useEffect, useState, type RefObject } from "react";

/** Whether the page is scrolled past an element at its top. */
export function useScrolledPast(sentinel: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    if (!sentinel.current) return;
    // A busy page is told of several frames at once; the last one holds.
    const observer = new IntersectionObserver((entries) =>
      setIsPast(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [sentinel]);

  return isPast;
}
