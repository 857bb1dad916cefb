import type { Page } from "@playwright/test";
import { startSite, type Site } from "../api/server.ts";
import { startFaultModel, type FaultModel } from "../peers/fault-model.ts";
import { expect, hydrated, test } from "./fixtures.ts";

/** Answers and kept results that cannot be drawn: whatever a model or the storage holds, the page and its other tools work. */

test.use({ expectedConsole: /status of 5\d\d|Generation failed|TypeError|RangeError/ });

const PATH = "/corporate-project-generator";
const repetitions = {
  "quotations 3,000 deep": "> ".repeat(3_000) + "a",
  "lists 3,000 deep": "- ".repeat(3_000) + "a",
  "12,000 underlined headings": "a\n==\n".repeat(12_000),
  "30,000 marks of emphasis": "*_".repeat(30_000),
};

const broken = (page: Page) => page.getByRole("heading", { level: 1, name: /не открылась/ });
const idea = (page: Page) => page.getByRole("region", { name: "Идея проекта" });

async function ask(page: Page, task: string) {
  await page.locator("textarea[name=description]").fill(task);
  await page.locator("[data-slot=bench-go] [data-slot=button][data-variant=primary]:visible").click();
}

test.describe("a site with a model", () => {
  let model: FaultModel;
  let site: Site;
  test.beforeAll(async () => {
    model = await startFaultModel();
    const OPENAI_BASE_URL = model.baseURL("ok");
    site = await startSite({ env: { OPENAI_BASE_URL, OPENAI_API_KEY: "k", OPENAI_MODEL: "writer" } });
  });
  test.afterAll(async () => {
    await site.stop();
    await model.close();
  });

  for (const [name, text] of Object.entries(repetitions))
    test(`${name} are a failure the visitor can act on, now and after a reload`, async ({ page }) => {
      await page.goto(site.origin + PATH);
      await hydrated(page);
      model.text = `# Идея\n\nНачало документа.\n\n${text}`;
      await ask(page, `Нужна запись к врачу: ${name}`);
      const alert = idea(page).getByRole("alert");
      // The server asks once more for what it cannot take, and reads both answers to their ends.
      await expect(alert).toContainText("Произошла ошибка при генерации идеи проекта", { timeout: 40_000 });

      model.text = "# Запись к врачу\n\nТекст.";
      await alert.getByRole("button", { name: "Повторить" }).click();
      await expect(idea(page).getByRole("heading", { level: 3, name: "Запись к врачу" })).toBeVisible();
      await page.reload();
      await expect(idea(page).getByRole("heading", { level: 3, name: "Запись к врачу" })).toBeVisible();
      await expect(page.getByText("Последние результаты: 1")).toBeVisible();
      await expect(broken(page)).toHaveCount(0);
    });
});

test("a stopped document that cannot be laid out is shown as it was written, beside what can", async ({
  page,
}) => {
  await page.addInitScript((text) => {
    const ask = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (typeof input !== "string" || !input.startsWith("/api/corporate/")) return ask(input, init);
      const data = `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(data)),
      });
      return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
    };
  }, `# Идея\n\n**Начало** документа.\n\n${repetitions["quotations 3,000 deep"]}`);
  await page.goto(PATH);
  await hydrated(page);
  await ask(page, "Нужна запись к врачу");
  await expect(idea(page).locator("[data-slot=paper] strong")).toHaveText("Начало");
  await expect(idea(page).locator("[data-slot=paper] [data-slot=plain-text]")).toContainText("> > > > ");
  await page.locator("[data-slot=result-bar] [data-slot=button]").click();
  await expect(
    idea(page).locator("[data-slot=paper]:not([data-streaming]) [data-slot=plain-text]"),
  ).toContainText("> > > > ");
  await expect(idea(page).locator("blockquote")).toHaveCount(0);
});

test("a result that breaks while it is drawn can be read as text and forgotten", async ({ page }) => {
  await page.route("**/api/corporate/architecture", (route) =>
    route.fulfill({ json: { architecture: "# Схема\n\nТекст без схемы.", graph: {}, engine: "model" } }),
  );
  await page.goto(`${PATH}?tool=architecture`);
  await hydrated(page);
  await ask(page, "Нужна запись к врачу");
  const panel = page.getByRole("tabpanel");
  const alert = panel.getByRole("alert");
  await expect(alert).toContainText("Результат не удалось показать");
  await alert.getByRole("button", { name: "Показать как текст" }).click();
  await expect(panel.locator("[data-slot=plain-text]")).toContainText("Текст без схемы.");

  await page.reload();
  await hydrated(page);
  await expect(panel.getByText(/Здесь появится/)).toBeVisible();
  await expect(panel.getByRole("alert")).toHaveCount(0);
  // The storage is tidied after the first drawing.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("generator.results"))).toBeNull();

  await ask(page, "Нужна запись к врачу");
  await alert.getByRole("button", { name: "Забыть результат" }).click();
  await expect(alert).toHaveCount(0);
  await expect(broken(page)).toHaveCount(0);
});

test("kept results that cannot be drawn are forgotten, and the others come back", async ({ page }) => {
  const kept = (id: string, tool: string, answer: object, more: object = {}) => ({
    ...{ id, tool, locale: "ru", at: 1_700_000_000_000, seconds: 1, askedForDraft: false },
    ...{ input: { description: "Запись" }, answer: { engine: "model", ...answer } },
    ...more,
  });
  const parts = ["figures", "actors", "pains", "wishes", "bans", "systems", "open"];
  const lists = Object.fromEntries(parts.map((part) => [part, []]));
  const facts = { version: 1, locale: "ru", clarity: "clear", limits: {}, ...lists };
  const node = { id: "a", label: "A", kind: "service" };
  const graphs = [null, {}, { nodes: null, edges: null }, { nodes: Array(3_000).fill(node), edges: [] }];
  const architecture = "# Схема";
  const results = [
    ...Object.values(repetitions).map((text, index) =>
      kept(`idea-${String(index)}`, "idea", { projectIdea: text, facts, clarity: "clear" }),
    ),
    ...graphs.map((graph, index) =>
      kept(`g-${String(index)}`, "architecture", { architecture, graph, facts, clarity: "clear" }),
    ),
    kept("b", "business-case", { businessCase: "# Расчёт", assumptions: null }),
    kept("c", "business-case", { businessCase: "# Расчёт", assumptions: { years: "x" } }, { answered: 5 }),
    kept("d", "requirements", { requirements: "# Требования\n\nЦелы.", facts, clarity: "clear" }),
  ];
  await page.goto(PATH);
  await page.evaluate((stored) => localStorage.setItem("generator.results", JSON.stringify(stored)), {
    version: 2,
    results,
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Последние результаты: 1")).toBeVisible();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.getByRole("tabpanel").getByRole("region")).toBeVisible();
  }
  await page.getByRole("tab", { name: /Требования/ }).click();
  await expect(page.locator("[data-slot=paper]:visible")).toContainText("Целы.");
  await expect(broken(page)).toHaveCount(0);
  const left = await page.evaluate(() => localStorage.getItem("generator.results"));
  expect((JSON.parse(left ?? "") as { results: { id: string }[] }).results.map(({ id }) => id)).toEqual([
    "d",
  ]);
});
