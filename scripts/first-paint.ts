import postcss from "postcss";
import { inlineDrawings } from "./inline-drawings.ts";
import { FAR, LATE_ID, loaderSource, SETTLING, type Late } from "./late-loader.ts";

const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*\/>/g;
const FONT_SHEET = /<link rel="stylesheet" href="(\/fonts\/[^"]+)"/g;
const SHEET_PRELOAD = /<link rel="preload"[^>]*\sas="style"[^>]*\/>/g;
const FONT = /<link rel="preload"[^>]*\sas="font"[^>]*\/>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const MANIFEST = /<link rel="manifest"[^>]*\/>/;
const ICON = /<link rel="icon" href="([^"]+\.svg)"[^>]*\/>/;
const SCRIPT = /<script src="([^"]+)"[^>]*><\/script>/g;
const FLIGHT =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;

/** An opening that fills the screen, with what follows it in `main`. */
const OPENING = /(<main[^>]*><section class="hero [\s\S]*?<\/section>)[\s\S]*?(<\/main>)/;
const FOOTER = /<footer[\s\S]*?<\/footer>/;

/**
 * What is far from the screen is laid out after the first paint, a piece at a time; until then a guess keeps its place. What follows an
 * opening is not shown before its rules have come.
 */
const SETTLING_RULES =
  "@media screen{" +
  `html[${SETTLING}] :is(${FAR}):not([${SETTLING}]){content-visibility:auto;contain-intrinsic-size:auto 900px}` +
  `html[${SETTLING}] [${SETTLING}=later]{content-visibility:auto;contain-intrinsic-size:auto 200px}` +
  `html[${SETTLING}~=opening] :is(${FAR}){min-height:900px;visibility:hidden}` +
  // Not displayed rather than hidden: a browser that offers to fill in forms looks for them early, and lays out what it finds.
  `html[${SETTLING}~=opening] :is(${FAR}) .frame{display:none}}`;

type Site = {
  /** The text of a style sheet, by the address the page names. */
  css: (href: string) => string;
  /** The rules of `css` that the markup needs for its first paint. */
  critical: (markup: string, css: string) => Promise<string>;
  /** A drawing under `public/`, by its address. */
  svg: (address: string) => string;
  /** Stores the page's flight data and answers its address. */
  storeFlight: (rows: string) => string;
  /** Has a script, by its address, compiled while it is fetched. */
  compileAhead: (href: string) => void;
};

/** The faces a sheet declares with a file. Those for the letters of a file in `preloaded` are wanted at once, of every family. */
function facesOf(css: string, preloaded: readonly string[]): Late["faces"] {
  const faces = postcss.parse(css).nodes.flatMap((node) => {
    if (node.type !== "atrule" || node.name !== "font-face") return [];
    const says = new Map(
      node.nodes?.flatMap((child) => (child.type === "decl" ? [[child.prop, child.value]] : [])),
    );
    const href = /url\("([^"]+)"\)/.exec(says.get("src") ?? "")?.[1];
    if (href === undefined) return [];
    const family = says.get("font-family")?.replaceAll('"', "") ?? "";
    return [{ family, href, weight: says.get("font-weight"), unicodeRange: says.get("unicode-range") }];
  });
  const letters = faces.filter(({ href }) => preloaded.includes(href)).map((face) => face.unicodeRange);
  return faces.map((face) => ({ ...face, early: letters.includes(face.unicodeRange) }));
}

const unique = (values: Iterable<string>) => [...new Set(values)];

/** The first group of every match. */
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** The icon again, as part of the page: a browser that has it does not ask for the file, which search engines go on finding. */
function withOwnIcon(markup: string, svg: Site["svg"]): string {
  return markup.replace(ICON, (link, address: string) => {
    const data = encodeURIComponent(svg(address).replace(/\s*\n\s*/g, ""));
    return `${link}<link rel="icon" href="data:image/svg+xml,${data}" type="image/svg+xml" sizes="any"/>`;
  });
}

/** As data inside a page: nothing in it can end the element it stands in. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * A prerendered page of Next, rearranged so that its first paint needs the document alone: the rules and drawings it uses stand in it, and its
 * sheets, fonts, flight data and scripts are left to a small loader. Without JavaScript the sheets come as usual. Content, order and
 * hydration are Next's. A page without flight data (an error page of Next's own) is answered as it is.
 */
export async function paintFirst(html: string, site: Site): Promise<string> {
  const rows = captured(html, FLIGHT);
  if (rows.length === 0) return html;

  const sheets = unique(captured(html, SHEET));
  const scripts = unique(
    [...html.matchAll(SCRIPT)].filter(([tag]) => !tag.includes("noModule")).map(([, src = ""]) => src),
  );
  scripts.forEach(site.compileAhead);
  const preloaded = [...html.matchAll(FONT)].map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");
  const [fontSheet = ""] = captured(html, FONT_SHEET);
  const fontCss = fontSheet && site.css(fontSheet);
  const markup = [FLIGHT, SCRIPT, SCRIPT_PRELOAD, SHEET_PRELOAD, FONT, SHEET, MANIFEST].reduce(
    (rest, pattern) => rest.replace(pattern, ""),
    html,
  );
  const hasOpening = OPENING.test(markup);
  const firstScreen = hasOpening ? markup.replace(OPENING, "$1$2").replace(FOOTER, "") : markup;
  const style = await site.critical(firstScreen, [fontCss, ...sheets.map(site.css)].join("\n"));
  const late: Late = {
    sheets,
    faces: facesOf(fontCss, preloaded),
    scripts,
    flight: site.storeFlight(`[${rows.join(",")}]`),
    settling: hasOpening ? "aside opening fonts" : "fonts",
  };

  const head = [
    `<style>${style}${SETTLING_RULES}</style>`,
    // The manifest comes with React as well: to look at it keeps a browser busy, which has better things to do before.
    `<noscript>${[fontSheet, ...sheets].map((href) => `<link rel="stylesheet" href="${href}"/>`).join("")}${MANIFEST.exec(html)?.[0] ?? ""}</noscript>`,
    `<script type="application/json" id="${LATE_ID}">${asData(late)}</script>`,
    `<script>${loaderSource}</script>`,
  ].join("");
  return (
    inlineDrawings(withOwnIcon(markup, site.svg), site.svg)
      // React looks for this element; that it takes no effect is nothing to it.
      .replace(FONT_SHEET, '$& disabled=""')
      .replace("</head>", () => `${head}</head>`)
  );
}
