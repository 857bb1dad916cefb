/**
 * Finishes prerendered pages: each paints before its style sheets, fonts and scripts have come, and has its own content security policy
 * in the `headers` of its `.meta` file, which `next start` sends. `FIRST_PAINT=off` leaves all but the policy.
 */
import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { LATE_ID, lateSource } from "./late-scripts.ts";
import { givePolicy } from "./page-policy.ts";

const SIGNS: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" };
const written = (value: string) =>
  value.replace(/&(amp|gt|lt|quot|#x27);/g, (_, sign: string) => SIGNS[sign] ?? "");

/** By style sheet: the words it has, and what pages with the same names use of it. */
const known = new Map<string, { words: Set<string>; rules: Map<string, Promise<string>> }>();
const WORDED = / (?:href|content|alt|aria-label|title|id|d)="[^"]*"/g;
/** Of the pointer, of paper, of fonts to fetch: nothing that a first paint shows. */
const LATER_AT_RULE =
  /^@media (?:print|[^{]*(?:\(hover:|forced-colors|prefers-contrast))|^@font-face[^}]*url\(/;
/** What is pressed, selected, refused, opened or under way. */
const LATER_RULE = /:active|^::selection|:has\(dialog|[^,]::backdrop$|\[aria-(?:invalid|busy)|\[data-status/;

/** Of what moves or is pressed, and what browsers of today know by another name. */
const LATER_DECLARATION =
  /^(?:-webkit-)?(?:transition|user-select|touch-action)|^-webkit-(?:backdrop|text-decoration)|^(?:cursor|will-change|overscroll)/;

/** The rules of a sheet that the markup uses for its first paint: the whole sheets follow. Pages of a kind use the same. */
export function usedRules(markup: string, css: string): Promise<string> {
  const { words, rules } = known.get(css) ?? {
    words: new Set(css.match(/[a-z-][\w-]*/g)),
    rules: new Map<string, Promise<string>>(),
  };
  known.set(css, { words, rules });
  const tags = (markup.match(/<[a-z][^>]*>/g) ?? []).join("").replace(WORDED, "");
  // A utility's name may have any sign but a space in it; some are written out in markup.
  const classes = tags.matchAll(/class="([^"]*)"/g).flatMap(([, names = ""]) => written(names).split(" "));
  const others = (tags.match(/[a-z-][\w-]*/g) ?? []).filter((word) => words.has(word));
  const names = [...new Set([...classes, ...others])].sort();
  const key = names.join(" ");
  const found = rules.get(key) ?? rulesOf(names, css);
  rules.set(key, found);
  return found;
}

async function rulesOf(names: string[], css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    defaultExtractor: () => names,
    css: [{ raw: css }],
    // What a script sets on `<html>` before the first paint, and positions, which the purge takes for unknown inside `:is()`.
    safelist: ["light", "dark", "data-motion", "data-subject", /-child|-of-type|^:?focus-visible$/],
    keyframes: true,
  });
  const root = postcss.parse(used?.css ?? "");
  root.walkAtRules((rule) => {
    if (LATER_AT_RULE.test(rule.toString())) rule.remove();
  });
  root.walkRules(LATER_RULE, (rule) => void rule.remove());
  root.walkDecls(LATER_DECLARATION, (declaration) => void declaration.remove());
  dropUnread(root, names);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

const readIn = (text: string) => text.matchAll(/var\((--[\w-]+)/g).map(([, name = ""]) => name);

/** Variables that drawings read, which pages take from files. */
const drawn = new Set(globSync("public/**/*.svg").flatMap((file) => [...readIn(readFileSync(file, "utf8"))]));

/** Takes away variables that no rule, markup or drawing reads; what they alone have read goes with them. */
function dropUnread(root: postcss.Root, names: readonly string[]): void {
  const read = new Set([...names, ...drawn, ...readIn(root.toString())]);
  const unread: postcss.ChildNode[] = [];
  root.walk((node) => {
    const name =
      node.type === "decl" ? node.prop : node.type === "atrule" && node.name === "property" && node.params;
    if (name && name.startsWith("--") && !read.has(name)) unread.push(node);
  });
  for (const node of unread) node.remove();
  if (unread.length > 0) dropUnread(root, names);
}

/** What is far below the screen is laid out section by section (`Section`), when all has come and takes this away. */
const FAR = `<style media="screen and (scripting:enabled)">[data-slot=section]{content-visibility:auto}</style>`;

const SHEET = /^<link rel="stylesheet" href="\/_next\/[^"]+" data-precedence="next"\/>$/;
const PRELOAD = /^<link rel="preload"(?: (?:as|type|href|crossorigin|fetchPriority)="[^"]*")+\/>$/;
const SCRIPT = /^<script src="\/_next\/[^"]+" (?:async|noModule)=""><\/script>$/;

/** Arranges the page of Next's that is called `name` for its first paint. Throws when it has not the form it is known to have. */
export async function paintFirst(name: string, html: string, css: (href: string) => string): Promise<string> {
  // Next's own page for when all else has failed has no sheets.
  if (html.includes('<html id="__next_error__">')) return html;
  const found = (what: RegExp, form = what): string[] => {
    const tags = html.match(new RegExp(what, "g")) ?? [];
    const odd = tags.find((tag) => !form.test(tag));
    if (tags.length > 0 && odd === undefined) return tags;
    throw new Error(`${name}: expected ${form.source}, found ${odd ?? `no ${what.source}`}`);
  };
  for (const form of [/<\/head><body/, /<script>self\.__next_f\.push\(/]) found(form);
  const sheets = found(/<link [^>]*stylesheet[^>]*>/, SHEET);
  const scripts = found(/<script [^>]*src=[^>]*>[^<]*<\/script>/, SCRIPT);
  const preloads = found(/<link [^>]*as="(?:font|script)"[^>]*>/, PRELOAD);
  const late = [...preloads, ...scripts.filter((tag) => tag.includes(" async="))];
  const text = sheets.map((tag) => css(/href="([^"?]+)/.exec(tag)?.[1] ?? "")).join("\n");
  const style = `<style>${await usedRules(html.replace(/<script[\s\S]*?<\/script>/g, ""), text)}</style>${FAR}`;
  const off = sheets.map((tag) => tag.replace("/>", ' media="print"/>'));
  // React names a font twice, with its attributes in another order.
  const once = new Map(late.map((tag) => [/href="(\/fonts\/[^"]+)/.exec(tag)?.[1] ?? tag, tag])).values();
  const after = `<noscript>${sheets.join("")}</noscript><template id="${LATE_ID}">${[...off, ...once].join("")}</template>`;
  const moved = new Map([...sheets.slice(1), ...late].map((tag) => [tag, ""])).set(sheets[0] ?? "", style);
  return html
    .replace(/<link [^>]*>|<script [^>]*><\/script>/g, (tag) => moved.get(tag) ?? tag)
    .replace("</head>", (end) => `${after}<script>${lateSource}</script>${end}`);
}

/** The page as Next built it; kept beside the finished one, so that finishing twice is finishing once. */
function built(page: string): string {
  const original = page.replace(/\.html$/, ".built");
  if (!existsSync(original)) copyFileSync(page, original);
  return readFileSync(original, "utf8");
}

/** Finishes the `.html` files where they lie, each beside its `.meta` file, and answers the policy of each. */
export async function finishPages(pages: readonly string[]): Promise<Map<string, string>> {
  const isOff = process.env.FIRST_PAINT === "off";
  const css = (href: string) => readFileSync(href.replace("/_next/", ".next/"), "utf8");
  const policies = new Map<string, string>();
  for (const page of pages) {
    const html = isOff ? built(page) : await paintFirst(page, built(page), css);
    policies.set(page, givePolicy(page, html));
    writeFileSync(page, html);
  }
  if (pages.length > 0)
    console.log(`Finished ${pages.length} pages${isOff ? ", first paint as built" : ""}.`);
  return policies;
}
