import { afterEach, describe, expect, it, vi } from "vitest";
import { listPosts } from "@/lib/content/blog";
import { readCompany, type Company } from "@/lib/content/company";
import { getService } from "@/lib/content/services";
import { listVacancies } from "@/lib/content/vacancies";
import { organization, wholeOrganization } from "@/lib/site/json-ld/organization";
import { pageGraph, toScript } from "@/lib/site/json-ld/page-graph";
import { article, jobPosting } from "@/lib/site/json-ld/things";
import { listedPages } from "@/lib/site/pages";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));
afterEach(() => vi.restoreAllMocks());

const company = readCompany();

const typesOf = async (path: string) => {
  const { "@graph": things } = await pageGraph(path, "ru");
  return things.map((thing) => (thing as { "@type": string })["@type"]);
};

describe("what machines are told of the company", () => {
  /** The company with facts as the owner may have filled them in. */
  const given = async (facts: Partial<Company>) => {
    const content = await import("@/lib/content/company");
    vi.spyOn(content, "getCompany").mockReturnValue({ ...content.getCompany("ru"), ...facts });
  };

  it("holds no place that the owner has yet to fill", async () => {
    await given({
      email: "info@company.example",
      registry: { inn: "", ogrn: "", accreditation: "" },
      social: [{ id: "video", href: "https://video.example/company" }],
    });
    const text = JSON.stringify(wholeOrganization("ru"));
    expect(text).not.toMatch(/\.example|""|\[\]/);
    expect(text).not.toMatch(/taxID|identifier|sameAs|email/);
  });

  it("holds what is filled in", async () => {
    await given({
      email: "info@company.ru",
      registry: { inn: "7700000000", ogrn: "1027700000000", accreditation: "" },
      social: [
        { id: "messenger", href: "https://messenger.ru/company" },
        { id: "video", href: "https://video.example/company" },
      ],
    });
    expect(wholeOrganization("ru")).toMatchObject({
      name: company.ru.name,
      legalName: company.ru.legalName,
      foundingDate: String(company.founded),
      telephone: company.phone,
      email: "info@company.ru",
      taxID: "7700000000",
      identifier: { propertyID: "OGRN", value: "1027700000000" },
      sameAs: ["https://messenger.ru/company"],
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

/** What a page is about; a sample is about nothing that machines should know. */
function aboutOf(path: string): string[] {
  if (path === "/") return ["WebSite"];
  if (path.startsWith("/services/")) return ["Service"];
  if (path === "/vacancies")
    return listVacancies("ru").flatMap(({ posted }) => (posted === undefined ? [] : ["JobPosting"]));
  const post = listPosts("ru").find(({ id }) => path === `/blog/${id}`);
  return post && !post.sample ? ["Article"] : [];
}

describe("what machines are told of a page", () => {
  it.each(listedPages().map(({ path }) => path))(
    "%s: the company, the way to it, and what it is about",
    async (path) => {
      expect(await typesOf(path)).toEqual(["Organization", "BreadcrumbList", ...aboutOf(path)]);
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
          name: getService("en", "erp")?.title,
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
  const [post] = listPosts("en");
  if (!post) throw new Error("no article");
  const [vacancy] = listVacancies("ru");
  if (!vacancy) throw new Error("no vacancy");

  it("says nothing of a sample, whatever it is", () => {
    expect(article({ ...post, sample: true }, "en")).toBeUndefined();
    expect(jobPosting({ ...vacancy, posted: undefined }, "ru")).toBeUndefined();
  });

  it("announces a real article with its author and both its dates", () => {
    expect(article({ ...post, date: "2023-05-15", sample: undefined }, "en")).toMatchObject({
      "@type": "Article",
      headline: post.title,
      datePublished: "2023-05-15",
      dateModified: post.updated ?? "2023-05-15",
      image: `http://localhost:3000/opengraph/en/blog/${post.id}.png`,
      author: { "@type": "Organization", name: company.en.name },
    });
  });

  it("announces a real vacancy with the day it came out and the place of work", () => {
    expect(jobPosting({ ...vacancy, posted: "2026-11-20" }, "ru")).toMatchObject({
      "@type": "JobPosting",
      title: vacancy.title,
      datePosted: "2026-11-20",
      hiringOrganization: { "@type": "Organization", name: company.ru.name },
      jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "RU" } },
    });
  });
});
