import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { caseSlugs, getCase, listCases } from "@/lib/content/cases";
import { getCompany } from "@/lib/content/company";
import { splitDocument } from "@/lib/content/document";
import { getLegalDocument } from "@/lib/content/legal";
import { getService, listServices, serviceIds } from "@/lib/content/services";
import { locales } from "@/lib/i18n/routing";

/** The facts of the company that a text may quote; nothing else counts as one. */
const FACTS = {
  ru: [
    "> 1 млн",
    "99,95 %",
    "от 15 мин",
    "до 4 часов",
    "на 50 %",
    "24/7",
    "200+",
    "150+",
    "100+",
    "50+",
    "17 лет",
    "1,5 млрд ₽",
    "2008",
    "2017",
  ],
  en: [
    "> 1 million",
    "99.95%",
    "from 15 min",
    "up to 4 hours",
    "by 50%",
    "24/7",
    "200+",
    "150+",
    "100+",
    "50+",
    "17 years",
    "RUB 1.5 billion",
    "2008",
    "2017",
  ],
} as const;

const plain = (text: string) => text.replaceAll("\u00A0", " ");

describe.each(locales)("services in %s", (locale) => {
  const services = listServices(locale);

  it("are nine, six of them on the home page", () => {
    expect(services.map(({ id }) => id)).toEqual([
      "ai-agents",
      "highload",
      "digital-office",
      "digital-production",
      "domestic-infrastructure",
      "support",
      "erp",
      "bitrix24",
      "monitoring",
    ]);
    expect(services.filter(({ home }) => home)).toHaveLength(6);
  });

  it.each(services.map((service) => [service.id, service] as const))(
    "%s has its five of each",
    (id, service) => {
      expect(getService(locale, id)).toBe(service);
      expect([service.benefits, service.features, service.solutions].map((list) => list.length)).toEqual([
        5, 5, 5,
      ]);
      expect(service.steps).toHaveLength(3);
      expect(caseSlugs()).toContain(service.caseStudy);
    },
  );

  it("quote the company's own figures and no others", () => {
    for (const { businessValue } of services)
      for (const { value } of businessValue.facts) expect(FACTS[locale]).toContain(plain(value));
    const known = new Set(FACTS[locale].flatMap((fact) => fact.match(/\d+(?:[.,]\d+)?/g) ?? []));
    const written = services.flatMap(
      (service) => JSON.stringify({ ...service, order: 0, updated: "" }).match(/\d+(?:[.,]\d+)?/g) ?? [],
    );
    expect(written.filter((figure) => figure !== "0" && !known.has(figure))).toEqual([]);
  });
});

it("services keep the colours of the design", () => {
  expect(Object.fromEntries(listServices("ru").map(({ id, color }) => [id, color]))).toEqual({
    "ai-agents": "purple",
    highload: "red",
    "digital-office": "blue",
    "digital-production": "orange",
    "domestic-infrastructure": "green",
    support: "yellow",
    erp: "blue",
    bitrix24: "blue",
    monitoring: "green",
  });
});

it("services show the same emoji in both languages", () => {
  const emoji = (locale: "ru" | "en") =>
    listServices(locale).map(({ features }) => features.map((item) => item.emoji));
  expect(emoji("en")).toEqual(emoji("ru"));
});

describe("cases", () => {
  it("are nine, in the same order in both languages", () => {
    expect(caseSlugs()).toHaveLength(9);
    expect(listCases("en").map(({ slug }) => slug)).toEqual(caseSlugs());
  });

  it.each(caseSlugs())("%s says the same in both languages", (slug) => {
    const [ru, en] = [getCase("ru", slug), getCase("en", slug)];
    expect([en?.year, en?.hue, en?.image]).toEqual([ru?.year, ru?.hue, ru?.image]);
    expect(en?.results).toHaveLength(ru?.results.length ?? -1);
    expect(en?.tags).toHaveLength(ru?.tags?.length ?? -1);
    expect(en?.content.split("\n\n")).toHaveLength(ru?.content.split("\n\n").length ?? -1);
  });

  it("begin their tags with the kind of project", () => {
    const kinds = { ru: ["Автоматизация", "ИИ", "Битрикс24"], en: ["Automation", "AI", "Bitrix24"] };
    const kindsOf = (locale: "ru" | "en") =>
      listCases(locale).map(({ tags }) => kinds[locale].indexOf(tags?.[0] ?? ""));
    expect(kindsOf("ru")).not.toContain(-1);
    expect(kindsOf("en")).toEqual(kindsOf("ru"));
    expect(new Set(kindsOf("ru")).size).toBe(3);
  });

  it("call a sector by one name", () => {
    const names = caseSlugs().flatMap((slug) =>
      locales.map((locale) => {
        const file = `content/cases/${slug}.${locale}.md`;
        const { industryKey, industry } = splitDocument(file, readFileSync(file, "utf8")).data as Record<
          string,
          string
        >;
        return `${locale} ${industryKey ?? ""}: ${industry ?? ""}`;
      }),
    );
    const keys = [...new Set(names)].map((name) => name.split(":")[0]);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it("have exactly the fields that the site shows", () => {
    for (const item of listCases("ru"))
      expect(Object.keys(item).sort()).toEqual(
        [
          "slug",
          "clientName",
          "image",
          "title",
          "description",
          "industry",
          "year",
          "results",
          "content",
          "tags",
          "hue",
        ].sort(),
      );
  });
});

describe.each(locales)("legal documents in %s", (locale) => {
  it.each([
    ["privacy-policy", 8],
    ["terms-of-service", 10],
    ["personal-data-consent", 8],
    ["offer-contract", 12],
  ] as const)("%s has %i numbered sections", (id, count) => {
    const document = getLegalDocument(locale, id);
    expect(document.sections.map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(document.sections.every(({ title, markdown }) => title && markdown)).toBe(true);
    expect(document.edition).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(document.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("name the operator and its address", () => {
    const { operatorName, address, email } = getCompany(locale);
    const consent = plain(getLegalDocument(locale, "personal-data-consent").sections[0]?.markdown ?? "");
    expect(consent).toContain(operatorName);
    expect(consent).toContain(address);
    expect(plain(getLegalDocument(locale, "terms-of-service").sections[9]?.markdown ?? "")).toContain(email);
  });
});

it("each legal text has a hash of its own", () => {
  const ids = ["privacy-policy", "terms-of-service", "personal-data-consent", "offer-contract"] as const;
  const hashes = locales.flatMap((locale) => ids.map((id) => getLegalDocument(locale, id).hash));
  expect(new Set(hashes).size).toBe(8);
});

it("the company has four social links and a phone that can be called", () => {
  const { social, phoneHref, name } = getCompany("en");
  expect(social.map(({ id }) => id)).toEqual(["messenger", "socialNetwork", "professionalNetwork", "video"]);
  expect(phoneHref).toMatch(/^tel:\+7\d{10}$/);
  expect(name).toMatch(/^[A-Za-z ]+$/);
});

it("the slug list for the middleware names every service and case", async () => {
  await import("../../../scripts/prepare-slugs");
  const { default: slugs } = (await import("../../../.generated/slugs.json")) as {
    default: { services: string[]; cases: string[] };
  };
  expect(slugs.services).toEqual(serviceIds().sort());
  expect(slugs.cases).toEqual(caseSlugs().sort());
});
