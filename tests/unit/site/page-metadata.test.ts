import { afterEach, describe, expect, it, vi } from "vitest";
import { listPosts } from "@/lib/content/blog";
import { caseFacts, caseSlugs, getCase } from "@/lib/content/cases";
import { getCompany } from "@/lib/content/company";
import { listServices } from "@/lib/content/services";
import { env } from "@/lib/env";
import { asideMetadata, pageMetadata } from "@/lib/site/page-metadata";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));

const before = { ...env };
afterEach(() => Object.assign(env, { VERCEL_ENV: undefined, YANDEX_VERIFICATION: undefined }, before));

describe("metadata of a page", () => {
  it("of an entry with a day of publication is an article's, of another a website's", async () => {
    // One with a photograph shows that instead.
    const slug = caseSlugs().find((each) => getCase("en", each)?.photo === undefined) ?? "";
    expect((await pageMetadata(`/cases/${slug}`, "en")).openGraph).toMatchObject({
      type: "article",
      publishedTime: caseFacts(slug).published,
      url: `http://localhost:3000/en/cases/${slug}`,
      locale: "en_US",
      alternateLocale: "ru_RU",
      images: [{ url: `/opengraph/en/cases/${slug}.png`, width: 1200, height: 630, type: "image/png" }],
    });
    const [post] = listPosts("ru");
    expect((await pageMetadata(`/blog/${String(post?.id)}`, "ru")).openGraph).toMatchObject({
      publishedTime: post?.date,
    });
    expect((await pageMetadata("/services/erp", "ru")).openGraph).toMatchObject({ type: "website" });
  });

  it.each(["ru", "en"] as const)("of a service has its name as title, in %s", async (locale) => {
    for (const { id, title } of listServices(locale)) {
      const named = `${title} — ${getCompany(locale).name}`;
      const { title: shown, description, openGraph } = await pageMetadata(`/services/${id}`, locale);
      expect(shown).toBe(named);
      expect(openGraph).toMatchObject({ title: named, description });
    }
  });

  it("of a page in Russian at both addresses names the Russian one and no other language", async () => {
    const { alternates, openGraph } = await pageMetadata("/design-generator", "en");
    expect(alternates).toEqual({ canonical: "http://localhost:3000/design-generator" });
    expect(openGraph).toMatchObject({ url: "http://localhost:3000/design-generator" });
    expect(openGraph).not.toHaveProperty("alternateLocale", expect.anything());
  });

  it("names the feed of its language on the home page and in the blog, not elsewhere", async () => {
    const feeds = async (path: string) => (await pageMetadata(path, "en")).alternates?.types;
    const feed = { "application/rss+xml": [{ url: "/en/feed.xml", title: expect.any(String) as string }] };
    expect(await feeds("/")).toEqual(feed);
    expect(await feeds("/blog/post1")).toEqual(feed);
    expect(await feeds("/services")).toBeUndefined();
  });

  it("keeps previews and pages of a moment out of search", async () => {
    expect((await pageMetadata("/", "ru")).robots).toBeUndefined();
    expect((await asideMetadata("Спасибо", "Получили", "ru")).robots).toEqual({ index: false, follow: true });
    env.VERCEL_ENV = "preview";
    expect((await pageMetadata("/", "ru")).robots).toEqual({ index: false, follow: false });
  });

  it("proves whose site it is with the configured codes", async () => {
    env.YANDEX_VERIFICATION = "4f1c";
    expect((await pageMetadata("/", "ru")).verification).toEqual({ yandex: "4f1c", google: undefined });
  });
});
