import { useEffect, useRef } from "react";

/**
 * Keeps the chosen entry of a row in sight: when `chosen` changes, the row moves until that entry stands in its middle. The row needs a
 * position of its own, and marks the entry by `aria-selected`, `aria-current` or `aria-pressed`.
 */
export function useInSight<T extends HTMLElement>(chosen: string | number) {
  const row = useRef<T>(null);
  useEffect(() => {
    const box = row.current;
    const entry = box?.querySelector<HTMLElement>(
      '[aria-selected="true"], [aria-current], [aria-pressed="true"]',
    );
    // The row alone moves: `scrollIntoView` would move the page to it as well.
    if (box && entry)
      box.scrollTo({
        left: entry.offsetLeft - (box.clientWidth - entry.clientWidth) / 2,
        top: entry.offsetTop - (box.clientHeight - entry.clientHeight) / 2,
      });
  }, [chosen]);
  return row;
}
