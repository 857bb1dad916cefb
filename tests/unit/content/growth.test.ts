import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { GET as casesAnswer } from "@/app/api/cases/route";
import sitemap from "@/app/sitemap";
import { listPosts, postIds } from "@/lib/content/blog";
import { caseSlugs } from "@/lib/content/cases";
import { findListPage, furtherListPages } from "@/lib/content/listing";
import { listPartners } from "@/lib/content/partners";
import { firstServices, getService, serviceIds } from "@/lib/content/services";
import { listTeam } from "@/lib/content/team";
import { listVacancies } from "@/lib/content/vacancies";
import { lucideIcon } from "@/lib/pictures/lucide";
import { blogFeed } from "@/lib/site/feeds/blog-feed";
import { llmsText } from "@/lib/site/feeds/llms";
import { pageMetadata } from "@/lib/site/page-metadata";
import { contentProblems } from "../../../scripts/content/content-problems";
import { copyOfContent, idsIn, type Copy } from "./growing-site";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));

const before = {
  posts: idsIn("blog").length,
  cases: idsIn("cases").length,
  services: idsIn("services").length,
};
/** Newer than whatever the site has, but for what it publishes on this very day. */
const TODAY = new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Moscow" });

const NEW_POSTS = Array.from({ length: 22 }, (_, index) => `post${index + 4}`);
const PER_PAGE = 9;

let copy: Copy;
const titled = (title: string) => (text: string, locale: string) =>
  text.replace(/^title: .*$/m, `title: ${title} ${locale}`).replace(/^order: .*\n/m, "");

beforeAll(() => {
  copy = copyOfContent();
  const words = (name: string) => ({ ru: { name: `${name} ру` }, en: { name: `${name} en` } });
  copy.changeList("industries", (list) => [...list, { id: "space", ...words("Space") }]);
  copy.changeList("categories", (list) => [...list, { id: "news", ...words("News") }]);
  const [aCase = "", aPost = "", aService = ""] = ["cases", "blog", "services"].map(
    (folder) => idsIn(folder)[0],
  );
  copy.changeTexts("cases", (text) => text.replace(`published: ${TODAY}`, "published: 2026-01-01"));
  copy.copyText("cases", aCase, "tenth-case", (text, locale) =>
    titled("Tenth case")(text, locale)
      .replace(/^industry: .*$/m, "industry: space")
      .replace(/^published: .*$/m, `published: ${TODAY}`)
      .replace(/^updated: .*\n/m, ""),
  );
  for (const [index, id] of NEW_POSTS.entries())
    copy.copyText("blog", aPost, id, (text, locale) =>
      titled(`Article ${id}`)(text, locale)
        .replace(/^category: .*$/m, "category: news")
        .replace(/^date: .*$/m, `date: 2025-01-${String(index + 1).padStart(2, "0")}`)
        .replace(/^(?:updated|readTime): .*\n/gm, ""),
    );
  copy.copyText("services", aService, "tenth-service", (text, locale) =>
    titled("Tenth service")(text, locale)
      .replace(/^icon: .*$/m, "icon: cloud\norder: 99")
      .replace(/^(?:picture|caseStudy): .*\n/gm, "")
      .replace(/^color: .*$/m, "color: orange"),
  );
  copy.changeList("partners", (list) => [
    ...list,
    {
      id: "thirteenth",
      kind: "platform",
      ru: { name: "Тринадцатый", role: "Новый" },
      en: { name: "Thirteenth", role: "New" },
    },
  ]);
  copy.changeList("team", (list) => [...list, { ...list[0], id: "fifth" }]);
  copy.changeList("vacancies", (list) => list.slice(0, 1));
  vi.spyOn(process, "cwd").mockReturnValue(copy.root);
});
afterAll(() => {
  vi.restoreAllMocks();
  copy.remove();
});

const sitemapPaths = () => sitemap().map(({ url }) => new URL(url).pathname);

