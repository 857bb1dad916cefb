import { useEffect, useRef } from "react";

/** What a row fades out over where it goes on, px. */
const FADE = 40;

/** How far a row moves for an entry: about to its middle, with a whole entry at the beginning and the chosen one clear of where the row fades out. */
function leftFor(box: HTMLElement, entry: HTMLElement): number {
  const middle = entry.offsetLeft - (box.clientWidth - entry.clientWidth) / 2;
  const before = parseFloat(getComputedStyle(box).paddingLeft);
  const least = entry.offsetLeft + entry.offsetWidth - box.clientWidth + FADE;
  const starts = [...box.querySelectorAll<HTMLElement>(":scope > :is(a, button)")]
    .map(({ offsetLeft }) => offsetLeft - before)
    .filter((start) => start >= least && start <= entry.offsetLeft - before);
  return starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
}

/**
 * Keeps the chosen entry of a row in sight: when `chosen` changes, the row moves until that entry stands near its middle. The row needs a
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
        left: leftFor(box, entry),
        top: entry.offsetTop - (box.clientHeight - entry.clientHeight) / 2,
      });
  }, [chosen]);
  return row;
}
