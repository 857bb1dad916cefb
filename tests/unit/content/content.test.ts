import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { caseSlugs, listCases } from "@/lib/content/cases";
import { getCompany } from "@/lib/content/company";
import { furtherListPages } from "@/lib/content/listing";
import { getLegalDocument } from "@/lib/content/legal";
import { firstServices, getService, listServices, serviceIds } from "@/lib/content/services";
import { locales } from "@/lib/i18n/routing";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

describe.each(locales)("services in %s", (locale) => {
  const services = listServices(locale);

  it("are those of the specification, the first six of them on the home page", () => {
    expect(services.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        "ai-agents",
        "highload",
        "digital-office",
        "digital-production",
        "domestic-infrastructure",
        "support",
        "erp",
        "bitrix24",
        "monitoring",
      ]),
    );
    expect(firstServices(locale)).toEqual(services.slice(0, 6));
  });

  it.each(services.map((service) => [service.id, service] as const))(
    "%s has its five of each",
    (id, service) => {
      expect(getService(locale, id)).toBe(service);
      expect([service.benefits, service.features, service.solutions].map((list) => list.length)).toEqual([
        5, 5, 5,
      ]);
      if (service.caseStudy !== undefined) expect(caseSlugs()).toContain(service.caseStudy);
    },
  );
});

it("services keep the colours of the design", () => {
  expect(Object.fromEntries(listServices("ru").map(({ id, color }) => [id, color]))).toMatchObject({
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

describe("cases", () => {
  it("are the same in both languages, in the same order", () => {
    expect(caseSlugs().length).toBeGreaterThan(0);
    expect(listCases("en").map(({ slug }) => slug)).toEqual(caseSlugs());
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
          "drawing",
          "services",
          "sections",
          "figure",
          "head",
          "changes",
          "measured",
          "duration",
          "team",
          "phases",
          "screen",
          "system",
          "lessons",
          "quote",
          "resultsAfter",
          "quoteAfter",
          "headings",
          "closing",
          ...(item.photo ? ["photo"] : []),
        ].sort(),
      );
  });
});

it("a case and the services it names lead to one another", () => {
  const cases = listCases("ru");
  for (const { id, caseStudy } of listServices("ru"))
    if (caseStudy !== undefined)
      expect(cases.find(({ slug }) => slug === caseStudy)?.services, id).toContain(id);
  for (const { slug, services = [] } of cases)
    for (const service of services) expect(getService("ru", service), slug).toBeDefined();
});

it("the stages of a case take as long as the case says", () => {
  for (const { slug, duration, phases } of listCases("en")) {
    if (duration === undefined || phases === undefined) continue;
    const weeks = phases.reduce((sum, phase) => sum + parseInt(phase.duration, 10), 0);
    expect(Math.round((weeks * 12) / 52), slug).toBe(parseInt(duration, 10));
  }
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

it("the company has four social links, a phone that can be called and an English name", () => {
  const { social, phoneHref, name } = getCompany("en");
  expect(social.map(({ id }) => id)).toEqual(["messenger", "socialNetwork", "professionalNetwork", "video"]);
  expect(phoneHref).toMatch(/^tel:\+?\d{7,15}$/);
  expect(name).not.toMatch(/[А-Яа-яЁё]/);
});

it("the slug list for the middleware names every service, case and page of a list", async () => {
  await import("../../../scripts/build/prepare-slugs");
  const { default: slugs } = (await import("../../../.generated/slugs.json")) as {
    default: { services: string[]; cases: string[]; lists: string[] };
  };
  expect(slugs.services).toEqual(serviceIds().sort());
  expect(slugs.cases).toEqual(caseSlugs().sort());
  expect(slugs.lists).toEqual(furtherListPages().map(({ path }) => path));
});

it("tells the years in business by both figures of the company, in both languages", () => {
  const words = (locale: string) =>
    [...readdirSync(`messages/${locale}`).filter((name) => name.endsWith(".json"))]
      .map((name) => plain(readFileSync(`messages/${locale}/${name}`, "utf8")))
      .join();
  expect(words("ru")).toMatch(/17 лет/);
  expect(words("ru")).toMatch(/15\+ лет/);
  expect(words("en")).toMatch(/17 years/);
  expect(words("en")).toMatch(/15\+ years/);
});
