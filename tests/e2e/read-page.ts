import type { Page } from "@playwright/test";
import { parsed } from "./parser.ts";

export type LinkFact = {
  href: string;
  /** What a screen reader calls it. */
  name: string;
  newTab: boolean;
  rel: string;
  inMain: boolean;
};

/** What the page's loader asks for: an address, or a font face with one. */
type Asked = string | { href: string };

/** A text a visitor, a screen reader or a search engine gets, with the language it is announced in. */
export type TextFact = { lang: string; text: string; where: string };

export type PageFacts = {
  lang: string;
  title: string;
  description: string;
  canonical: string | undefined;
  alternates: Record<string, string>;
  /** The page asks search engines to leave it out. */
  unlisted: boolean;
  headings: string[];
  ids: string[];
  /** Names of the navigations, and how many main, banner and contentinfo there are. */
  landmarks: { navigations: string[]; count: number[] };
  links: LinkFact[];
  /** What the page loads or names for others to load. */
  resources: string[];
  texts: TextFact[];
  /** The links to the entries before and after this one of a list. */
  neighbours: string[];
  /** Controls inside controls. */
  nested: string[];
};

/**
 * Reads the HTML of an answer in a browser's own parser, without running it: `noscript` is read as its content, and nothing a
 * script adds is there. `page` may be blank.
 */
export const readPage = (page: Page, html: string): Promise<PageFacts> =>
  parsed(
    page,
    (source: string) => {
      const dom = new DOMParser().parseFromString(source, "text/html");
      const all = (selector: string) => [...dom.querySelectorAll(selector)];
      const attribute = (selector: string, name: string) =>
        dom.querySelector(selector)?.getAttribute(name) ?? undefined;
      const langOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang") ?? "";

      const heard = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
        return (
          node.getAttribute("aria-label") ??
          node.getAttribute("alt") ??
          [...node.childNodes].map(heard).join("")
        );
      };
      const plain = (text: string) => text.replace(/[\s\u00a0\u2060]+/g, " ").trim();

      const texts: TextFact[] = [];
      const add = (element: Element, text: string, where: string) => {
        if (text.trim() !== "") texts.push({ lang: langOf(element), text: plain(text), where });
      };
      const walker = dom.createTreeWalker(dom.documentElement, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent && !parent.closest("script, style, code, pre"))
          add(parent, node.textContent ?? "", parent.localName);
      }
      const spoken = [
        "alt",
        "title",
        "aria-label",
        "aria-description",
        "aria-roledescription",
        "placeholder",
      ];
      for (const name of spoken)
        for (const element of all(`[${name}]`)) add(element, element.getAttribute(name) ?? "", `@${name}`);
      for (const meta of all("meta[content]")) {
        const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
        if (/^(description|(og|twitter):(title|description|site_name|image:alt))$/.test(name))
          add(meta, meta.getAttribute("content") ?? "", name);
      }

      const loads: [selector: string, attribute: string][] = [
        ["img, script, source, iframe, video, audio", "src"],
        ["use, image", "href"],
        ["link:not([rel=canonical], [rel=alternate])", "href"],
        ['meta[property="og:image"], meta[name="twitter:image"]', "content"],
      ];
      const sets = all("[srcset], link[imagesrcset]").flatMap((element) =>
        (element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "")
          .split(",")
          .map((candidate) => candidate.trim().split(/\s/)[0] ?? ""),
      );

      return {
        lang: dom.documentElement.lang,
        title: dom.title,
        description: attribute('meta[name="description"]', "content") ?? "",
        canonical: attribute('link[rel="canonical"]', "href"),
        alternates: Object.fromEntries(
          all('link[rel="alternate"][hreflang]').map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
        unlisted: attribute('meta[name="robots"]', "content")?.includes("noindex") ?? false,
        headings: all("h1").map((heading) => plain(heard(heading))),
        ids: all("[id]").map(({ id }) => id),
        landmarks: {
          navigations: all("nav").map((nav) => {
            const label = nav.getAttribute("aria-labelledby");
            const heading = label === null ? null : dom.getElementById(label);
            return plain(heading?.textContent ?? nav.getAttribute("aria-label") ?? "");
          }),
          count: ["main", "body > header", "body > footer"].map((selector) => all(selector).length),
        },
        links: all("a[href]").map((link) => ({
          href: link.getAttribute("href") ?? "",
          name: plain(heard(link)),
          newTab: link.getAttribute("target") === "_blank",
          rel: link.getAttribute("rel") ?? "",
          inMain: link.closest("main") !== null,
        })),
        resources: [
          ...sets,
          // What the page's loader asks for after the first paint; its other words are no addresses.
          ...all("script#late").flatMap((late) =>
            Object.values(JSON.parse(late.textContent) as Record<string, Asked | Asked[]>)
              .flat()
              .map((asked) => (typeof asked === "string" ? asked : asked.href))
              .filter((asked) => asked.startsWith("/")),
          ),
          ...loads.flatMap(([selector, name]) =>
            all(selector).map((element) => element.getAttribute(name) ?? ""),
          ),
        ].filter((url) => url !== ""),
        texts,
        neighbours: all("nav[data-slot=neighbours] a").map((link) => link.getAttribute("href") ?? ""),
        nested: all("a, button, summary, label")
          .filter((element) =>
            element.querySelector(
              element.localName === "label"
                ? "button, input ~ input"
                : "a, button, input, select, textarea, [tabindex]",
            ),
          )
          .map((element) => element.outerHTML.slice(0, 200)),
      };
    },
    html,
  );
