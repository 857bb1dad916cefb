/**
 * Finishes prerendered pages: each paints before its style sheets, fonts and scripts have come, and has its own content security policy
 * in the `headers` of its `.meta` file, which `next start` sends. `FIRST_PAINT=off` leaves all but the policy.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { LATE_ID, lateSource } from "./late-scripts.ts";
import { configuredCounters, pagePolicy, servedFrom } from "./page-policy.ts";

const SIGNS: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" };
const written = (value: string) =>
  value.replace(/&(amp|gt|lt|quot|#x27);/g, (_, sign: string) => SIGNS[sign] ?? "");

/** The rules that the markup uses, without what asks for a font or is for paper: the whole sheets follow. */
export async function usedRules(markup: string, css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: "html" }],
    // A utility's name may have any sign but a space in it; some are written out in markup.
    defaultExtractor: (text) => [
      ...[...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => written(names).split(" ")),
      ...(text.match(/[\w-]+/g) ?? []),
    ],
    css: [{ raw: css }],
    // What a script sets on `<html>` before the first paint, and positions, which the purge takes for unknown inside `:is()`.
    safelist: ["light", "dark", "data-motion", /-child|-of-type/],
    keyframes: true,
  });
  const root = postcss.parse(used?.css ?? "");
  root.walkAtRules(/^(?:font-face|media)$/, (rule) => {
    if (rule.name === "media" ? rule.params === "print" : rule.toString().includes("url(")) rule.remove();
  });
  return root.toString();
}

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
  const style = `<style>${await usedRules(html.replace(/<script[\s\S]*?<\/script>/g, ""), text)}</style>`;
  const after = `<noscript>${sheets.join("")}</noscript><template id="${LATE_ID}">${late.join("")}</template>`;
  const bare = late.reduce((rest, tag) => rest.replace(tag, ""), html);
  return sheets
    .reduce((rest, tag) => rest.replace(tag, tag.replace("/>", ' media="print"/>')), bare)
    .replace('<link rel="stylesheet"', (link) => style + link)
    .replace("</head>", (end) => `${after}<script>${lateSource}</script>${end}`);
}

/** The page as Next built it; kept beside the finished one, so that finishing twice is finishing once. */
function built(page: string): string {
  const original = page.replace(/\.html$/, ".built");
  if (!existsSync(original)) writeFileSync(original, readFileSync(page));
  return readFileSync(original, "utf8");
}

/** Finishes the `.html` files where they lie, each beside its `.meta` file, and answers the policy of each. */
export async function finishPages(pages: readonly string[]): Promise<Map<string, string>> {
  const isOff = process.env.FIRST_PAINT === "off";
  const css = (href: string) => readFileSync(href.replace("/_next/", ".next/"), "utf8");
  const policies = new Map<string, string>();
  for (const page of pages) {
    const html = isOff ? built(page) : await paintFirst(page, built(page), css);
    const policy = pagePolicy(html, servedFrom(), configuredCounters());
    policies.set(page, policy);
    const metaFile = page.replace(/\.html$/, ".meta");
    const meta = JSON.parse(readFileSync(metaFile, "utf8")) as { headers?: Record<string, string> };
    const headers = { ...meta.headers, "content-security-policy": policy };
    writeFileSync(metaFile, JSON.stringify({ ...meta, headers }));
    writeFileSync(page, html);
  }
  console.log(`Finished ${pages.length} pages${isOff ? ", first paint as built" : ""}.`);
  return policies;
}
