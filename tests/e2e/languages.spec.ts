import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, hydrated, laidOut, test } from "./fixtures.ts";

const html = (page: Page) => page.locator("html");

test.describe("a browser that prefers English", () => {
  test.use({ locale: "en-US" });

  test("is led to English, and back to Russian by the switcher without a reload", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/en$/);
    await laidOut(page);
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));

    const russian = page.getByRole("group", { name: "Language" }).getByRole("link", { name: "Русский" });
    await russian.click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(html(page)).toHaveAttribute("lang", "ru");
    await expect(page).toHaveTitle(/ИИ-агенты/);
    expect(await page.evaluate(() => "untouched" in window)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    const switcher = page.getByRole("banner").getByRole("group", { name: "Язык" });
    await expect(switcher.getByRole("link", { name: "Русский" })).toBeFocused();
    await expect(switcher.getByRole("link", { name: "Русский" })).toHaveAttribute("aria-current", "true");
    await expect(switcher.getByRole("link", { name: "English" })).not.toHaveAttribute("aria-current");
    await expect(switcher.getByRole("link", { name: "English" })).toHaveAttribute("lang", "en");
    await expect(switcher.getByRole("link", { name: "English" })).toHaveAttribute("hreflang", "en");
    expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("ru");
    expect((await page.context().cookies()).find(({ name }) => name === "NEXT_LOCALE")?.value).toBe("ru");

    await page.reload();
    await expect(html(page)).toHaveAttribute("lang", "ru");
  });

  test("keeps Russian when it is stored, cookie or no cookie", async ({ page, context }) => {
    await page.goto("/en");
    await page.evaluate(() => localStorage.setItem("locale", "ru"));
    await context.clearCookies();
    await page.goto("/en");
    await expect(html(page), "an explicit address is served as it is").toHaveAttribute("lang", "en");
    expect((await context.cookies()).find(({ name }) => name === "NEXT_LOCALE")?.value).toBe("ru");
    await page.goto("/");
    await expect(html(page)).toHaveAttribute("lang", "ru");
  });

  test("gets Russian at once when it is stored without its cookie, with the whole address", async ({
    page,
    context,
  }) => {
    await page.goto("/en/contacts");
    await page.evaluate(() => localStorage.setItem("locale", "ru"));
    await context.clearCookies();
    const opened: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") opened.push(new URL(request.url()).pathname);
    });
    await page.goto("/about?utm_source=letter#history");
    await expect(page).toHaveURL(/localhost:\d+\/about\?utm_source=letter#history$/);
    await expect(html(page)).toHaveAttribute("lang", "ru");
    await hydrated(page);
    expect(opened).toEqual(["/about", "/en/about", "/about"]);
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
      ["NEXT_LOCALE", "ru"],
    ]);
    // From here on the server knows, and an explicit address is still served as it is.
    await page.goto("/services");
    await expect(page).toHaveURL(/localhost:\d+\/services$/);
    await page.goto("/en/services");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });

  test("gets English without a choice, and no cookie remains of it", async ({ page, context }) => {
    await page.goto("/about");
    await expect(page).toHaveURL(/\/en\/about$/);
    await hydrated(page);
    expect(await context.cookies()).toEqual([]);
    // An explicit address, and a choice that comes to light on it: nobody is led away.
    await page.evaluate(() => localStorage.setItem("locale", "ru"));
    await page.goto("/en/team/");
    await expect(page).toHaveURL(/\/en\/team$/);
    await expect(html(page)).toHaveAttribute("lang", "en");
  });

  test("a stored value that is no language is discarded", async ({ page }) => {
    await page.goto("/en");
    await page.evaluate(() => localStorage.setItem("locale", "<script>alert(1)</script>"));
    await page.goto("/");
    await expect(html(page)).toHaveAttribute("lang", "en");
    expect(await page.evaluate(() => localStorage.getItem("locale"))).toBeNull();
  });
});

test("markup that is stored as a language is discarded, and a Russian browser stays with Russian", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("locale", "<script>"));
  await page.goto("/services");
  await expect(html(page)).toHaveAttribute("lang", "ru");
  await expect(page).toHaveURL(/localhost:\d+\/services$/);
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBeNull();
});

