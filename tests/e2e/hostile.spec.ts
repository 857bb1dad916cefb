import type { Page, Route } from "@playwright/test";
import { addresses, wholeDocuments } from "../corpora/xss.ts";
import { batches, hostileTexts } from "../corpora/texts.ts";
import { SITE_PORT } from "./environment.ts";
import { expect, hydrated, test as base } from "./fixtures.ts";

/** Two corpora of hostile texts wherever the page shows what came from elsewhere: nothing of them may be more than text. */

const SITE = `http://localhost:${SITE_PORT}`;

/** On top of the silence that every test keeps: nothing runs, no dialog opens, nobody else is asked, nothing leads away. */
const test = base.extend<{ sealed: undefined }>({
  sealed: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("dialog", (dialog) => {
        heard.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(`${SITE}/`) && !url.startsWith("data:image/")) heard.push(`request: ${url}`);
      });
      page.on("popup", (popup) => heard.push(`popup: ${popup.url()}`));
      await use(undefined);
      expect(heard).toEqual([]);
      expect(await page.evaluate(() => "__xss" in window)).toBe(false);
      expect(new URL(page.url()).origin).toBe(SITE);
    },
    { auto: true },
  ],
});

// A trace would hold every one of these documents after every step.
test.use({ reducedMotion: "reduce", trace: "off" });

/** What a result is made of; anything else in it was written by its text. */
const ELEMENTS =
  "a b blockquote br code dd del div dl dt em figcaption figure h3 h4 h5 h6 hr i li ol p pre section span strong sub sup table tbody td th thead tr ul";
const SCHEMES = ["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"];

/** What is wrong with the elements that show a result, and with attributes anywhere on the page; without a result with those alone. */
/** What the page itself sets a long document with; a text cannot name a slot. */
const OWN =
  "[data-slot=outline], [data-slot=document-summary] small, details[data-slot=document-section], summary[data-slot=collapsible-trigger], details[data-slot=requirement], details[data-slot=more-rows], summary[data-slot=requirement-head], small[data-slot=requirement-count], td span[data-slot=weeks], td span[data-slot=weeks-bar], td span[data-slot=weeks-said], th span[data-slot=weeks-axis], th span[data-slot=week]";

const intruders = (page: Page, shown?: string) =>
  page.evaluate(
    ([selector, elements, schemes, own]) => {
      const found: string[] = [];
      const say = (element: Element, why: string) => found.push(`${why}: ${element.outerHTML.slice(0, 160)}`);
      for (const element of document.querySelectorAll("*"))
        for (const { name } of element.attributes)
          if (/^on|^(srcdoc|formaction|ping|background|xlink:href)$/.test(name)) say(element, name);
      if (selector === undefined) return found;
      const roots = [...document.querySelectorAll(selector)];
      for (const root of roots)
        for (const element of root.querySelectorAll<HTMLElement>("*")) {
          if (element.matches(own)) continue;
          if (!elements.includes(element.localName)) say(element, "element");
          const style = element.getAttribute("style");
          // Columns of figures.
          if (style !== null && !/^text-align: (left|right|center);$/.test(style)) say(element, "style");
          if (element.id !== "" && !/^(user-content-|footnote-label|radix-)/.test(element.id))
            say(element, "id");
          if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
            if (!schemes.includes(element.protocol)) say(element, `scheme ${element.protocol}`);
            if (element.origin !== location.origin && !/noopener/.test(element.rel)) say(element, "opener");
          }
        }
      return roots.length === 0 ? ["no result"] : found;
    },
    [shown && `[data-slot=result] ${shown}`, ELEMENTS.split(" "), SCHEMES, OWN] as const,
  );

/** Where a document stands: a business case says its beginning above its charts. */
const DOCUMENT = ":is([data-slot=opening], [data-slot=paper])";
const END = "Конец документа";
const WHOLE = [...batches(1), ...wholeDocuments].map((text) => `${text}\n\n${END}\n`);

const corporate = {
  idea: "projectIdea",
  architecture: "architecture",
  "business-case": "businessCase",
  requirements: "requirements",
  interface: "interfaceDesign",
} as const;

/** At most so many characters of each text, none of it blank. */
const labels = (most: number) =>
  hostileTexts.map((text) => text.slice(0, most)).filter((text) => text.trim() !== "");

function graphOf(from: number) {
  const own = labels(60).slice(from, from + 20);
  const kinds = ["actor", "channel", "service", "integration", "data", "external", "security"];
  const nodes = own.map((label, index) => ({
    id: `n${String(index)}`,
    label,
    kind: kinds[index % kinds.length],
    lane: own[(index + 7) % own.length]?.slice(0, 40),
    note: own[(index + 3) % own.length],
  }));
  const edges = nodes.slice(1).map(({ id, label }, index) => ({ from: `n${String(index)}`, to: id, label }));
  return { nodes, edges };
}

