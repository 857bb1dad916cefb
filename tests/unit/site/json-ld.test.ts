import { afterEach, describe, expect, it, vi } from "vitest";
import { company } from "@/content/company";
import { getPost, listPosts } from "@/lib/content/blog";
import { listVacancies } from "@/lib/content/vacancies";
import { locales } from "@/lib/i18n/routing";
import { organization, wholeOrganization } from "@/lib/site/json-ld/organization";
import { pageGraph, toScript } from "@/lib/site/json-ld/page-graph";
import { article, jobPosting } from "@/lib/site/json-ld/things";
import { listedPages } from "@/lib/site/pages";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));
afterEach(() => vi.restoreAllMocks());

const typesOf = async (path: string) => {
  const { "@graph": things } = await pageGraph(path, "ru");
  return things.map((thing) => (thing as { "@type": string })["@type"]);
};

describe("what machines are told of the company", () => {
  it("holds no place that the owner has yet to fill", () => {
    for (const locale of locales) {
      const text = JSON.stringify(wholeOrganization(locale));
      expect(text).not.toMatch(/\.example|""|\[\]/);
      expect(text).not.toMatch(/taxID|identifier|sameAs|email/);
    }
  });

  it("holds what is filled in", async () => {
    const content = await import("@/lib/content/company");
    const real = content.getCompany("ru");
    vi.spyOn(content, "getCompany").mockReturnValue({
      ...real,
      email: "info@dubrava.ru",
      registry: { inn: "7700000000", ogrn: "1027700000000", accreditation: "" },
      social: [
        { id: "messenger", href: "https://messenger.ru/dubrava" },
        { id: "video", href: "https://video.example/dubrava" },
      ],
    });
    expect(wholeOrganization("ru")).toMatchObject({
      name: company.ru.name,
      legalName: company.ru.legalName,
      foundingDate: "2008",
      telephone: company.phone,
      email: "info@dubrava.ru",
      taxID: "7700000000",
      identifier: { propertyID: "OGRN", value: "1027700000000" },
      sameAs: ["https://messenger.ru/dubrava"],
    });
  });

  it("is three facts and an identity on other pages", () => {
    expect(organization("en")).toEqual({
      "@type": "Organization",
      "@id": "http://localhost:3000/#organization",
      name: company.en.name,
      url: "http://localhost:3000/en",
      logo: "http://localhost:3000/icons/icon-512.png",
    });
  });
});

describe("what machines are told of a page", () => {
  it.each(listedPages().map(({ path }) => path))(
    "%s: the company, the way to it, and what it is about",
    async (path) => {
      const about = path === "/" ? ["WebSite"] : path.startsWith("/services/") ? ["Service"] : [];
      expect(await typesOf(path)).toEqual(["Organization", "BreadcrumbList", ...about]);
    },
  );

  it("leads from the home page over the list to an entry, in the language of the page", async () => {
    const { "@graph": things } = await pageGraph("/services/erp", "en");
    expect(things).toContainEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "http://localhost:3000/en" },
        { "@type": "ListItem", position: 2, name: "Services", item: "http://localhost:3000/en/services" },
        {
          "@type": "ListItem",
          position: 3,
          name: "ERP automation",
          item: "http://localhost:3000/en/services/erp",
        },
      ],
    });
  });

  it("cannot end the script element it stands in", () => {
    const graph = {
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Thing", name: "</script><!--" }],
    };
    const text = toScript(graph as Parameters<typeof toScript>[0]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual(graph);
  });
});

describe("samples and the real thing", () => {
  it("says nothing of a sample, whatever it is", () => {
    for (const post of listPosts("ru")) if (post.sample) expect(article(post, "ru")).toBeUndefined();
    for (const vacancy of listVacancies("ru")) expect(jobPosting(vacancy, "ru")).toBeUndefined();
  });

  it("announces a real article with its author and both its dates", () => {
    const post = getPost("en", "post1");
    if (!post) throw new Error("no post1");
    expect(article({ ...post, sample: undefined }, "en")).toMatchObject({
      "@type": "Article",
      headline: post.title,
      datePublished: "2023-05-15",
      dateModified: post.updated,
      image: "http://localhost:3000/opengraph/en/blog/post1.png",
      author: { "@type": "Organization", name: company.en.name },
    });
  });

  it("announces a real vacancy with the day it came out and the place of work", () => {
    const [vacancy] = listVacancies("ru");
    if (!vacancy) throw new Error("no vacancy");
    expect(jobPosting({ ...vacancy, posted: "2026-11-20" }, "ru")).toMatchObject({
      "@type": "JobPosting",
      title: vacancy.title,
      datePosted: "2026-11-20",
      hiringOrganization: { "@type": "Organization", name: company.ru.name },
      jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "RU" } },
    });
  });
});
