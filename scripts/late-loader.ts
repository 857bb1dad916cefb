import { HYDRATED } from "../lib/site/hydrated.ts";

/** What a finished page leaves until after its first paint, as addresses. */
export type Late = {
  /** Style sheets, in their order. */
  sheets: readonly string[];
  /** The site's fonts; `early` are those the page's language needs. */
  faces: readonly { family: string; href: string; weight?: string; unicodeRange?: string; early: boolean }[];
  /** The data React takes the page over with: the texts Next wrote into the page as scripts. */
  flight: string;
  scripts: readonly string[];
  /** What is still to come when the page arrives, for `SETTLING`. */
  settling: string;
};

/** Where a finished page keeps its `Late`. */
export const LATE_ID = "late";

/**
 * The attribute of a page that is not laid out to its end yet. It lists what is still to come: `aside`, as long as nothing but the
 * header and the headline of an opening has been painted; `opening`, as long as the page has the rules of its first screen only;
 * `fonts`. Parts have it too: those that are laid out already, and pieces of them that wait as `later`.
 */
export const SETTLING = "data-settling";

/** The parts of a page that are far from the screen to begin with. */
export const FAR = ":is(main,main>article)>section:nth-child(n+2),footer";

/**
 * Runs inside every finished page, as an inline script of its own: it refers to nothing outside itself.
 *
 * One thing after the other, because a browser that starts has little to share. Sheets and fonts are asked for right after the first
 * paint; at once when this browser has them already. With both at hand the parts far from the screen are laid out piece by piece. Scripts
 * follow when that is done or has had its time, or with the first touch, key or click. What is pressed before React has taken over, and
 * would mean nothing without it, is pressed again afterwards; text typed in the meantime stays in its fields, and links, forms and menus
 * made of HTML work all along. Then the page stands.
 */
