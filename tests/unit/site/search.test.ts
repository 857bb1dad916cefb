import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GET as robots } from "@/app/robots.txt/route";
import sitemap from "@/app/sitemap";
import { listPosts, postIds } from "@/lib/content/blog";
import { caseFacts, caseSlugs } from "@/lib/content/cases";
import { furtherListPages } from "@/lib/content/listing";
import { getLegalDocument } from "@/lib/content/legal";
import { listServices, serviceIds } from "@/lib/content/services";
import { routes } from "@/lib/i18n/routes";

describe("the sitemap", () => {
  const entries = sitemap();
  const paths = entries.map(({ url }) => new URL(url).pathname);

  it("has every page that may be listed, in both languages, once", () => {
    const lists = furtherListPages().filter(({ isListed }) => isListed);
    const listed =
      Object.values(routes).length -
      1 +
      serviceIds().length +
      caseSlugs().length +
      postIds().length +
      lists.length;
    expect(paths.filter((path) => !/^\/en(\/|$)/.test(path))).toHaveLength(listed);
    expect(new Set(paths).size).toBe(paths.length);
    const [slug = ""] = caseSlugs();
    const [post = ""] = postIds();
    for (const path of [
      "/",
      "/en",
      "/services/erp",
      `/en/cases/${slug}`,
      `/blog/${post}`,
      `/en/blog/${post}`,
    ])
      expect(paths).toContain(path);
  });

  it("leaves out what stands for a moment, and the second address of a page in one language", () => {
    expect(paths).not.toContain("/contacts/thank-you");
    expect(paths).not.toContain("/en/design-generator");
  });

  it("names the languages of a page and the default one", () => {
    const entry = entries.find(({ url }) => url.endsWith("/en/services/support"));
    expect(entry?.alternates?.languages).toEqual({
      ru: "http://localhost:3000/services/support",
      en: "http://localhost:3000/en/services/support",
      "x-default": "http://localhost:3000/services/support",
    });
  });

  const dateOf = (path: string) => entries.find(({ url }) => new URL(url).pathname === path)?.lastModified;

  it("dates every page by its content: an entry by its last change, a list by its newest entry, a policy by its edition", () => {
    for (const { lastModified } of entries) expect(lastModified).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    for (const { id, date, updated } of listPosts("ru"))
      expect(dateOf(`/en/blog/${id}`)).toBe(updated ?? date);
    for (const slug of caseSlugs()) expect(dateOf(`/cases/${slug}`)).toBe(caseFacts(slug).updated);
    const newest = listServices("ru").reduce((day, { updated }) => (updated > day ? updated : day), "");
    expect(dateOf("/services")).toBe(newest);
    expect(dateOf("/privacy-policy")).toBe(getLegalDocument("en", "privacy-policy").edition);
  });
});

it("robots.txt names the sitemap and the marks that Yandex may cut off", async () => {
  const response = robots();
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect((await response.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    expect.stringMatching(/^Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&/),
    "",
    "Sitemap: http://localhost:3000/sitemap.xml",
    "",
  ]);
});

it('the icons are drawn from today\'s favicon; run "npm run icons" after a change', () => {
  const sources = JSON.parse(readFileSync("public/icons/sources.json", "utf8")) as Record<string, string>;
  expect(sources["favicon.svg"]).toBe(
    createHash("sha256").update(readFileSync("public/favicon.svg", "utf8")).digest("hex"),
  );
  for (const name of ["icon-192", "icon-512", "maskable-512", "apple-touch-icon"])
    expect(existsSync(`public/icons/${name}.png`)).toBe(true);
});
