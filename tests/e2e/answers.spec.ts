import { expect, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";

const pages = [
  "/",
  "/en",
  "/services",
  "/en/services",
  "/services/ai-agents",
  "/en/services/highload",
  "/contacts",
  "/en/contacts",
];

for (const path of pages)
  test(`${path} is prerendered, cacheable, and sealed`, async ({ request }) => {
    const answer = await request.get(path, {
      headers: { "Accept-Language": "ru", Cookie: "NEXT_LOCALE=ru" },
    });
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers["cache-control"]).toBe("s-maxage=31536000");
    expect(headers["set-cookie"]).toBeUndefined();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/);
    expect(await answer.text()).toContain(`<html lang="${path.startsWith("/en") ? "en" : "ru"}"`);
  });

for (const [language, target] of [
  ["en-US,en;q=0.9", "/en"],
  ["en", "/en"],
  ["*", undefined],
  ["de-DE", undefined],
  [";;q=garbage,\u0001", undefined],
  ["ru-RU,ru;q=0.9,en;q=0.8", undefined],
] as const)
  test(`Accept-Language ${JSON.stringify(language)} at / leads to ${target ?? "Russian"}`, async ({
    request,
  }) => {
    const answer = await request.get("/", {
      headers: { "Accept-Language": language.replace("\u0001", "") },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(target ? 307 : 200);
    if (!target) return;
    expect(answer.headers().location).toBe(target);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(answer.headers().vary).toBe("Accept-Language, Cookie");
  });

test("a stored choice wins over the browser's language, a stored value that is no language does not", async ({
  request,
}) => {
  const get = (cookie: string) =>
    request.get("/", {
      headers: { "Accept-Language": "en", Cookie: `NEXT_LOCALE=${cookie}` },
      maxRedirects: 0,
    });
  expect((await get("ru")).status()).toBe(200);
  expect((await get("<script>")).headers().location).toBe("/en");
});

test("/ru/… leads to the address without prefix and stores the choice", async ({ request }) => {
  const answer = await request.get("/ru/services", { headers: { "Accept-Language": "en" }, maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe("/services");
  expect(answer.headers()["set-cookie"]).toMatch(/^NEXT_LOCALE=ru;/);
});

for (const [from, to] of [
  ["/services/support247", "/services/support"],
  ["/en/services/bitrix", "/en/services/bitrix24"],
] as const)
  test(`the former address ${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(to);
  });

test.describe("what is not there", () => {
  test.use({ expectedConsole: NOT_FOUND_MESSAGE });

  for (const [path, lang, heading, back] of [
    ["/nowhere", "ru", "404 Page Not Found", "/"],
    ["/en/nowhere/at/all", "en", "404 Page Not Found", "/en"],
    ["/services/nope", "ru", "Услуга не найдена", "/"],
    ["/en/services/nope", "en", "Service not found", "/en"],
    ["/cases/nope", "ru", "Кейс не найден", "/cases"],
    ["/en/cases/nope", "en", "Case not found", "/en/cases"],
    ["/missing/page", "ru", "404 Page Not Found", "/"],
    ["/services.php", "ru", "404 Page Not Found", "/"],
    ["/en/old-page.html", "en", "404 Page Not Found", "/en"],
  ] as const)
    test(`${path} is a 404 in its language, rendered on the server`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.locator("[data-slot=ring-page] [data-slot=button]").first()).toHaveAttribute(
        "href",
        back,
      );
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const body = await answer?.text();
      expect(body?.replaceAll("\u00a0", " ")).toContain(heading);
    });

  test("an unknown path says so in Russian, then by the literal English title and hint, each once", async ({
    page,
  }) => {
    for (const path of ["/nowhere", "/en/nowhere"]) {
      await page.goto(path);
      const card = page.locator("[data-slot=ring-page]");
      await expect(card.getByRole("heading")).toHaveText("404 Page Not Found");
      await expect(card.getByRole("heading")).toHaveAttribute("lang", "en");
      await expect(card.getByText("Did you forget to add the page to the router?")).toHaveAttribute(
        "lang",
        "en",
      );
      const lines = await card.innerText();
      expect(lines.replaceAll("\u00a0", " ").match(/not found|не найдена/gi)).toEqual(
        path === "/nowhere" ? ["не найдена", "Not Found"] : ["Not Found"],
      );
    }
  });

  test("the words of a button stand in one line", async ({ page }) => {
    for (const path of ["/services/nope", "/en/services/nope", "/cases/nope"]) {
      await page.goto(path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const button of await page.locator("[data-slot=ring-page] [data-slot=button]").all())
          expect.soft((await button.boundingBox())?.height, `${path}, ${width} px`).toBeLessThan(52);
      }
    }
  });

  test("an unknown file is a 404 with the same card", async ({ page }) => {
    const answer = await page.goto("/nowhere.txt");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  });
});