function lateLoader(id: string, hydrated: string, settling: string, far: string): void {
  const STORED = "sheets";
  /** How many elements are laid out in one go, at least for how long (ms), and the rest that follows (ms). */
  const PIECE = 15;
  const TURN = 3;
  const REST = 4;
  const page = document.documentElement;
  const late = JSON.parse(document.getElementById(id)?.textContent ?? "") as Late;
  const version = late.sheets.join();
  const waiting = new Map<EventTarget, () => void>();
  let dressed = false;
  let started = false;
  // Set here and not in the page: without scripts nothing would ever take it away, and not every browser can ask that in its rules.
  page.setAttribute(settling, late.settling);
  let anchored = location.hash !== "";

  const insert = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? "");
    return document.head.appendChild(element);
  };

  const isStored = () => {
    try {
      return localStorage.getItem(STORED) === version;
    } catch {
      return false;
    }
  };

  const whenIdle = (task: () => void, timeout: number) => {
    if ("requestIdleCallback" in self) requestIdleCallback(task, { timeout });
    else setTimeout(task, 50);
  };

  const wait = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms));

  /** Lays the whole page out: on its way to an anchor the browser must know how high everything above it is. */
  const layOut = () => {
    page.removeAttribute(settling);
  };

  const awaited = () => page.getAttribute(settling) ?? "";

  /** What is hidden as long as its rules are on their way has to wait for them. */
  const isOpening = () => awaited().includes("opening");

  /** Takes what has come off the list of what is to come. */
  const came = (what: string) => {
    if (awaited().includes(what)) page.setAttribute(settling, awaited().replace(what, ""));
  };

  /** Style and layout that are due, ahead of the frame they would make longer. */
  const layOutNow = () => {
    page.getBoundingClientRect();
  };

  const size = (element: Element) => element.getElementsByTagName("*").length + 1;
  /** A part as pieces with boxes of their own; an item of a list may have none. */
  const pieces = (element: Element): Element[] =>
    size(element) > PIECE || element.matches("li") ? [...element.children].flatMap(pieces) : [element];

  const reveal = (part: Element | undefined) => {
    if (part?.matches(far)) part.setAttribute(settling, "");
    else part?.removeAttribute(settling);
  };

  /** Told when every part is laid out. */
  let tellSettled: (value?: unknown) => void = () => {};
  const isSettled = new Promise<unknown>((resolve) => {
    tellSettled = resolve;
  });

  /** Lays the rest of the page out, a little at a time, so that the browser is never busy for long. */
  const settle = () => {
    const parts = [...document.querySelectorAll(far)];
    const next = () => {
      const end = performance.now() + TURN;
      while (performance.now() < end) {
        const part = page.hasAttribute(settling) ? parts.shift() : undefined;
        if (!part) {
          tellSettled();
          return;
        }
        let room = PIECE - size(part);
        const { top, bottom } = part.getBoundingClientRect();
        if (room < 0 && part.matches(far) && (top > innerHeight || bottom < 0)) {
          const later = pieces(part);
          room = PIECE;
          for (const piece of later) piece.setAttribute(settling, "later");
          parts.unshift(...later);
        }
        reveal(part);
        while (parts[0] && !parts[0].matches(far) && (room -= size(parts[0])) >= 0) reveal(parts.shift());
        layOutNow();
      }
      void wait(REST).then(() => {
        whenIdle(next, 200);
      });
    };
    next();
  };

  /** Told when sheets and fonts have taken effect. */
  let tellDressed: (value?: unknown) => void = () => {};
  const isDressed = new Promise<unknown>((resolve) => {
    tellDressed = resolve;
  });

  const dress = (blocking: string) => {
    if (dressed) return;
    dressed = true;
    const faces = late.faces.map(({ family, href, early, ...descriptors }) => ({
      face: new FontFace(family, `url(${href})`, { ...descriptors, display: "swap" }),
      early,
    }));
    const fonts = Promise.allSettled(faces.filter(({ early }) => early).map(({ face }) => face.load()));
    const sheets = late.sheets.map(
      (href) =>
        new Promise((resolve) => {
          const link = insert("link", { rel: "stylesheet", "data-precedence": "next", blocking, href });
          link.onload = link.onerror = resolve;
        }),
    );
    const setAnew = () =>
      void fonts.then(() => {
        // All in one go: the text is set anew once.
        for (const { face } of faces) document.fonts.add(face);
        came("fonts");
        layOutNow();
        tellDressed();
      });
    // Fonts a reader has already may still be in time for the first paint; others wait for a quiet moment.
    if (blocking) setAnew();
    const open = () => {
      if (anchored) layOut();
      came("aside");
      came("opening");
    };
    void Promise.all(sheets).then(() => {
      try {
        localStorage.setItem(STORED, version);
      } catch {
        // A browser that keeps nothing asks again next time.
      }
      if (blocking || anchored) open();
      if (blocking) return;
      layOutNow();
      whenIdle(() => {
        open();
        layOutNow();
        whenIdle(setAnew, 100);
      }, 100);
    });
  };

  const start = () => {
    if (started) return;
    started = true;
    dress("");
    fetch(late.flight)
      .then((answer) => answer.json())
      .then(async (rows: unknown) => {
        Object.assign(self, { __next_f: rows });
        for (const src of late.scripts) {
          if ("scheduler" in self && "yield" in scheduler) await scheduler.yield();
          insert("script", { src, async: "" });
        }
      })
      .catch(() => {
        // A broken connection: the next touch tries again.
        started = false;
      });
  };

  /** Whether HTML alone knows what a press on the element means. */
  const works = (element: Element) =>
    element.closest(
      "a[href],summary,label,input,select,textarea,form [type=submit],[popovertarget],[commandfor]",
    ) !== null;

  const notice = (event: Event) => {
    start();
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === "click") {
      const button = target.closest<HTMLElement>("button,[role=tab],[role=button]");
      if (button && !works(button)) waiting.set(button, () => button.click());
    } else if (
      event instanceof KeyboardEvent &&
      /^(Arrow|Home|End|Escape)/.test(event.key) &&
      !works(target)
    ) {
      const { key, code, shiftKey } = event;
      waiting.set(target, () =>
        target.dispatchEvent(
          new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }),
        ),
      );
    }
  };

  const events = ["pointerdown", "touchstart", "keydown", "click", "input", "focusin"];
  for (const type of events) addEventListener(type, notice, { capture: true, passive: true });
  addEventListener(
    hydrated,
    () => {
      for (const type of events) removeEventListener(type, notice, { capture: true });
      for (const again of waiting.values()) again();
      waiting.clear();
    },
    { once: true },
  );

  /** How long a page that has loaded waits for its first paint (ms), which in a tab behind others does not come, and for its fonts. */
  const patience = 2000;
  const parsed = new Promise<unknown>((resolve) => addEventListener("DOMContentLoaded", resolve));
  const loaded = new Promise<unknown>((resolve) => addEventListener("load", resolve));
  const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
  const painted = new Promise<unknown>((resolve) => {
    void loaded.then(() => wait(patience)).then(resolve);
    if ("PerformanceObserver" in self)
      new PerformanceObserver((list) => {
        // The very first paint may be the empty ground.
        if (list.getEntriesByName("first-contentful-paint").length === 0) return;
        if (document.readyState !== "loading") resolve(list);
        // Of a page that is still arriving this was the header; the rest is to be painted before anything else is asked for.
        else void parsed.then(nextFrame).then(nextFrame).then(resolve);
      }).observe({ type: "paint", buffered: true });
  });

  if (anchored && isOpening()) dress("render");
  else if (anchored) layOut();
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element && target.closest("a[href*='#']"))) return;
      anchored = true;
      if (!isOpening()) layOut();
    },
    true,
  );
  if (isStored()) dress("render");
  void painted.then(() => {
    came("aside");
    layOutNow();
    dress("");
  });
  const isHydrated = new Promise<unknown>((resolve) => addEventListener(hydrated, resolve, { once: true }));
  void Promise.all([loaded, painted]).then(async () => {
    void wait(patience).then(tellDressed);
    void isDressed.then(() => {
      whenIdle(settle, 200);
    });
    await Promise.race([isSettled, wait(1000)]);
    whenIdle(start, 1500);
    await isSettled;
    // What moves from now on would take from React what it needs to start.
    await Promise.race([isHydrated, wait(2 * patience)]);
    layOut();
  });
}

/** The source of the loader, the same on every page, so that one hash admits it. */
export const loaderSource = `(${lateLoader.toString()})("${LATE_ID}","${HYDRATED}","${SETTLING}","${FAR}")`
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("//") && !/^\/?\*/.test(line))
  .join("\n");
