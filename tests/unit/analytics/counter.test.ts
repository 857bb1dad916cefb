import { afterEach, expect, test, vi } from "vitest";
import { forget } from "@/lib/analytics/counter";

afterEach(() => vi.unstubAllGlobals());

test("a vendor's cookies are removed on every domain the page may write, others stay", () => {
  const written: string[] = [];
  vi.stubGlobal("document", {
    get cookie() {
      return "_ga=1; _ga_TEST=2; NEXT_LOCALE=ru; my_ga=3";
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
  vi.stubGlobal("window", { location: { hostname: "www.shop.example.ru" } });
  const removeItem = vi.fn();
  vi.stubGlobal("localStorage", { _ga: "1", theme: "dark", removeItem });
  forget(/^_ga/);
  expect(written.filter((cookie) => cookie.startsWith("_ga="))).toEqual([
    "_ga=; path=/; max-age=0",
    "_ga=; path=/; max-age=0; domain=.www.shop.example.ru",
    "_ga=; path=/; max-age=0; domain=.shop.example.ru",
    "_ga=; path=/; max-age=0; domain=.example.ru",
  ]);
  expect(written.some((cookie) => /^(NEXT_LOCALE|my_ga)=/.test(cookie))).toBe(false);
  expect(removeItem).toHaveBeenCalledExactlyOnceWith("_ga");
});