const assumptionsOf = (from: number) => {
  const own = labels(120).slice(from, from + 40);
  const label = (index: number) => own[index] ?? "x";
  return {
    currency: "RUB",
    years: 3,
    discountRate: 20,
    ramp: [50, 90, 100],
    parameters: Array.from({ length: 6 }, (_, index) => ({
      id: `p${String(index)}`,
      label: label(index),
      value: 1000,
      unit: label(index + 10).slice(0, 60),
      measure: "count",
      source: index % 2 ? "visitor" : "assumption",
      note: label(index + 20),
      range: { min: 0, max: 2000, step: 10 },
    })),
    effects: [{ id: "e", label: label(30), factors: ["p0", "p1"] }],
    yearlyCosts: [{ id: "c", label: label(31), factors: ["p2"] }],
    investment: [{ id: "i", label: label(32), factors: ["p3", "p4"] }],
  };
};

const extra = (tool: string, at: number) => ({
  ...(tool === "architecture" && { graph: graphOf(at * 20) }),
  ...(tool === "business-case" && { assumptions: assumptionsOf(at * 40) }),
});

const stream = (answer: object, text: string) => ({
  contentType: "text/event-stream",
  body: [
    ...(text.match(/[^]{1,900}/g) ?? []).map(
      (part) => `event: delta\ndata: ${JSON.stringify({ text: part })}\n\n`,
    ),
  ]
    .concat(`event: done\ndata: ${JSON.stringify(answer)}\n\n`)
    .join(""),
});

async function openTool(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  const panel = page.getByRole("tabpanel");
  const field = address.startsWith("/corporate")
    ? page.locator("textarea[name=description]")
    : panel.getByRole("textbox");
  await field.fill("Нужна CRM для клиники");
  return {
    panel,
    generate: page.locator("[data-slot=bench-go] [data-slot=button][data-variant=primary]:visible"),
  };
}

for (const [tool, key] of Object.entries(corporate))
  test(`${tool}: a document of hostile texts is a document`, async ({ page }) => {
    test.slow();
    const { generate } = await openTool(page, `/corporate-project-generator?tool=${tool}`);
    // All are shown by the same component: one of them shows everything.
    const documents = tool === "idea" ? WHOLE : WHOLE.slice(0, 2);
    for (const [index, text] of documents.entries()) {
      const mark = `${String(index)} ${END}`;
      const document = text.replace(END, mark);
      await page.unrouteAll();
      await page.route(`**/api/corporate/${tool}`, (route: Route) => {
        const answer = { [key]: document, engine: "model", ...extra(tool, index) };
        return route.fulfill(index % 2 ? stream(answer, document) : { json: answer });
      });
      await (index === 0 ? generate : page.getByRole("button", { name: "Заново" })).click();
      await expect(page.locator(`${DOCUMENT}:visible`).filter({ hasText: mark })).toHaveCount(1);
      expect(await intruders(page, DOCUMENT), text.slice(0, 80)).toEqual([]);
    }
    const views = {
      architecture: "[data-slot=diagram]",
      "business-case": "[data-slot=calculator]",
    } as Record<string, string | undefined>;
    if (views[tool] !== undefined) await expect(page.locator(views[tool]).first()).toBeVisible();
  });

