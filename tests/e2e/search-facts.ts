import type { Page } from "@playwright/test";
import { parsed } from "./parser.ts";

/** What a page tells search engines and those it is shared with. */
export type SearchFacts = {
  lang: string;
  title: string;
  /** Contents of `meta` elements by name or property, in their order. */
  meta: Record<string, string[]>;
  canonical: string[];
  alternates: Record<string, string>;
  feeds: string[];
  /** Text of the blocks of structured data. */
  data: string[];
};

/** Reads the HTML of an answer in a browser's own parser, without running it. `page` may be blank. */
export const readSearchFacts = (page: Page, html: string): Promise<SearchFacts> =>
  parsed(
    page,
    (source: string) => {
      const dom = new DOMParser().parseFromString(source, "text/html");
      const all = (selector: string) => [...dom.querySelectorAll(selector)];
      const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute("href") ?? "");
      const meta: Record<string, string[]> = {};
      for (const element of all("head meta[content]")) {
        const name = element.getAttribute("property") ?? element.getAttribute("name") ?? "";
        (meta[name] ??= []).push(element.getAttribute("content") ?? "");
      }
      return {
        lang: dom.documentElement.lang,
        title: dom.title,
        meta,
        canonical: hrefs('head link[rel="canonical"]'),
        alternates: Object.fromEntries(
          all('head link[rel="alternate"][hreflang]').map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
        feeds: hrefs('head link[rel="alternate"][type="application/rss+xml"]'),
        data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
      };
    },
    html,
  );

/** A feed: texts of the channel's own elements, those of its items, and the addresses it says it lies at. */
export const readFeed = (page: Page, xml: string) =>
  parsed(
    page,
    (source: string) => {
      const dom = new DOMParser().parseFromString(source, "application/xml");
      if (dom.querySelector("parsererror")) throw new Error("the feed is no XML");
      const texts = (parent: Element | null) =>
        Object.fromEntries(
          [...(parent?.children ?? [])]
            .filter(({ childElementCount }) => childElementCount === 0)
            .map(({ nodeName, textContent }) => [nodeName, textContent]),
        );
      return {
        channel: texts(dom.querySelector("rss[version='2.0'] > channel")),
        self: [...dom.getElementsByTagName("atom:link")]
          .filter((link) => link.getAttribute("rel") === "self")
          .map((link) => link.getAttribute("href")),
        items: [...dom.querySelectorAll("item")].map(texts),
      };
    },
    xml,
  );

export type Thing = { "@type"?: string; "@id"?: string; [property: string]: unknown };

/** Every thing of a block of structured data, those inside others included. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "@type" in value || "@id" in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

/** What the vocabulary and its readers require of each type the site may use; any other type is a mistake. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url", "inLanguage", "publisher"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Service: ["name", "description", "url", "provider"],
  Article: ["headline", "description", "image", "datePublished", "dateModified", "author", "publisher"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
  Place: ["address"],
  PostalAddress: ["streetAddress", "postalCode", "addressCountry"],
  PropertyValue: ["propertyID", "value"],
};

/** What is missing or unknown in the structured data of a page. */
export function problemsOf(things: readonly Thing[]): string[] {
  const described = new Set(things.filter((thing) => "@type" in thing).map((thing) => thing["@id"]));
  return things.flatMap((thing) => {
    const type = thing["@type"];
    if (type === undefined)
      return described.has(thing["@id"]) ? [] : [`refers to ${String(thing["@id"])}, which is not there`];
    const required = REQUIRED[type];
    if (!required) return [`${type} is not expected on this site`];
    return required
      .filter((property) => [undefined, null, ""].includes(thing[property] as string | undefined))
      .map((property) => `${type} has no ${property}`);
  });
}
