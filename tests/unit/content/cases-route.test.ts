import { createTranslator } from "next-intl";
import { describe, expect, it, vi } from "vitest";
import { GET, POST } from "@/app/api/cases/route";
import { listCases } from "@/lib/content/cases";
import en from "@/messages/en";
import ru from "@/messages/ru";

vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: "ru" | "en"; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));

const context = { params: Promise.resolve({}) };
const get = (query = "") => GET(new Request(`http://localhost:3000/api/cases${query}`), context);

describe("GET /api/cases", () => {
  it.each([
    ["", "ru"],
    ["?locale=ru", "ru"],
    ["?locale=en", "en"],
    ["?locale=en&utm_source=mail", "en"],
  ] as const)("%s answers the cases in %s", async (query, locale) => {
    const response = await get(query);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: listCases(locale) });
  });

  it.each(["?locale=de", "?locale=", "?locale=EN"])("%s is refused", async (query) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "validation_failed" });
  });

  it("knows no other method", async () => {
    const response = await POST(new Request("http://localhost:3000/api/cases", { method: "POST" }), context);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
  });
});
