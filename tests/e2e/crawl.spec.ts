import { extname } from "node:path";
import { pageAnchors } from "@/lib/i18n/page-anchors";
import { isEdited, isListPage } from "./content.ts";
import { crawl, internal, type Site } from "./crawler.ts";
import { expect, test } from "./fixtures.ts";
import type { PageFacts } from "./read-page.ts";
import { foreignWords, languages, message, unfilledWords, type Language } from "./words.ts";

/** One walk along all links; the tests look at what it found. */
let site: Site;
test.describe.configure({ mode: "default" });
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  site = await crawl(page);
  await page.close();
});

const languageOf = (address: string): Language => (/^\/en(\/|$)/.test(address) ? "en" : "ru");
/** The same page in the other language. */
const counterpart = (address: string) =>
  languageOf(address) === "en" ? address.slice(3) || "/" : address === "/" ? "/en" : `/en${address}`;

/** In Russian at both addresses: the English one is in no sitemap, and search engines are sent to the other. */
const RUSSIAN_ONLY = "/design-generator";

/** A list by a subject with so few entries that search engines are sent to the whole list. */
const isThin = (address: string) => isListPage(address) && site.pages.get(address)?.unlisted === true;

/** What is wrong on any page, each with its address. */
const problems = (find: (facts: PageFacts, address: string) => readonly string[], pages = site.pages) =>
  [...pages].flatMap(([address, facts]) => find(facts, address).map((found) => `${address}: ${found}`));
/** The same on the pages no link leads to as well. */
const problemsAnywhere: typeof problems = (find) => problems(find, new Map([...site.pages, ...site.asides]));

const types: Record<string, RegExp> = {
  "": /^text\/html$/,
  ".css": /^text\/css$/,
  ".js": /^(application|text)\/javascript$/,
  ".json": /^application\/json$/,
  ".svg": /^image\/svg\+xml$/,
  ".png": /^image\/png$/,
  ".jpg": /^image\/jpeg$/,
  ".webp": /^image\/webp$/,
  ".avif": /^image\/avif$/,
  ".woff2": /^font\/woff2$/,
  ".pdf": /^application\/pdf$/,
  ".webmanifest": /^application\/manifest\+json$/,
};

test("every link, picture, style sheet, script, font and document answers, with its type", () => {
  const broken = [...site.answers].flatMap(([address, { status, type, location }]) => {
    const from = `named by ${[...(site.namedBy.get(address) ?? [])].slice(0, 3).join(", ")}`;
    // The switcher's Russian link stores the choice without JavaScript and leads on.
    const choice = /^\/ru(\/.*)?$/.exec(address);
    if (choice)
      return status === 307 && location === (choice[1] ?? "/")
        ? []
        : [`${address} ${status} ${location} ${from}`];
    const expected = types[extname(address.split("?")[0] ?? "")];
    return status === 200 && expected?.test(type) ? [] : [`${address} ${status} ${type} ${from}`];
  });
  expect(broken).toEqual([]);
  for (const kind of [".css", ".js", ".svg", ".woff2", ".pdf", ".webmanifest"])
    expect(
      [...site.answers.keys()].some((address) => address.endsWith(kind)),
      kind,
    ).toBe(true);
});

test("every anchor exists where its link leads, and no identifier stands twice", () => {
  const anchors = problemsAnywhere(({ links, resources }, address) =>
    [...links.map(({ href }) => href), ...resources].filter((reference) => {
      const url = reference.includes("#") ? internal(reference, address, site.builtFor) : undefined;
      if (!url || url.hash === "") return false;
      const id = decodeURIComponent(url.hash.slice(1));
      const target = site.pages.get(url.pathname) ?? site.asides.get(url.pathname);
      if (target) return !target.ids.includes(id);
      return !site.answers.get(url.pathname)?.text.includes(` id="${id}"`);
    }),
  );
  expect(anchors).toEqual([]);
  const offered = Object.entries(pageAnchors).flatMap(([path, ids]) =>
    [path, counterpart(path)].flatMap((address) =>
      ids.filter((id) => !site.pages.get(address)?.ids.includes(id)).map((id) => `${address}#${id}`),
    ),
  );
  expect(offered, "sections that texts are allowed to link to").toEqual([]);
  expect(problemsAnywhere(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index))).toEqual([]);
});

test("the sitemap and the links name the same pages, and no page is reached in the other language alone", () => {
  const listed = [...site.pages.keys()].filter(
    (address) => address !== `/en${RUSSIAN_ONLY}` && !isThin(address),
  );
  expect(listed.sort()).toEqual([...site.sitemap.keys()].sort());
  for (const language of languages) {
    const reached = new Set([language === "en" ? "/en" : "/"]);
    for (const address of reached)
      for (const { href } of site.pages.get(address)?.links ?? []) {
        const path = internal(href, address, site.builtFor)?.pathname ?? "";
        if (languageOf(path) === language && site.pages.has(path)) reached.add(path);
      }
    expect([...reached].sort()).toEqual(
      [...site.pages.keys()].filter((address) => languageOf(address) === language).sort(),
    );
  }
});

test("a page has one heading of the first level, its language, and a title and a description of its own", () => {
  expect(
    problemsAnywhere(({ headings }) => (headings.length === 1 && headings[0] ? [] : headings.concat("h1"))),
  ).toEqual([]);
  expect(problemsAnywhere(({ lang }, address) => (lang === languageOf(address) ? [] : [lang]))).toEqual([]);
  for (const name of ["title", "description"] as const) {
    const seen = new Map<string, string>();
    const twice = problemsAnywhere((facts, address) => {
      const key = `${languageOf(address)} ${facts[name]}`;
      const first = seen.get(key);
      seen.set(key, address);
      if (facts[name].length < 10) return [`no ${name}`];
      return first === undefined || (isEdited(address) && isEdited(first))
        ? []
        : [`has the ${name} of ${first}`];
    });
    expect(twice).toEqual([]);
  }
});

