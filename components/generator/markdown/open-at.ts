/** Opens a section or a card, and whatever it lies folded in, scrolls to it and gives its head the focus. Nothing where there is none. */
export function openAt(part: HTMLElement | null | undefined): void {
  for (let one = part?.closest("details"); one; one = one.parentElement?.closest("details")) one.open = true;
  part?.scrollIntoView({ block: "start" });
  part?.querySelector("summary")?.focus({ preventScroll: true });
}
