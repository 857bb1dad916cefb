import { expect, hydrated, test } from "./fixtures.ts";

/**
 * What some browsers of the baseline that `browserslist` names do not have. Rules of style sheets cannot be taken from a browser of today;
 * what depends on them is not looked at here.
 */
function growYounger() {
  const owners: [object, string[]][] = [
    [HTMLButtonElement.prototype, ["command", "commandForElement"]],
    [Promise, ["try"]],
    [
      Set.prototype,
      ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf"],
    ],
    [URL, ["parse"]],
    [RegExp, ["escape"]],
    [globalThis, ["Iterator", "requestIdleCallback", "cancelIdleCallback", "scheduler", "onscrollend"]],
  ];
  for (const [owner, names] of owners) for (const name of names) Reflect.deleteProperty(owner, name);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(growYounger);
});

test("an older browser switches language and theme, and sends the form", async ({ page }) => {
  const sent: unknown[] = [];
  await page.route("**/api/contact", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { id: "1", status: "queued" } });
  });
  await page.goto("/contacts");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const group = page.getByRole("banner").getByRole("group", { name: "Language" });
  await expect(group.getByRole("link", { name: "English" })).toBeFocused();

  const button = page.locator("[data-slot=theme-trigger]:visible");
  const light = page.getByRole("menuitemradio", { name: "Light" });
  await button.click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(light).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(light).toBeHidden();
  await button.click();
  await light.click();
  await expect(page.locator("html")).toHaveClass(/light/);
  await expect(light).toBeHidden();

  await page.getByRole("textbox", { name: "Name" }).fill("Jane Doe");
  await page.getByRole("textbox", { name: "E-mail" }).fill("jane@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("A portal for forty branches.");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("[data-slot=toast]").getByText("Message sent", { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("an older browser recalculates, saves a document, and draws the diagram", async ({ page }) => {
  await page.goto("/corporate-project-generator?tool=business-case");
  await hydrated(page);
  const panel = page.getByRole("tabpanel");
  await page.locator("[data-slot=chip]:visible").first().click();
  await page.locator("[data-slot=bench-go] [data-slot=button][data-variant=primary]:visible").click();
  await panel.getByText("Точнее").click();
  const ramp = panel.getByRole("textbox", { name: "Доля эффекта, год 1" });
  await ramp.fill("35");
  await page.keyboard.press("Tab");
  await expect(ramp).toHaveValue("35");

  await panel.getByRole("button", { name: "Скачать" }).first().click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Markdown (.md)" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.md$/);

  await page.getByRole("tab", { name: "Архитектура" }).click();
  await page.locator("[data-slot=bench-go] [data-slot=button][data-variant=primary]:visible").click();
  await expect(panel.locator("[data-slot=diagram-drawing]").first()).toBeVisible();
});
