import "server-only";

type Item = {
  title: string;
  description: string;
  /** Absolute address; the item's identity too. */
  link: string;
  category: string;
  /** Day of publication, `2023-05-15`. */
  published: string;
};

export type Feed = {
  title: string;
  description: string;
  /** Absolute address of the page whose news these are. */
  link: string;
  /** Absolute address of the feed. */
  self: string;
  language: string;
  /** Day of the last change, where there is anything to change. */
  updated: string | undefined;
  items: readonly Item[];
};

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" } as const;

/** Text inside an element or an attribute; signs that XML 1.0 does not allow go. */
const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"']/g, (sign) => entities[sign as keyof typeof entities]);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** A day as RSS wants it (RFC 822): `Mon, 15 May 2023 00:00:00 GMT`. */
const rssDate = (day: string) => new Date(day).toUTCString();

const writeItem = ({ title, description, link, category, published }: Item) =>
  [
    "<item>",
    element("title", title),
    element("link", link),
    `<guid isPermaLink="true">${escaped(link)}</guid>`,
    element("description", description),
    element("category", category),
    element("pubDate", rssDate(published)),
    "</item>",
  ].join("\n");

/** An RSS 2.0 document. */
export const writeRss = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.link),
    element("description", feed.description),
    element("language", feed.language),
    ...(feed.updated === undefined ? [] : [element("lastBuildDate", rssDate(feed.updated))]),
    `<atom:link href="${escaped(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(writeItem),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
