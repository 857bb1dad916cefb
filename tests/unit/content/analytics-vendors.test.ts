import { afterEach, beforeEach, expect, test, vi } from "vitest";

const processors = async (locale: "ru" | "en") => {
  const { getLegalDocument } = await import("@/lib/content/legal");
  const { substitute } = await import("@/lib/content/variables");
  const section = getLegalDocument(locale, "privacy-policy").sections[4];
  return substitute(section?.markdown ?? "", locale);
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test("the privacy policy names the counters the site is built with", async () => {
  vi.stubEnv("NEXT_PUBLIC_YANDEX_METRIKA_ID", "12345678");
  vi.stubEnv("NEXT_PUBLIC_GA_MEASUREMENT_ID", "G-ABCDEF1234");
  expect(await processors("ru")).toMatch(
    /статистики \(Яндекс\sМетрика\s— ООО\s«Яндекс», Россия; Google\sAnalytics\s— Google\sLLC, США\)\s— только/,
  );
  expect(await processors("en")).toMatch(/statistics \(Yandex\sMetrica\s— Yandex\sLLC, Russia; Google/);
});

test("and only those", async () => {
  vi.stubEnv("NEXT_PUBLIC_YANDEX_METRIKA_ID", "12345678");
  expect(await processors("ru")).not.toContain("Google");
  vi.unstubAllEnvs();
  vi.resetModules();
  expect(await processors("ru")).not.toContain("статистики");
});
