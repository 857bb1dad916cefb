/** Questions that tests ask inside a page. Nothing of their surroundings goes along, so each stands alone. */

/**
 * React has taken over the page: before that a click would be the browser's own. Where the address names a tool, its tab is chosen too,
 * which happens in the browser: what is typed before belongs to another tool.
 */
export function isHydrated(): boolean {
  // React takes over what stands around the page and the page itself one after the other.
  const parts = [...document.querySelectorAll("[data-slot=header], main h1")];
  type Fiber = { alternate: unknown; flags: number; return: Fiber | null };
  // As React's `getNearestMountedFiber` does: before the first commit a part above has the flag Placement (2) or Hydrating (4096).
  const isMounted = (fiber: Fiber | null): boolean =>
    fiber === null || fiber.alternate !== null || ((fiber.flags & 4098) === 0 && isMounted(fiber.return));
  const isTaken = (part: Element) =>
    Object.entries(part).some(([key, fiber]) => key.startsWith("__reactFiber") && isMounted(fiber as Fiber));
  const named = new URLSearchParams(location.search).get("tool") ?? "";
  const tab = document.querySelector(`[role=tab][id$="-${CSS.escape(named)}"]`);
  return parts.length > 0 && parts.every(isTaken) && tab?.getAttribute("aria-selected") !== "false";
}

/** The first that reach past the right edge of the page. What the fixed header loses there cannot even be scrolled to. */
export function findOverflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = scrollWidth > clientWidth;
  return [...document.querySelectorAll(scrolls ? "body *" : "[data-slot=header] *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 12)
    .concat(scrolls ? `page ${scrollWidth} > ${clientWidth}` : []);
}