test("a stored language without its cookie reloads once, on an address without prefix", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("locale", "en"));
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") opened.push(new URL(request.url()).pathname);
  });
  await page.goto("/services");
  await expect(page).toHaveURL(/\/en\/services$/);
  await hydrated(page);
  expect(opened).toEqual(["/services", "/services", "/en/services"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the switcher's links change the language, and the choice is remembered", async ({
    page,
    context,
  }) => {
    await page.goto("/services");
    await page.getByRole("link", { name: "English" }).first().click();
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(/\/en\/services$/);
    await page.getByRole("link", { name: "Русский" }).first().click();
    await expect(page).toHaveURL(/localhost:\d+\/services$/);
    expect((await context.cookies()).find(({ name }) => name === "NEXT_LOCALE")?.value).toBe("ru");
  });

  test("the home page is readable in both languages", async ({ page }) => {
    for (const [path, lang, heading] of [
      ["/", "ru", "Надёжные цифровые решения для бизнеса и государства"],
      ["/en", "en", "Dependable digital solutions for business and government"],
    ] as const) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
      for (const section of ["#services h2", "[data-slot=section].ambient h2", "footer address"])
        await expect(page.locator(section)).toBeVisible();
    }
  });
});

/** Texts on the page in the letters of one language that are said to be in the other. */
const misread = (page: Page, letters: "Cyrillic" | "Latin", language: string) =>
  page.evaluate(
    ([script, said]) => {
      const pattern = new RegExp(`\\p{Script=${script}}{5,}`, "u");
      const texts = document.createTreeWalker(
        document.querySelector("main") ?? document,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode;
        const text = nodeValue ?? "";
        if (pattern.test(text) && parentElement?.closest("[lang]")?.getAttribute("lang") !== said)
          found.push(text.slice(0, 80));
      }
      return found;
    },
    [letters, language] as const,
  );

const tools = ["idea", "architecture", "business-case", "requirements", "interface"];

for (const [written, other, letters, description] of [
  [
    "ru",
    "en",
    "Cyrillic",
    "Сеть из 12 поликлиник, 45 тысяч приёмов в месяц. Нужна запись через сайт и обмен с 1С.",
  ],
  [
    "en",
    "ru",
    "Latin",
    "We run 12 polyclinics with 45,000 appointments a month. We need online booking and reminders.",
  ],
] as const)
  test(`documents keep their language on the page of the other one (${written})`, async ({
    page,
    request,
  }) => {
    const results = [];
    for (const [index, tool] of tools.entries()) {
      const answer: unknown = await (
        await request.post(`/api/corporate/${tool}`, { data: { description, locale: written } })
      ).json();
      const at = 1_700_000_000_000 + index;
      const frame = { id: tool, tool, locale: written, at, seconds: 1, askedForDraft: false };
      results.push({ ...frame, input: { description }, answer });
    }
    await page.addInitScript(
      (stored) => localStorage.setItem("generator.results", stored),
      JSON.stringify({ version: 2, results }),
    );
    await page.goto(other === "ru" ? "/corporate-project-generator" : "/en/corporate-project-generator");
    await hydrated(page);
    await expect(page.locator("[data-slot=paper]")).toHaveCount(0);
    await page.locator("[data-slot=kept] > summary").click();
    for (const show of await page.locator("[data-slot=kept-show]").all()) {
      await show.click();
      await expect(page.locator("[data-slot=paper]:visible")).toHaveAttribute("lang", written);
    }
    await expect(page.locator("[data-slot=paper]")).toHaveCount(tools.length);
    await expect(page.locator("[data-slot=diagram-drawing]")).toHaveCount(1);
    await expect(page.locator("[data-slot=calculator]")).toHaveCount(1);
    if (letters === "Cyrillic") expect(await misread(page, letters, written)).toEqual([]);
    else
      expect(
        await page
          .locator(
            `[data-slot=diagram] ul[lang=${written}], [data-slot=calculator] [lang=${written}], [data-slot=kept] [lang=${written}]`,
          )
          .count(),
      ).toBeGreaterThan(10);

    await page.locator("textarea[name=description]").fill(description);
    await expect(page.locator("textarea[name=description]")).toHaveAttribute("lang", written);

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      (async () => {
        await page.locator("[data-slot=result-actions]:visible [aria-haspopup=menu]").click();
        await page.getByRole("menuitem", { name: "Markdown (.md)" }).click();
      })(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(written === "ru" ? "## Содержание" : "## Contents");
  });
