import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { criticalCss } from "../../../scripts/critical-css.ts";
import { compiledAhead } from "../../../scripts/compile-ahead.ts";
import { paintFirst } from "../../../scripts/first-paint.ts";
import { inlineDrawings } from "../../../scripts/inline-drawings.ts";
import type { Late } from "../../../scripts/late-loader.ts";

const flight = [
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
  String.raw`<script>self.__next_f.push([1,"0:[\"\u003cb>\"]\n"])</script>`,
  `<script>self.__next_f.push([1,"1:null"])</script>`,
].join("");

const page = [
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>`,
  `<link rel="preload" href="/fonts/faces.css" as="style"/><link rel="stylesheet" href="/fonts/faces.css"/>`,
  `<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous" type="font/woff2"/>`,
  `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>`,
  `<link rel="manifest" href="/manifest.webmanifest"/><link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="32x32"/>`,
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>`,
  `<script src="/_next/static/chunks/a.js" async=""></script><script>theme()</script>`,
  `<script src="/_next/static/chunks/old.js" noModule=""></script></head>`,
  `<body><h1 class="title">Text</h1><script src="/_next/static/chunks/b.js" async=""></script>${flight}</body></html>`,
].join("");

const face = (family: string, src: string, range: string) =>
  `@font-face{font-family:"${family}";src:${src};font-weight:400 700;unicode-range:${range}}`;
const fontSheet = [
  face("A", `url("/fonts/a.woff2") format("woff2")`, "U+20-7E"),
  face("Mono", `url("/fonts/mono.woff2") format("woff2")`, "U+20-7E"),
  face("A", `url("/fonts/other.woff2") format("woff2")`, "U+410-44F"),
  face("A Fallback", `local("Arial")`, "U+20-7E"),
].join("");

const stored: string[] = [];
const ahead: string[] = [];
const site = {
  css: (href: string) => (href === "/fonts/faces.css" ? fontSheet : ".title{color:red}.other{color:blue}"),
  critical: criticalCss,
  svg: (address: string) => readFileSync(`public${address}`, "utf8"),
  storeFlight: (rows: string) => {
    stored.push(rows);
    return "/_next/static/flight/x.json";
  },
  compileAhead: (href: string) => void ahead.push(href),
};

/** What the page's loader, and nothing else, marks as still to come. */
const settlingOf = (finished: string) => {
  expect(finished).toContain("<html><head>");
  return (JSON.parse(/id="late">(.*?)<\/script>/.exec(finished)?.[1] ?? "") as Late).settling;
};

test("a page keeps its text and its own scripts; the rest waits for the loader", async () => {
  const finished = await paintFirst(page, site);
  expect(finished).toContain(`<h1 class="title">Text</h1>`);
  expect(finished).toContain("<script>theme()</script>");
  expect(finished).toMatch(
    /<style>@font-face\{[^}]*local\("Arial"\)[^}]*\}\.title\{color:red\}@media screen/,
  );
  expect(finished).toContain(
    `<noscript><link rel="stylesheet" href="/fonts/faces.css"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="manifest" href="/manifest.webmanifest"/></noscript>`,
  );
  expect(finished).toContain(`<link rel="stylesheet" href="/fonts/faces.css" disabled=""/>`);
  expect(finished).toMatch(
    /<link rel="icon" href="\/favicon.svg"[^>]*\/><link rel="icon" href="data:image\/svg\+xml,%3Csvg/,
  );
  expect(finished).not.toMatch(/<script src=|rel="preload"|__next_f\.push/);
  const late = JSON.parse(/id="late">(.*?)<\/script>/.exec(finished)?.[1] ?? "") as Late;
  expect(late).toEqual({
    sheets: ["/_next/static/chunks/a.css"],
    faces: [
      { family: "A", href: "/fonts/a.woff2", weight: "400 700", unicodeRange: "U+20-7E", early: true },
      { family: "Mono", href: "/fonts/mono.woff2", weight: "400 700", unicodeRange: "U+20-7E", early: true },
      { family: "A", href: "/fonts/other.woff2", weight: "400 700", unicodeRange: "U+410-44F", early: false },
    ],
    scripts: ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"],
    flight: "/_next/static/flight/x.json",
    settling: "fonts",
  });
  expect(ahead).toEqual(late.scripts);
});

test("a great script is compiled while it is fetched; the request for that stands once, on the first line", () => {
  const great = "run();".repeat(20_000);
  const script = compiledAhead(great);
  expect(script).toBe(`//# allFunctionsCalledOnLoad\n${great}`);
  expect(compiledAhead(script)).toBe(script);
  expect(compiledAhead("run();")).toBe("run();");
});

