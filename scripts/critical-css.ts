import postcss, { type AtRule, type ChildNode } from "postcss";
import { PurgeCSS } from "purgecss";
import { SETTLING } from "./late-loader.ts";

/**
 * Kept whatever the markup says: what the page's own scripts put on `<html>` before the first paint or take from it, and positions
 * among siblings, which the purge takes for unknown inside `:is()`.
 */
const safelist = ["light", "dark", SETTLING, /-child|-of-type/];

/** A picture that shows nothing; unlike `none` it keeps a mask a mask, so what it cuts out does not flash as a block. */
const NOTHING = "linear-gradient(#0000,#0000)";

const isFetchedFace = (node: ChildNode) =>
  node.type === "atrule" && node.name === "font-face" && node.toString().includes("url(");

const isPrint = (node: ChildNode) =>
  node.type === "atrule" && node.name === "media" && /^print\b/.test(node.params);

/** The parts of form fields, which the purge keeps for a page without any. */
const isFieldPart = (node: ChildNode) =>
  node.type === "rule" &&
  node.selectors.every((selector) =>
    /::(?:-webkit-(?:date|search|inner|outer|calendar)|-moz-|file-selector|placeholder)/.test(selector),
  );

/** What only shows once somebody points at something, or under settings of the system that a later sheet answers as well. */
const isLater = (node: ChildNode) =>
  node.type === "rule"
    ? node.selectors.every((selector) =>
        /:(?:hover|active|focus)\b/.test(selector.replace(/:not\([^)]*\)/g, "")),
      )
    : node.type === "atrule" && node.name === "media" && /forced-colors|prefers-contrast/.test(node.params);

/**
 * Takes `color-mix()` out of the questions it stands in: every browser the scripts are compiled for knows it. What stood there for
 * others goes where the same rule says it again.
 */
function unwrap(question: AtRule): void {
  const before = question.prev();
  for (const node of [...(question.nodes ?? [])])
    if (node.type === "rule" && before?.type === "rule" && before.selector === node.selector) {
      const said = new Set(node.nodes.map((child) => (child.type === "decl" ? child.prop : "")));
      for (const old of before.nodes.filter((child) => child.type === "decl" && said.has(child.prop)))
        old.remove();
      before.append(node.nodes);
      node.remove();
    }
  question.replaceWith(question.nodes ?? []);
}

/**
 * The part of `css` that `markup` needs to be painted as it will stay: rules of other pages, of paper and of fetched fonts are left
 * out, and no picture is asked for, so the first paint waits for nothing but the document. The whole sheet follows right after it.
 * Fallback fonts have the measures of the real ones; nothing moves when those arrive.
 */
export async function criticalCss(markup: string, css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: "html" }],
    // A utility's name has brackets, colons and percents in it, and in markup its ampersands are written out.
    defaultExtractor: (text) => text.replaceAll("&amp;", "&").match(/[^\s"'<>=`]+|[\w-]+/g) ?? [],
    css: [{ raw: css }],
    safelist,
    keyframes: true,
  });
  const root = postcss.parse(used?.css ?? "");
  const hasFields = /<(?:input|textarea|select)\b/.test(markup);
  root.walk((node) => {
    if (isFetchedFace(node) || isPrint(node) || isLater(node)) node.remove();
    else if (!hasFields && isFieldPart(node)) node.remove();
    else if (node.type === "decl") node.value = node.value.replace(/url\([^)]*\)/g, NOTHING);
  });
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules("supports", (question) => {
    if (question.params === "(color:color-mix(in lab, red, red))") unwrap(question);
  });
  const kept = root.toString();
  root.walkAtRules("property", (rule) => {
    if (!kept.includes(`var(${rule.params}`)) rule.remove();
  });
  return root.toString().replace(/\s*\n\s*/g, "");
}
