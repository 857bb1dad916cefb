import { createTranslator } from "next-intl";
import { describe, expect, it, vi } from "vitest";
import { POST as askCorporate } from "@/app/api/corporate/[tool]/route";
import { POST as askDesign } from "@/app/api/design/[tool]/route";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { designSamples } from "@/tests/unit/generators/design-samples";

vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));

const ask = (suite: "corporate" | "design", tool: string, body: unknown, accept = "application/json") =>
  (suite === "design" ? askDesign : askCorporate)(
    new Request(`http://localhost:3000/api/${suite}/${tool}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({ tool }) },
  );

const prompt = designSamples.ru.vet ?? "";

describe("the design tools", () => {
  it.each([
    ["suggest", { prompt }, "suggestion"],
    ["styles", { description: prompt }, "styleCode"],
    ["image", { prompt }, "imageUrl"],
    ["analyze", { description: prompt }, "analysis"],
  ])("%s answers with its field and its engine", async (tool, body, key) => {
    const response = await ask("design", tool, { ...body, locale: "ru" });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(answer).sort()).toEqual(["engine", key].sort());
    expect(answer.engine).toBe("draft");
  });

  it("a picture's stream has no text, only its end", async () => {
    const response = await ask("design", "image", { prompt, locale: "ru" }, "text/event-stream");
    const text = await response.text();
    expect(text).toMatch(/^event: done\ndata: \{"imageUrl":"data:image\/png;base64,/);
    expect(text).not.toContain("event: delta");
  });

  it.each([
    ["design", "idea"],
    ["corporate", "suggest"],
    ["design", "poem"],
  ] as const)("below /api/%s there is no %s", async (suite, tool) => {
    const response = await ask(suite, tool, { description: "x" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "unknown_tool" });
  });

  it("names the field that is missing by the tool's own name", async () => {
    const response = await ask("design", "suggest", { description: "x" });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('"prompt"');
  });
});