test("a page has one banner, one main and one foot, and every navigation a name of its own", () => {
  expect(
    problemsAnywhere(({ landmarks: { navigations, count } }) => [
      ...(count.every((number) => number === 1) ? [] : [count.join(" ")]),
      // The menu of a phone is the main navigation once more; only one of the two is ever shown.
      ...navigations.slice(1).filter((name, index) => name === "" || navigations.indexOf(name) < index),
    ]),
  ).toEqual([]);
});

test("a list by a subject with less than three entries sends search engines to the whole list", () => {
  const thin = [...site.pages.keys()].filter(isThin);
  for (const address of thin) {
    const [list = ""] = /^(?:\/en)?\/(?:blog|cases)/.exec(address) ?? [];
    expect([address, site.pages.get(address)?.canonical]).toEqual([
      address,
      new URL(list, site.builtFor).href,
    ]);
    expect(isListPage(address), address).toBe(true);
    expect(site.pages.get(address)?.alternates, address).toEqual({});
    expect(site.sitemap.has(address), address).toBe(false);
  }
});

test("canonical addresses and alternates are those of the sitemap and agree with one another", () => {
  const absolute = (address: string) => new URL(address, site.builtFor).href;
  const wrong = problems(({ canonical, alternates, unlisted }, address) => {
    if (isThin(address)) return [];
    const other = counterpart(address);
    const [ru, en] = languageOf(address) === "ru" ? [address, other] : [other, address];
    const single = ru === RUSSIAN_ONLY;
    const expected = single ? {} : { ru: absolute(ru), en: absolute(en), "x-default": absolute(ru) };
    return [
      ...(unlisted ? ["is noindex"] : []),
      ...(canonical && new URL(canonical).href === absolute(single ? ru : address)
        ? []
        : [`canonical ${canonical}`]),
      ...[alternates, site.sitemap.get(address) ?? {}, site.pages.get(other)?.alternates ?? {}]
        .map((named) =>
          Object.fromEntries(Object.entries(named).map(([key, url]) => [key, new URL(url).href])),
        )
        .filter(
          (named) =>
            JSON.stringify(Object.entries(named).sort()) !== JSON.stringify(Object.entries(expected).sort()),
        )
        .map((named) => `alternates ${JSON.stringify(named)}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("no message key, unfilled variable or placeholder text is on any page", () => {
  expect(
    problemsAnywhere((facts) => [
      ...unfilledWords(facts),
      ...[...facts.links.map(({ href }) => href), ...facts.resources].filter(
        // Built files are named by their content: any letters may stand there.
        (url) => !url.includes("/_next/static/") && /undefined|NaN|\[object|[{}]|%7[BD]/i.test(url),
      ),
    ]),
  ).toEqual([]);
});

test("what is announced in one language holds no words of the other", () => {
  expect(problemsAnywhere(foreignWords)).toEqual([]);
});

test("links: one name leads to one place, other sites and new tabs are announced, no control inside a control", () => {
  expect(problemsAnywhere(({ nested }) => nested)).toEqual([]);
  expect(
    problemsAnywhere(({ links }, address) => {
      const language = languageOf(address);
      const places = new Map<string, string>();
      return links.flatMap(({ href, name, newTab, rel, inMain }) => {
        const found: string[] = [];
        const outside = /^https?:/.test(href) && !internal(href, address, site.builtFor);
        if (name === "") found.push(`no name: ${href}`);
        if (outside && !name.includes(message(language, "common", "footer", "external")))
          found.push(`unannounced: ${name} ${href}`);
        if (outside && !/\bnoopener\b/.test(rel)) found.push(`opener: ${href}`);
        if (newTab && !outside && !name.includes(message(language, "contacts", "form", "newTab")))
          found.push(`unannounced new tab: ${name}`);
        if (href.startsWith("tel:") && !/^tel:\+?\d{7,15}$/.test(href)) found.push(href);
        if (href.startsWith("mailto:") && !/^mailto:[^@\s]+@[^@\s]+$/.test(href.split("?")[0] ?? ""))
          found.push(href);
        if (inMain && (places.get(name) ?? href) !== href)
          found.push(`«${name}»: ${places.get(name)} and ${href}`);
        if (inMain) places.set(name, href);
        return found;
      });
    }),
  ).toEqual([]);
});

for (const kind of ["cases", "blog"] as const)
  test(`previous and next lead round all of /${kind} and back`, () => {
    for (const prefix of ["", "/en"]) {
      const isText = (address: string) => address.startsWith(`${prefix}/${kind}/`) && !isListPage(address);
      const start = [...site.pages.keys()].find(isText) ?? "";
      const seen = new Set<string>();
      for (let address = start; !seen.has(address);) {
        seen.add(address);
        const next = site.pages.get(address)?.neighbours[1] ?? "";
        expect(site.pages.get(next)?.neighbours[0], `before ${next}`).toBe(address);
        address = next;
      }
      const listed = [...site.sitemap.keys()].filter(isText);
      expect([...seen].sort()).toEqual(listed.sort());
      expect(site.pages.get([...seen].at(-1) ?? "")?.neighbours[1]).toBe(start);
    }
  });