test("an opening that fills the screen is painted from its own rules; the parts after it wait for theirs", async () => {
  const opening = `<main id="main"><section class="hero wide"><h1 class="title">Text</h1></section>`;
  const far = `<section class="other">More</section></main><footer class="other">End</footer>`;
  const finished = await paintFirst(page.replace(`<h1 class="title">Text</h1>`, `${opening}${far}`), site);
  expect(finished).toContain(`${opening}${far}`);
  expect(settlingOf(finished)).toBe("aside opening fonts");
  expect(finished).toContain(".title{color:red}");
  expect(finished).not.toContain(".other{color:blue}");
  const whole = await paintFirst(page.replace("Text</h1>", `Text</h1>${far}`), site);
  expect(settlingOf(whole)).toBe("fonts");
  expect(whole).toContain(".other{color:blue}");
});

test("the data React takes over with is what the page's own scripts would have pushed", () => {
  const pushed: unknown[] = [];
  for (const [, row = ""] of flight.matchAll(/push\((.*?)\)<\/script>/g)) pushed.push(JSON.parse(row));
  expect(JSON.parse(stored[0] ?? "")).toEqual(pushed);
  expect(pushed).toEqual([[0], [1, `0:["<b>"]\n`], [1, "1:null"]]);
});

test("a page of Next's own, without data, stays as it is", async () => {
  const bare = page.replace(flight, "");
  expect(await paintFirst(bare, site)).toBe(bare);
});

test("the rules inside a page are those it uses in either theme, and ask for nothing", async () => {
  const css = [
    `@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:A Fallback;src:local("Arial")}`,
    `.light .title{color:black}.dark .title{color:white}.title{background:url("/x.svg"),red;mask:url(/y.svg)}`,
    `@media print{.title{color:black}}@media (max-width:10px){.title{top:0}.gone{top:0}}.gone{color:green}.title:hover{color:pink}`,
    `:is(:nth-child(2n+1),:nth-child(2n)) .title{left:0}`,
    `.title{background:gray;top:1px}@supports (color:color-mix(in lab, red, red)){.title{background:color-mix(in oklab, red 8%, blue)}}`,
  ].join("");
  const critical = await criticalCss(
    `<html class="dark"><h1 class="title" style="font-family:A Fallback">x</h1>`,
    css,
  );
  expect(critical).toContain(".light .title{color:black}.dark .title{color:white}");
  expect(critical).toContain("@media (max-width:10px){.title{top:0}}");
  expect(critical).toContain(":is(:nth-child(2n+1),:nth-child(2n)) .title{left:0}");
  expect(critical).toContain(`local("Arial")`);
  expect(critical).toContain(".title{top:1px;background:color-mix(in oklab, red 8%, blue)}");
  expect(critical).not.toMatch(/url\(|print|gone|hover|@supports|gray/);
});

test("the parts of fields are among the rules of a page that has fields", async () => {
  const css = `::file-selector-button{margin:0}.a{color:red}`;
  expect(await criticalCss(`<p class="a">x</p>`, css)).toBe(".a{color:red}");
  expect(await criticalCss(`<p class="a"><input type="file"></p>`, css)).toBe(
    "::file-selector-button{margin:0}.a{color:red}",
  );
});

test("drawings come along once each, by ids of their own, and of the sprite only what is used", () => {
  const use = (href: string) => `<svg><use href="${href}"></use></svg>`;
  const markup = `<body>${use("/icons.svg#check")}${use("/icons.svg#check")}${use("/drawings/seal.svg#seal")}</body>`;
  const whole = inlineDrawings(markup, site.svg);
  expect(whole.match(/<symbol /g)).toHaveLength(1);
  for (const [, id = ""] of whole.matchAll(/<use href="#([^"]+)"/g)) expect(whole).toContain(` id="${id}"`);
  expect(whole).not.toContain(`href="/`);
  expect(inlineDrawings("<body></body>", site.svg)).toBe("<body></body>");
});

test("no rule of a page that is arriving asks whether there are scripts: browsers that cannot tell would leave it out", async () => {
  const finished = await paintFirst(page, site);
  const sheets = globSync("{app,components}/**/*.css").map((file) => readFileSync(file, "utf8"));
  expect(sheets.length).toBeGreaterThan(50);
  for (const css of [finished, ...sheets]) expect(css).not.toMatch(/scripting:\s*enabled/);
});
