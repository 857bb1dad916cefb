import type { Page } from "@playwright/test";
import { scan } from "./axe-scan.ts";
import { expect } from "./fixtures.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Takes away what lies behind, over and around text without meaning anything: with it axe cannot tell the ground of a text and calls
 * its contrast "incomplete", which proves nothing. What a box cuts off or a notification covers stands in the open. Drawings go too: axe knows the colour of
 * no word inside them, `faintDrawnWords` does.
 */
const NO_DECORATION = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    background-image: none !important;
    mask: none !important;
    backdrop-filter: none !important;
    text-shadow: none !important;
  }
  *::before, *::after { content: none !important; }
  img, svg, [data-slot="timeline-light"] { visibility: hidden !important; }
  [data-slot="drawn-result"] { max-height: none !important; }
  [data-slot="tabs-list"] { flex-wrap: wrap !important; overflow: visible !important; }
  [data-slot=bench-side] { max-height: none !important; overflow: visible !important; }
  [data-slot=bench-chips] { flex-wrap: wrap !important; }
  :is([data-slot=paper], [data-slot=calculator]) [data-slot=scroll-box]:has(table) { overflow: visible !important; }
  :is([data-slot=paper], [data-slot=calculator]) [data-slot=scroll-box] table { min-width: 0 !important; }
  :is([data-slot=paper], [data-slot=calculator]) [data-slot=scroll-box] :is(table, thead, tbody, tr, th, td) { display: block !important; }
  [data-slot="toast-viewport"] { position: static !important; }
`;

/**
 * Holds until the page is loaded anew. An adopted sheet, since the site's policy lets no style element in. Letters filled with a
 * gradient take the last of its colours, the faintest.
 */
const withoutDecoration = (page: Page) =>
  page.evaluate((rules) => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { backgroundClip, backgroundImage } = getComputedStyle(element);
      const last = /(\w+\([^()]*\))[^()]*\)$/.exec(backgroundClip === "text" ? backgroundImage : "")?.[1];
      if (last !== undefined) element.style.setProperty("color", last, "important");
    }
    // What has scrolled under the header could not be told from what it lies under.
    scrollTo({ top: 0, behavior: "instant" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, NO_DECORATION);

/** Words inside drawings with less contrast than 4.5 to the grounds they lie on, all of them together. */
const faintDrawnWords = (page: Page) =>
  page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    const parse = (colour: string): Colour => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
      r * a + red * (1 - a),
      g * a + green * (1 - a),
      b * a + blue * (1 - a),
      1,
    ];
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element: Element | null): Colour => {
      if (!element) return [255, 255, 255, 1];
      const own = parse(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, ground(element.parentElement));
    };
    return [...document.querySelectorAll<SVGTextElement>("svg text")].flatMap((text) => {
      const { fill, fillOpacity, opacity, display } = getComputedStyle(text);
      const words = text.textContent.trim();
      if (words === "" || display === "none" || text.getBoundingClientRect().width === 0) return [];
      const under = ground(text);
      const [red, green, blue, alpha] = parse(fill);
      const shade = over([red, green, blue, alpha * Number(fillOpacity) * Number(opacity)], under);
      const [light = 0, dark = 0] = [luminance(shade), luminance(under)].sort((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      return ratio < 4.5 ? [`${words} — ${ratio.toFixed(2)} (${fill})`] : [];
    });
  });

/** Expects no WCAG A/AA violation, and every contrast decided. */
export async function expectAccessible(page: Page, state: string) {
  await withoutDecoration(page);
  const { violations, incomplete } = await scan(page, { runOnly: TAGS });
  const undecided = incomplete
    .filter(({ id }) => id === "color-contrast")
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ isSign }) => !isSign) }))
    .filter(({ nodes }) => nodes.length > 0);
  const found = [...violations, ...undecided].map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, message }) => `${html} — ${message}`),
  ]);
  expect.soft(found, state).toEqual([]);
  expect.soft(await faintDrawnWords(page), `${state}: words in drawings`).toEqual([]);
}

type Check = (state: string) => Promise<void>;

async function inTheme(page: Page, theme: string, width: number, check: Check) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((name) => (document.documentElement.className = name), theme);
  await check(`${theme} ${width}`);
}

/** Runs a check in both themes at each width, in the page as it is open. */
export async function inThemes(page: Page, widths: readonly number[], check: Check) {
  for (const width of widths) for (const theme of ["dark", "light"]) await inTheme(page, theme, width, check);
}

/** Runs a check dark and wide, then light and narrow: colours hardly depend on the width, and what a width changes not on the theme. */
export async function inTurns(page: Page, check: Check) {
  await inTheme(page, "dark", 1440, check);
  await inTheme(page, "light", 390, check);
}