describe("a site whose content has grown", () => {
  it("has nothing wrong in it", async () => expect(await contentProblems()).toEqual([]), 120_000);

  it("has a tenth case, first in the list and in the answer, with an industry of its own", async () => {
    expect(caseSlugs()).toHaveLength(before.cases + 1);
    expect(caseSlugs()[0]).toBe("tenth-case");
    const { data } = (await (
      await casesAnswer(new Request("http://localhost:3000/api/cases?locale=en"), {
        params: Promise.resolve({}),
      })
    ).json()) as { data: { slug: string; industry: string }[] };
    expect(data).toHaveLength(before.cases + 1);
    expect(data[0]).toMatchObject({ slug: "tenth-case", industry: "Space en" });
    expect(findListPage("/cases/industry/space", "en")).toMatchObject({
      ids: ["tenth-case"],
      isListed: false,
    });
  });

  it("shows articles nine to a page, each once, the newest first", () => {
    const all = postIds();
    expect(all).toHaveLength(before.posts + NEW_POSTS.length);
    const pages = Math.ceil(all.length / PER_PAGE);
    const shown = Array.from({ length: pages }, (_, index) => {
      const page = findListPage(index === 0 ? "/blog" : `/blog/page/${index + 1}`, "ru");
      expect(page).toMatchObject({ page: index + 1, pages, isListed: true });
      return page?.ids ?? [];
    });
    expect(shown.flat()).toEqual(all);
    expect(shown[0]).toHaveLength(PER_PAGE);
    for (const path of [`/blog/page/${pages + 1}`, "/blog/page/1", "/blog/page/0", "/blog/page"])
      expect(findListPage(path, "ru"), path).toBeUndefined();
    expect(listPosts("ru").find(({ id }) => id === "post4")?.readTime).toBeGreaterThan(0);
  });

  it("has a category of its own page by page, in the sitemap, with its own head", async () => {
    expect(findListPage("/blog/category/news", "en")).toMatchObject({ total: NEW_POSTS.length, pages: 3 });
    expect(sitemapPaths()).toEqual(
      expect.arrayContaining([
        "/blog/page/2",
        "/en/blog/page/2",
        "/blog/category/news",
        "/en/blog/category/news/page/3",
      ]),
    );
    const heads = await Promise.all(
      ["/blog", "/blog/page/2", "/blog/category/news", "/blog/category/news/page/2"].map((path) =>
        pageMetadata(path, "ru"),
      ),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(4);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(4);
    expect(heads[1]?.alternates).toMatchObject({
      canonical: "http://localhost:3000/blog/page/2",
      languages: { en: "http://localhost:3000/en/blog/page/2" },
    });
    expect(heads[1]?.robots).toBeUndefined();
  });

  it("keeps a list of fewer than three from search engines, in favour of the whole list", async () => {
    const { robots, alternates } = await pageMetadata("/cases/industry/space", "en");
    expect(robots).toMatchObject({ index: false, follow: true });
    expect(alternates).toEqual({ canonical: "http://localhost:3000/en/cases" });
    expect(sitemapPaths()).not.toContain("/cases/industry/space");
    expect(furtherListPages().map(({ path }) => path)).toContain("/cases/industry/space");
  });

  it("has a tenth service of two files, with an icon of lucide and no picture, behind the first six", async () => {
    expect(serviceIds()).toHaveLength(before.services + 1);
    expect(serviceIds().at(-1)).toBe("tenth-service");
    expect(getService("en", "tenth-service")).toMatchObject({
      icon: "cloud",
      color: "orange",
    });
    expect(getService("en", "tenth-service")).not.toHaveProperty("picture");
    expect(firstServices("en")).toHaveLength(6);
    expect(await lucideIcon("cloud")).toEqual([
      ["path", expect.objectContaining({ d: expect.any(String) as string })],
    ]);
    expect(sitemapPaths()).toContain("/services/tenth-service");
  });

  it("has one partner and one person more, and two vacancies less", () => {
    expect(listPartners("en").at(-1)?.name).toBe("Thirteenth");
    expect(listTeam("ru").at(-1)?.id).toBe("fifth");
    expect(listVacancies("ru")).toHaveLength(1);
  });

  it("tells of all of it in feeds and to language models", async () => {
    const feed = await (await blogFeed("en")).text();
    expect(feed.match(/<item>/g)).toHaveLength(before.posts + NEW_POSTS.length);
    expect(feed).toContain("<category>News en</category>");
    const text = await llmsText();
    for (const path of ["/en/blog/post25", "/cases/tenth-case", "/services/tenth-service"])
      expect(text).toContain(`(http://localhost:3000${path}):`);
  });
});
