import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { APIRequestContext } from "@playwright/test";
import { isEdited, isListPage, realVacancies } from "./content.ts";
import { expect, test } from "./fixtures.ts";
import { readSitemap, type Listed } from "./crawler.ts";
import { problemsOf, readFeed, readSearchFacts, thingsIn, type SearchFacts } from "./search-facts.ts";

/** From the sitemap alone, as a search engine comes: what every page and file says to machines. */
type Found = { listed: Listed; address: string; status: number; facts: SearchFacts };

let found: Found[];
/** The origin the pages were built for. */
let builtFor: string;

test.describe.configure({ mode: "default" });

/** A crawler names no language and follows no redirect here: what it asks for must answer at once. */
const ask = (request: APIRequestContext, address: string) =>
  request.get(address, { maxRedirects: 0, headers: { "Accept-Language": "" } });
const addressOf = (url: string) => {
  const { origin, pathname, search } = new URL(url);
  return origin === builtFor ? pathname + search : `elsewhere: ${url}`;
};
/** One spelling of an address; what is none stays as it is and equals nothing. */
const same = (url: string) => URL.parse(url)?.href ?? `no address: ${url}`;

test.beforeAll(async ({ browser, playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  const page = await browser.newPage();
  const sitemap = await ask(request, "/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toMatch(/xml/);
  const entries = await readSitemap(page, await sitemap.text());
  builtFor = new URL(entries[0]?.url ?? "").origin;
  found = [];
  for (const listed of entries) {
    const address = addressOf(listed.url);
    const answer = await ask(request, address);
    const facts = await readSearchFacts(page, await answer.text());
    found.push({ listed, address, status: answer.status(), facts });
  }
  await page.close();
  await request.dispose();
});

/** What is wrong on any page, each with its address. */
const problems = (look: (page: Found) => readonly string[]) =>
  found.flatMap((page) => look(page).map((problem) => `${page.address}: ${problem}`));

const only = (values: readonly string[] | undefined) => (values?.length === 1 ? (values[0] ?? "") : "");
const isBetween = (text: string, least: number, most: number) => text.length >= least && text.length <= most;

test("every page of the sitemap answers at once, may be listed, and is dated by its content", () => {
  expect(found.length).toBeGreaterThan(70);
  expect(new Set(found.map(({ address }) => address)).size).toBe(found.length);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(
    problems(({ status, facts, listed: { modified } }) => [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(facts.meta.robots?.some((rule) => rule.includes("noindex")) ? ["noindex"] : []),
      ...(/^\d{4}-\d\d-\d\d$/.test(modified) && modified < tomorrow ? [] : [`lastmod ${modified}`]),
    ]),
  ).toEqual([]);
});

test("titles and descriptions are of a length that lists of results show, and no two are alike in a language", () => {
  const seen = new Map<string, string>();
  expect(
    problems(({ address, facts }) => {
      const description = only(facts.meta.description);
      // Texts of the content are as long as their editors like; `npm run content:report` remarks on them.
      const edited = isEdited(address);
      const most = edited ? { title: Infinity, description: Infinity } : { title: 85, description: 200 };
      const least = edited ? 1 : 40;
      const twice = [facts.title, description].flatMap((text) => {
        const key = `${facts.lang} ${text}`;
        const first = seen.get(key);
        seen.set(key, address);
        return first === undefined || (edited && isEdited(first)) ? [] : [`says «${text}» like ${first}`];
      });
      return [
        ...twice,
        ...(isBetween(facts.title, 15, most.title) ? [] : [`title «${facts.title}»`]),
        ...(isBetween(description, least, most.description) ? [] : [`description «${description}»`]),
      ];
    }),
  ).toEqual([]);
});

test("a page is its own canonical one, and its languages name each other", () => {
  const byUrl = new Map(found.map((page) => [same(page.listed.url), page]));
  expect(
    problems(({ listed, facts }) => {
      const languages = Object.entries(facts.alternates).map(
        ([language, url]) => [language, same(url)] as const,
      );
      const own = same(listed.url);
      const expected = Object.entries(listed.alternates).map(([language, url]) => `${language} ${same(url)}`);
      return [
        ...(facts.canonical.length === 1 && same(only(facts.canonical)) === own
          ? []
          : [`canonical ${facts.canonical.join()}`]),
        ...(languages
          .map((pair) => pair.join(" "))
          .sort()
          .join() === expected.sort().join()
          ? []
          : [`alternates ${languages.join()} are not those of the sitemap`]),
        ...languages.flatMap(([language, url]) => {
          const other = byUrl.get(url);
          if (!other) return [`${language} is no page of the sitemap: ${url}`];
          const back = Object.values(other.facts.alternates).map(same).includes(own);
          const speaks = language === "x-default" ? "ru" : language;
          return back && other.facts.lang === speaks ? [] : [`${url} is not its ${language} page`];
        }),
      ];
    }),
  ).toEqual([]);
});

const isPhotograph = (picture: string) => picture.includes("/photos/");

test("shared, a page shows its title, description, language and a picture of its own", () => {
  const pictures = new Set<string>();
  expect(
    problems(({ address, listed, facts: { meta, title, lang, alternates } }) => {
      const entry = !isListPage(address) && /\/(cases|blog)\//.test(address);
      const locales = { ru: "ru_RU", en: "en_US" };
      const [own, other] = lang === "en" ? [locales.en, locales.ru] : [locales.ru, locales.en];
      const picture = only(meta["og:image"]);
      // A photograph has no words: both languages show the same one.
      const shown = isPhotograph(picture) ? `${picture} ${lang}` : picture;
      const repeated = pictures.has(shown);
      // Pages of one list share its picture.
      if (!isListPage(address)) pictures.add(shown);
      const expected: Record<string, string | undefined> = {
        "og:title": title,
        "og:description": only(meta.description),
        "og:type": entry ? "article" : "website",
        "og:url": undefined,
        "og:locale": own,
        "og:site_name": title.split(/\s— /).at(-1),
        "og:image:type": isPhotograph(picture) ? "image/jpeg" : "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": only(meta.description),
        "twitter:image": picture,
        "twitter:image:alt": only(meta["og:image:alt"]),
        ...(Object.keys(alternates).length > 0 && { "og:locale:alternate": other }),
      };
      return [
        ...Object.entries(expected)
          .filter(([name, value]) => value !== undefined && only(meta[name]) !== value)
          .map(([name]) => `${name} ${meta[name]?.join() ?? "is missing"}`),
        ...(same(only(meta["og:url"])) === same(listed.url) ? [] : ["og:url is not its address"]),
        ...(only(meta["og:image:alt"]).length > 2 ? [] : ["og:image:alt says nothing"]),
        ...(/^https?:/.test(picture) && (!repeated || isListPage(address)) ? [] : [`picture ${picture}`]),
        ...(entry && !/^\d{4}-\d\d-\d\d/.test(only(meta["article:published_time"]))
          ? ["no published time"]
          : []),
      ];
    }),
  ).toEqual([]);
});

test("pictures answer at once, 1200 by 630, as a PNG or a photograph; no other address does", async ({
  request,
}) => {
  const wrong: string[] = [];
  for (const { facts } of found) {
    const address = addressOf(only(facts.meta["og:image"]));
    const answer = await ask(request, address);
    const bytes = await answer.body();
    const { format, width, height } = await sharp(bytes).metadata();
    const seen = [answer.status(), answer.headers()["content-type"], format, width, height].join(" ");
    const [type, kind] = isPhotograph(address) ? ["image/jpeg", "jpeg"] : ["image/png", "png"];
    if (seen !== `200 ${type} ${kind} 1200 630`) wrong.push(`${address}: ${seen}`);
    // Messengers show it on pages of their own.
    expect(answer.headers()["cross-origin-resource-policy"], address).toBe("cross-origin");
    // What a crawler of a social network still takes in.
    expect(bytes.length, address).toBeLessThan(600 * 1024);
  }
  expect(wrong).toEqual([]);
  for (const unknown of [
    "/opengraph/ru/nope.png",
    "/opengraph/de.png",
    "/opengraph/ru/services/%F0%9F%98%80.png",
  ])
    expect((await ask(request, unknown)).status(), unknown).toBe(404);
});

test("structured data is whole: the company and the way to the page on each, and what the page is about", async ({
  request,
}) => {
  const isSample = (file: string) =>
    /^sample: true$/m.test(readFileSync(`content/blog/${file}.ru.md`, "utf8"));
  const steps = new Set<string>();
  expect(
    problems(({ address, facts, listed }) => {
      const things = facts.data.flatMap((text) => thingsIn(JSON.parse(text)));
      const count = (type: string) => things.filter((thing) => thing["@type"] === type).length;
      const [, kind = "", id] = /^(?:\/en)?\/(\w+)(?:\/(.+))?$/.exec(address) ?? [];
      const expected: Record<string, number> = {
        BreadcrumbList: 1,
        WebSite: Number(address === "/" || address === "/en"),
        Service: Number(kind === "services" && id !== undefined),
        Article: Number(kind === "blog" && id !== undefined && !isListPage(address) && !isSample(id)),
        JobPosting: kind === "vacancies" ? realVacancies : 0,
        // Nobody on the team page is more than an example, and no page asks and answers.
        Person: 0,
        FAQPage: 0,
      };
      const trail = things.filter((thing) => thing["@type"] === "ListItem");
      for (const { item } of trail) steps.add(String(item));
      return [
        ...problemsOf(things),
        ...(facts.data.length === 1 && facts.data[0]?.includes('"@context":"https://schema.org"')
          ? []
          : [`${facts.data.length} blocks`]),
        ...(count("Organization") > 0 ? [] : ["no Organization"]),
        ...Object.entries(expected)
          .filter(([type, number]) => count(type) !== number)
          .map(([type]) => `${count(type)} × ${type}`),
        ...(trail.every(({ position }, index) => position === index + 1) ? [] : ["steps out of order"]),
        ...(same(String(trail.at(-1)?.item)) === same(listed.url) ? [] : ["the way ends elsewhere"]),
        ...(JSON.stringify(things).includes(".example") ? ["an address that only holds a place"] : []),
      ];
    }),
  ).toEqual([]);
  const logo = thingsIn(JSON.parse(found[0]?.facts.data[0] ?? "")).find(({ logo }) => logo)?.logo;
  for (const url of [...steps, String(logo)])
    expect((await ask(request, addressOf(url))).status(), url).toBe(200);
});

test("robots.txt leads to the sitemap and tells Yandex which marks to cut off", async ({ request }) => {
  const answer = await ask(request, "/robots.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  const [, marks = ""] = /^Clean-param: (\S+)$/m.exec(text) ?? [];
  expect(marks.split("&")).toEqual(expect.arrayContaining(["utm_source", "yclid", "ysclid"]));
  // A longer rule is a mistake to Yandex.
  expect(`Clean-param: ${marks}`.length).toBeLessThanOrEqual(1024);
  expect(/^Sitemap: (\S+)$/m.exec(text)?.[1]).toBe(`${builtFor}/sitemap.xml`);
  for (const { address } of found) expect(address).not.toMatch(/^\/api\//);
});

test("security.txt says whom to tell of a weakness, for less than a year", async ({ request }) => {
  const answer = await ask(request, "/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(/^Canonical: (\S+)$/m.exec(text)?.[1]).toBe(`${builtFor}/.well-known/security.txt`);
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

for (const [address, lang, prefix] of [
  ["/feed.xml", "ru", ""],
  ["/en/feed.xml", "en", "/en"],
] as const)
  test(`${address} tells of every article, and the pages that should name it do`, async ({
    page,
    request,
  }) => {
    const answer = await ask(request, address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const { channel, self, items } = await readFeed(page, await answer.text());
    expect(self).toEqual([builtFor + address]);
    expect(channel).toMatchObject({ language: lang, link: `${builtFor}${prefix}/blog` });
    const articles = found.filter(
      ({ address: path }) => path.startsWith(`${prefix}/blog/`) && !isListPage(path),
    );
    expect(items.map(({ link }) => link).sort()).toEqual(articles.map(({ listed }) => listed.url).sort());
    const days = items.map(({ pubDate }) => Date.parse(pubDate ?? ""));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    for (const { title, guid, link, description, category, pubDate } of items) {
      expect(guid).toBe(link);
      const facts = articles.find(({ listed }) => listed.url === link)?.facts;
      expect(facts?.title.slice(0, title?.length)).toBe(title);
      expect(only(facts?.meta.description)).toBe(description);
      expect(category).toBeTruthy();
      expect(pubDate).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
      expect(only(facts?.meta["article:published_time"])).toBe(
        new Date(pubDate ?? "").toISOString().slice(0, 10),
      );
    }
    for (const entry of articles.concat(found.filter((one) => one.address === `${prefix}/blog`)))
      expect(entry.facts.feeds, entry.address).toEqual([builtFor + address]);
  });

test("llms.txt names every page of the sitemap but those of lists, and nothing else", async ({ request }) => {
  const answer = await ask(request, "/llms.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const links = [...(await answer.text()).matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, url]) =>
    same(url ?? ""),
  );
  const pages = found.filter(({ address }) => !isListPage(address));
  expect([...new Set(links)].sort()).toEqual(pages.map(({ listed }) => same(listed.url)).sort());
});

test("the manifest names the site and its icons", async ({ request }) => {
  const answer = await ask(request, "/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const { name, icons } = (await answer.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBeTruthy();
  for (const { src } of icons) expect((await ask(request, src)).status(), src).toBe(200);
});
