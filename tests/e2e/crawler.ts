import type { Page } from "@playwright/test";
import { parsed } from "./parser.ts";
import { SITE_PORT } from "./environment.ts";
import { readPage, type PageFacts } from "./read-page.ts";

const ORIGIN = `http://localhost:${SITE_PORT}`;

type Answer = {
  status: number;
  /** Content type without parameters. */
  type: string;
  location: string | undefined;
  text: string;
};

export type Site = {
  /** The origin the pages were built for: canonical addresses, the sitemap and pictures for others carry it. */
  builtFor: string;
  /** Pages of the sitemap by address, with their alternates as they stand there. */
  sitemap: Map<string, Record<string, string>>;
  /** Pages by address, from the two home pages along every link. */
  pages: Map<string, PageFacts>;
  /** Pages no link leads to: what is not there, and the thanks after a plain post. */
  asides: Map<string, PageFacts>;
  /** Every internal address asked, pages and files alike. */
  answers: Map<string, Answer>;
  /** Which pages name an address, as a link or as something to load. */
  namedBy: Map<string, Set<string>>;
};

/** Addresses whose text tells of more to load. */
const READABLE = /^(text\/|image\/svg\+xml|application\/(manifest\+json|xml))/;

/** As a visitor whose browser speaks Russian and who has chosen nothing; redirects are facts, not followed. */
async function ask(address: string): Promise<Answer> {
  const answer = await fetch(ORIGIN + address, {
    headers: { "Accept-Language": "ru" },
    redirect: "manual",
  });
  const type = (answer.headers.get("content-type") ?? "").split(";")[0] ?? "";
  const body = await answer.arrayBuffer();
  return {
    status: answer.status,
    type,
    location: answer.headers.get("location") ?? undefined,
    text: READABLE.test(type) ? new TextDecoder().decode(body) : "",
  };
}

/** The address on this server of something that `from` names, or undefined when it is elsewhere. */
export function internal(reference: string, from: string, builtFor: string): URL | undefined {
  const url = new URL(reference, ORIGIN + from);
  return url.origin === ORIGIN || url.origin === builtFor ? url : undefined;
}

const namesInside = ({ type, text }: Answer): string[] => {
  if (type === "text/css") return [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url ?? "");
  if (type === "application/manifest+json")
    return (JSON.parse(text) as { icons: { src: string }[] }).icons.map(({ src }) => src);
  return [];
};

/** An entry of the sitemap. */
export type Listed = { url: string; modified: string; alternates: Record<string, string> };

/** The entries of a sitemap, read in the parser of `page`, which may be blank. */
export const readSitemap = (page: Page, xml: string): Promise<Listed[]> =>
  parsed(
    page,
    (source: string) => {
      const dom = new DOMParser().parseFromString(source, "application/xml");
      return [...dom.querySelectorAll("url")].map((entry) => ({
        url: entry.querySelector("loc")?.textContent ?? "",
        modified: entry.querySelector("lastmod")?.textContent ?? "",
        alternates: Object.fromEntries(
          [...entry.getElementsByTagName("xhtml:link")].map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
      }));
    },
    xml,
  );

const ASIDES = ["/contacts/thank-you", "/nowhere", "/services/nope", "/cases/nope"].flatMap((address) => [
  address,
  `/en${address}`,
]);

/** Follows every internal link from both home pages, and asks for everything the pages load. */
export async function crawl(page: Page): Promise<Site> {
  const listed = await readSitemap(page, (await ask("/sitemap.xml")).text);
  const site: Site = {
    builtFor: new URL(listed[0]?.url ?? ORIGIN).origin,
    sitemap: new Map(listed.map(({ url, alternates }) => [new URL(url).pathname, alternates])),
    pages: new Map(),
    asides: new Map(),
    answers: new Map(),
    namedBy: new Map(),
  };
  const queue = ["/", "/en"];
  const note = (reference: string, from: string) => {
    if (/^(data|mailto|tel|blob):/.test(reference)) return;
    const url = internal(reference, from, site.builtFor);
    if (!url) return;
    // What the form is told of the page one came from changes nothing of what is served.
    for (const subject of ["service", "case"]) url.searchParams.delete(subject);
    const address = url.pathname + url.search;
    site.namedBy.set(address, (site.namedBy.get(address) ?? new Set()).add(from));
    queue.push(address);
  };
  const read = async (address: string, { text }: Answer, into: Site["pages"]) => {
    const facts = await readPage(page, text);
    into.set(address, facts);
    for (const { href } of facts.links) note(href, address);
    for (const resource of facts.resources) note(resource, address);
  };
  for (const address of ASIDES) await read(address, await ask(address), site.asides);
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    // The switcher of what is not there names what is not there in the other language.
    const absent = ASIDES.includes(address.replace(/^\/ru/, "")) || /^\/(ru|en)\/missing\//.test(address);
    if (absent || site.answers.has(address)) continue;
    const answer = await ask(address);
    site.answers.set(address, answer);
    for (const name of namesInside(answer)) note(name, address);
    if (answer.status === 200 && answer.type === "text/html") await read(address, answer, site.pages);
  }
  return site;
}
