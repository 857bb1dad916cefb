import { minify_sync } from "terser";
import { HYDRATED } from "../../lib/site/hydrated.ts";

/** The `<template>` in which a finished page keeps Next's font preloads and scripts until after its first paint. */
export const LATE_ID = "late";

/** Runs inside every finished page and refers to nothing outside itself. Links, forms and menus made of HTML need none of it. */
function startLate(id: string, hydrated: string): void {
  const NATIVE =
    "a[href],summary,label,input,select,textarea,form [type=submit],[popovertarget],[commandfor]";
  const presses = new Map<Element, () => void>();
  let isStarted = false;
  let isIncomplete = false;
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const when = (type: string, target: EventTarget = self) =>
    new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
  const isHydrated = when(hydrated);
  const [visit] = performance.getEntriesByType("navigation");
  const kind = visit instanceof PerformanceNavigationTiming && visit.type;
  const layOut = () => document.querySelector("style[media]")?.remove();
  // The way to a place in the page leads over everything above it.
  if (kind !== "navigate" || location.hash) layOut();
  /** A script did not come: there may be a new version. The page is loaded once more, unless it just was or no server answers. */
  const renew = async () => {
    isIncomplete = kind !== "reload";
    const answer = isIncomplete && (await fetch(location.href, { method: "HEAD" }).catch(() => false));
    if (answer instanceof Response && answer.status < 500) location.reload();
  };
  const start = async () => {
    if (isIncomplete) void renew();
    const late = document.getElementById(id);
    if (isStarted || !(late instanceof HTMLTemplateElement)) return;
    isStarted = true;
    document.head.append(document.importNode(late.content, true));
    // All fonts of the language in one go: one of them alone would break lines elsewhere for a moment.
    const fonts = [...document.querySelectorAll("link[as=font]")];
    const settled = fonts.map((link) => Promise.race([when("load", link), when("error", link)]));
    // To compute every style anew would keep React waiting.
    await Promise.race([Promise.all([isHydrated, ...settled]), after(3000)]);
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[media=print]")) {
      link.onload = () => (link.media = "all");
      if (link.sheet) link.media = "all";
    }
    layOut();
  };
  /** What would mean nothing without React is kept, and pressed again once React is there. */
  const notice = (event: Event) => {
    void start();
    const { target } = event;
    if (!(target instanceof Element) || target.closest(NATIVE)) return;
    const button = target.closest<HTMLElement>("button,[role=tab]");
    if (event.type === "click" && button) presses.set(button, () => button.click());
    if (event instanceof KeyboardEvent && /^(Arrow|Home|End|Escape)/.test(event.key))
      presses.set(target, () => target.dispatchEvent(new KeyboardEvent("keydown", event)));
  };
  const taken = new AbortController();
  const early = { capture: true, signal: taken.signal };
  for (const type of ["pointerdown", "keydown", "focusin", "click"]) addEventListener(type, notice, early);
  addEventListener("error", ({ target }) => void (target instanceof HTMLScriptElement && renew()), early);
  void isHydrated.then(() => {
    taken.abort();
    for (const press of presses.values()) press();
  });
  const painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve(list);
    }).observe({ type: "paint", buffered: true });
  });
  const loaded = when("load");
  // A tab behind others paints nothing.
  const shown = Promise.race([painted, loaded.then(() => after(1000))]);
  void shown.then(() => Promise.race([loaded, after(50)])).then(start);
}

const source = `(${startLate.toString()})("${LATE_ID}","${HYDRATED}")`;
/** The same on every page, so that one hash admits it; small, because every page carries it. */
export const lateSource = minify_sync(source, { ecma: 2020 }).code ?? source;