test("a document that is still being written, and one that was stopped, are text too", async ({ page }) => {
  await page.addInitScript(
    (parts) => {
      const ask = window.fetch.bind(window);
      window.fetch = (input, init) => {
        if (typeof input !== "string" || !input.startsWith("/api/corporate/")) return ask(input, init);
        const body = new ReadableStream({
          start: (controller) => {
            for (const text of parts)
              controller.enqueue(
                new TextEncoder().encode(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`),
              );
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      };
    },
    [...batches(12), ...wholeDocuments]
      .map((text) => `${text}\n\n`)
      .concat("[unfinished](javascript:window.__xss=1"),
  );
  const { generate } = await openTool(page, "/corporate-project-generator");
  await generate.click();
  await expect(page.locator("[data-slot=paper][data-streaming]")).toContainText("unfinished");
  expect(await intruders(page, DOCUMENT)).toEqual([]);
  await page.locator("[data-slot=result-bar] [data-slot=button]").click();
  await expect(page.locator("[data-slot=paper]:not([data-streaming])")).toContainText("unfinished");
  expect(await intruders(page, DOCUMENT)).toEqual([]);
});

/** The one sign that stands among the words of a result, and its line. */
const SIGN = /^element: <(?:svg\b|path d="M20 6 9 17l-5-5">)/;

const everything = `${[...batches(1), ...wholeDocuments].join("\n\n")}\n\n${END}`;
const declarations = hostileTexts
  .map((text, index) => `  --color-x${String(index)}: ${text.replaceAll(/[{}]/g, "")};`)
  .join("\n");

for (const [tool, shown, answers] of [
  ["suggest", "[data-slot=design-text]", [{ suggestion: everything }]],
  [
    "styles",
    "[data-slot=scroll-box]",
    [
      { styleCode: everything },
      {
        styleCode: `@theme {\n  --color-accent: #0E6B57;\n${declarations}\n}\n:root { ${END}: url(//evil.example) }`,
      },
    ],
  ],
  [
    "analyze",
    "[data-slot=analysis]",
    [
      {
        analysis: {
          overview: everything,
          strengths: hostileTexts,
          improvements: hostileTexts,
          accessibility: END,
        },
      },
    ],
  ],
  ["analyze", "[data-slot=result-failed]", [{ analysis: { error: everything } }]],
] as const)
  test(`${tool}: a result of hostile texts is text (${shown})`, async ({ page }) => {
    const { panel } = await openTool(page, `/design-generator?tool=${tool}`);
    for (const answer of answers) {
      await page.unrouteAll();
      await page.route(`**/api/design/${tool}`, (route) =>
        route.fulfill({ json: { ...answer, engine: "model" } }),
      );
      await panel.locator("[data-slot=bench-go] [data-slot=button]").click();
      await expect(panel.locator(shown)).toContainText(END);
      const icons =
        shown === "[data-slot=scroll-box]" || shown === "[data-slot=design-text]"
          ? shown
          : `${shown} :is(p, li)`;
      expect((await intruders(page, icons)).filter((found) => !SIGN.test(found))).toEqual([]);
    }
  });

test("a picture is shown only when it came in the answer", async ({ page }) => {
  const { panel } = await openTool(page, "/design-generator?tool=image");
  let imageUrl = "";
  await page.route("**/api/design/image", (route) => route.fulfill({ json: { imageUrl, engine: "model" } }));
  // One of each way to hide a scheme is enough here: what decides is one regular expression.
  const some = addresses.filter((_, index) => index % Math.ceil(addresses.length / 40) === 0);
  for (const address of [...some, "https://evil.example/a.png", "//evil.example/a.png", "/favicon.svg"]) {
    imageUrl = address;
    // A press while the answer before is still being shown is not taken.
    await expect(async () => {
      const answered = page.waitForResponse("**/api/design/image", { timeout: 2_000 });
      await panel.locator("[data-slot=bench-go] [data-slot=button]").click();
      await answered;
    }).toPass();
    await expect(panel.getByText("Ответ не похож на изображение.")).toBeVisible();
    expect(await page.locator("[data-slot=result] img").count(), address).toBe(0);
  }
});

test.describe("with failures on the console", () => {
  test.use({ expectedConsole: /status of 4\d\d|Generation failed/ });

  test("the words of a failure are text", async ({ page }) => {
    const { generate } = await openTool(page, "/corporate-project-generator");
    await page.route("**/api/corporate/idea", (route) =>
      route.fulfill({ status: 422, json: { message: everything, code: everything, requestId: everything } }),
    );
    await generate.click();
    await expect(page.locator("[data-slot=result-failed]")).toContainText(END);
    expect(await intruders(page, "[data-slot=result-failed] p:not([data-slot=result-kept])")).toEqual([]);
  });

  test("what an address says about the page is text", async ({ page }) => {
    test.slow();
    const addresses = hostileTexts.filter((text) => /[<>"'`]|script|:/i.test(text));
    const some = addresses.filter((_, index) => index % Math.ceil(addresses.length / 30) === 0);
    const paths = [
      "/corporate-project-generator",
      "/design-generator",
      "/cases",
      "/en/contacts",
      "/",
      "/en/blog",
    ];
    for (const [index, text] of some.entries()) {
      const value = encodeURIComponent(text.toWellFormed());
      const path = paths[index % paths.length] ?? "/";
      await page.goto(`${path}?tool=${value}&industry=${value}&page=${value}&utm_source=${value}#${value}`);
      await hydrated(page);
      expect(await intruders(page), text).toEqual([]);
      expect(
        await page
          .locator('main :is(script:not([type="application/ld+json"]), iframe, object, img[src=x])')
          .count(),
        text,
      ).toBe(0);
      if (index % 4 > 0) continue;
      await page.goto(`/services/${value}/${value}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await intruders(page), text).toEqual([]);
    }
  });
});

const kept = (tool: string, answer: object, more: object = {}) => ({
  id: `${tool}-1`,
  tool,
  locale: "ru",
  at: 1_700_000_000_000,
  seconds: 1,
  askedForDraft: false,
  input: { description: everything.slice(0, 8000) },
  answer: { engine: "model", ...answer },
  ...more,
});
/** What an answer of a corporate tool was made from. */
const made = {
  clarity: "clear",
  facts: {
    version: 1,
    locale: "ru",
    clarity: "clear",
    limits: {},
    ...Object.fromEntries(
      ["figures", "actors", "pains", "wishes", "bans", "systems", "open"].map((part) => [part, []]),
    ),
  },
};
const keep = (page: Page, results: unknown) =>
  page.addInitScript((stored) => localStorage.setItem("generator.results", JSON.stringify(stored)), {
    version: 2,
    results,
  });

test("kept results, fields and documents are text when they come back", async ({ page }) => {
  await keep(
    page,
    Object.entries(corporate).map(([tool, key], index) =>
      kept(tool, { [key]: `# ${hostileTexts[500] ?? ""}\n\n${everything}`, ...extra(tool, index), ...made }),
    ),
  );
  await page.addInitScript((text) => {
    sessionStorage.setItem("brief", JSON.stringify({ title: text, text }));
    sessionStorage.setItem(
      "inquiry-draft",
      JSON.stringify({ key: text, values: { name: text, message: text, company: text } }),
    );
    localStorage.setItem("theme", text);
    localStorage.setItem("locale", text);
    localStorage.setItem("consent", text);
  }, hostileTexts.slice(480, 560).join(" "));
  await page.goto("/corporate-project-generator");
  await hydrated(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.locator(`${DOCUMENT}:visible`).filter({ hasText: END })).toHaveCount(1);
    expect(await intruders(page, DOCUMENT)).toEqual([]);
  }
  await page.goto("/contacts");
  await hydrated(page);
  await expect(page.locator("[data-slot=inquiry-brief]")).toContainText("onerror");
  expect(await intruders(page)).toEqual([]);
  expect(
    await page
      .locator('main :is(script:not([type="application/ld+json"]), iframe, object, img[src=x])')
      .count(),
  ).toBe(0);
});

test("kept results of a wrong shape are left out, and the page works", async ({ page }) => {
  const wrong: unknown[] = [null, 7, "x", [], {}, { tool: "__proto__" }, { tool: "constructor" }];
  for (const value of [undefined, null, 7, [], {}, { overview: 1 }, { overview: "", strengths: "x" }])
    wrong.push(
      kept("analyze", { analysis: value }),
      kept("suggest", { suggestion: value }),
      kept("styles", { styleCode: value }),
    );
  wrong.push(
    kept("suggest", { suggestion: "x" }, { at: 1e300 }),
    kept("suggest", { suggestion: "x" }, { input: null }),
  );
  await keep(page, [...wrong, kept("suggest", { suggestion: END })]);
  await page.goto("/design-generator?tool=suggest");
  await hydrated(page);
  await expect(page.getByRole("tabpanel").locator("[data-slot=design-text]")).toHaveText(END);
  await expect(page.getByText("Последние результаты: 1")).toBeVisible();
});

test("a visitor's own words are text in what the site makes of them", async ({ page }) => {
  test.slow();
  const tools = Object.keys(corporate);
  // tests/api/hostile.test.tsx sends all of them to every tool.
  for (const [index, text] of batches(10).slice(0, 6).entries()) {
    const tool = tools[index % tools.length] ?? "idea";
    await page.goto(`/corporate-project-generator?tool=${tool}`);
    await hydrated(page);
    // A task before them: otherwise there would be questions instead of a document.
    const task = "Мастерская, 14 мастеров, 90 заявок в день. Нужны: журнал заявок и отчёт по мастерам.\n\n";
    // The document of the turn before is there again, and the form a row above it.
    if (index > 0) await page.locator("[data-slot=bench-brief] button").click();
    await page.locator("textarea[name=description]").fill(`${task}${text}`.slice(0, 8000));
    const answered = page.waitForResponse(`**/api/corporate/${tool}`);
    await page.locator("[data-slot=bench-go] [data-slot=button][data-variant=primary]:visible").click();
    expect((await answered).status()).toBe(200);
    await expect(page.locator("[data-slot=result-foot]:visible")).toBeVisible();
    // What sets the text of a result may come after the frame around it.
    await expect(page.locator("[data-slot=paper]")).not.toHaveCount(0);
    expect(await intruders(page, DOCUMENT)).toEqual([]);
  }
});
