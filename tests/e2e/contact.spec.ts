import type { Page } from "@playwright/test";
import { leadOf } from "./crm.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { message, type Language } from "./words.ts";

const valid = {
  name: "Пётр Иванов",
  email: "petr@example.ru",
  message: "Нужен портал заявок для 40 филиалов.",
};

/** Fills the form with a valid inquiry, old enough not to look like a robot's. */
async function fillForm(page: Page) {
  await page.getByLabel("Имя").fill(valid.name);
  await page.getByLabel("Электронная почта").fill(valid.email);
  await page.getByRole("textbox", { name: "Сообщение" }).fill(valid.message);
  await page.getByRole("checkbox").check();
}

const submit = (page: Page) => page.getByRole("button", { name: "Отправить сообщение" });

test("an empty form says what is missing, under each field, and sends nothing", async ({ page }) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) requests++;
  });
  await page.goto("/contacts");
  await hydrated(page);
  await submit(page).click();
  for (const text of [
    "Имя должно содержать не менее 2 символов",
    "Введите корректный адрес электронной почты",
    "Сообщение должно содержать не менее 10 символов",
    "Необходимо согласие на обработку данных",
  ])
    await expect(page.getByText(text)).toBeVisible();
  const name = page.getByLabel("Имя");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Имя должно содержать не менее 2 символов");
  await expect(page.locator("[data-slot=field-error] svg")).toHaveCount(4);
  expect(requests).toBe(0);

  await name.fill("Пётр");
  await expect(page.getByText("Имя должно содержать не менее 2 символов")).toBeHidden();
  await expect(page.getByText("Необходимо согласие на обработку данных")).toBeVisible();
});

test("the fields tell browsers and screen readers what they are for, and the documents open beside the form", async ({
  page,
}) => {
  await page.goto("/contacts");
  const email = page.getByLabel("Электронная почта");
  await expect(page.getByLabel("Имя")).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(email).toHaveAttribute("inputmode", "email");
  await expect(page.getByRole("textbox", { name: "Компания" })).toHaveAttribute(
    "autocomplete",
    "organization",
  );
  for (const name of ["Имя", "Электронная почта", "Сообщение"])
    await expect(page.getByRole("textbox", { name })).toHaveAttribute("required");
  await expect(page.getByRole("textbox", { name: "Компания" })).not.toHaveAttribute("required");
  await expect(page.getByText("необязательно")).toBeVisible();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  for (const link of await page.locator("[data-slot=inquiry-consent] a").all())
    await expect(link).toHaveAttribute("target", "_blank");
});

test("while a message is under way the button keeps its place and sends no second one; then the form is empty", async ({
  page,
}) => {
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/contact", async (route) => {
    sent++;
    await held;
    await route.fulfill({ json: { id: "1", status: "queued" } });
  });
  await page.goto("/contacts");
  await hydrated(page);
  await fillForm(page);
  await page.getByRole("textbox", { name: "Компания" }).fill("Больница");
  const width = (await submit(page).boundingBox())?.width;
  await submit(page).dblclick();
  const sending = page.getByRole("button", { name: "Отправляем…" });
  await expect(sending).toHaveAttribute("aria-disabled", "true");
  await expect(sending).toBeFocused();
  expect((await sending.boundingBox())?.width).toBe(width);
  await sending.click({ force: true });
  await page.keyboard.press("Enter");
  release();
  await expect(
    page.locator("[data-slot=toast]").getByText("Спасибо за обращение! Мы скоро свяжемся с вами."),
  ).toBeVisible();
  for (const name of ["Имя", "Электронная почта", "Компания", "Сообщение"])
    await expect(page.getByRole("textbox", { name })).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(page.locator("[data-slot=field-error]")).toHaveCount(0);
  expect(sent).toBe(1);
});

type Sent = { key: string; body: Record<string, unknown>; at: number };

/** Answers every inquiry with success; what was sent is listed. */
async function acceptInquiries(page: Page) {
  const sent: Sent[] = [];
  await page.route("**/api/contact", async (route) => {
    const body = route.request().postDataJSON() as Sent["body"];
    sent.push({ key: route.request().headers()["idempotency-key"] ?? "", body, at: Date.now() });
    await route.fulfill({ json: { id: "1", status: "queued" } });
  });
  return sent;
}

/** Fills in the form and sends it, without a pointer. */
async function sendByKeyboard(page: Page, language: Language, text: string) {
  await page.getByLabel(message(language, "contacts", "form", "name")).focus();
  await page.keyboard.insertText(valid.name);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(valid.email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(text);
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: message(language, "contacts", "form", "submit") }).focus();
  await page.keyboard.press("Enter");
}

for (const [path, language] of [
  ["/contacts", "ru"],
  ["/en", "en"],
] as const)
  test(`on ${path} three inquiries can be sent one after the other, each as one of its own`, async ({
    page,
  }) => {
    const sent = await acceptInquiries(page);
    await page.goto(path);
    await hydrated(page);
    const texts = ["Портал заявок", "Портал для сотрудников", "Портал заявок"].map(
      (text) => `${text}, филиалов: 40`,
    );
    for (const [index, text] of texts.entries()) {
      await sendByKeyboard(page, language, text);
      await expect.poll(() => sent.length).toBe(index + 1);
      await expect(
        page.getByRole("textbox", { name: message(language, "contacts", "form", "message") }),
      ).toHaveValue("");
      await expect(page.getByRole("checkbox")).not.toBeChecked();
      await expect(page.locator("[data-slot=field-error]")).toHaveCount(0);
    }
    expect(sent.map(({ body }) => body["message"])).toEqual(texts);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    for (const [index, { body, at }] of sent.entries())
      if (index > 0) expect(body["elapsedMs"]).toBeLessThanOrEqual(at - (sent[index - 1]?.at ?? 0));

    // It is checked as at first: on pressing the button, then at every change.
    await page.getByRole("button", { name: message(language, "contacts", "form", "submit") }).click();
    await expect(page.locator("[data-slot=field-error]")).toHaveCount(4);
    await page.getByLabel(message(language, "contacts", "form", "name")).fill(valid.name);
    await expect(page.locator("[data-slot=field-error]")).toHaveCount(3);
    expect(sent).toHaveLength(3);
  });

test.describe("when the server refuses", () => {
  test.use({ expectedConsole: /status of 502|ApiError: 502/ });

  test("its message is shown, and the text stays", async ({ page }) => {
    await page.route("**/api/contact", (route) =>
      route.fulfill({
        status: 502,
        json: { message: "Не удалось отправить данные в Битрикс24", code: "delivery_failed" },
      }),
    );
    await page.goto("/contacts");
    await hydrated(page);
    await fillForm(page);
    await submit(page).click();
    await expect(
      page.locator("[data-slot=toast]").getByText("Ошибка отправки", { exact: true }),
    ).toBeVisible();
    await expect(
      page.locator("[data-slot=toast]").getByText("Не удалось отправить данные в Битрикс24", { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel("Имя")).toHaveValue(valid.name);
    await expect(page.getByRole("checkbox")).toBeChecked();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Сообщение" })).toHaveValue(valid.message);
  });
});

test.describe("with failures on the console", () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ });

  test("a broken connection is said in plain words, and the text stays", async ({ page }) => {
    await page.route("**/api/contact", (route) => route.abort());
    await page.goto("/contacts");
    await hydrated(page);
    await fillForm(page);
    await submit(page).click();
    await expect(
      page
        .locator("[data-slot=toast]")
        .getByText("При отправке сообщения произошла ошибка. Попробуйте ещё раз позже."),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Сообщение" })).toHaveValue(valid.message);
  });
});

test.describe("after the site was published anew", () => {
  test.use({ expectedConsole: /status of 404|ChunkLoadError|Failed to load chunk/ });

  test("a page whose further code is gone sends the form by itself, with the brief", async ({ page }) => {
    await page.goto("/contacts");
    await page.evaluate(() =>
      sessionStorage.setItem("brief", JSON.stringify({ title: "Портал", text: "# Концепция портала" })),
    );
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.route("**/_next/static/chunks/*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await submit(page).click();
    // The browser's own check, as the first field lacks its text.
    await expect(page.getByLabel("Имя")).toBeFocused();
    await fillForm(page);
    const posted = page.waitForRequest("**/api/contact");
    await submit(page).click();
    const fields = new URLSearchParams((await posted).postData() ?? "");
    expect([fields.get("email"), fields.get("brief")]).toEqual([valid.email, "# Концепция портала"]);
    await expect(page).toHaveURL(/\/contacts\/thank-you$/);
  });
});

test("a double click sends one request, and one lead arrives", async ({ page, request }) => {
  const sent: string[] = [];
  page.on("request", (made) => {
    if (made.url().endsWith("/api/contact")) sent.push(made.headers()["idempotency-key"] ?? "");
  });
  await page.goto("/contacts");
  await hydrated(page);
  await fillForm(page);
  await page.waitForTimeout(3200);
  const answered = page.waitForResponse("**/api/contact");
  await submit(page).dblclick();
  const { id } = (await (await answered).json()) as { id: string };
  expect(sent).toEqual([id]);
  expect((await leadOf(request, id)).name).toBe(valid.name);
});

test("what is typed before hydration survives it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contacts", { waitUntil: "commit" });
  await page.getByLabel("Имя").fill(valid.name);
  await page.getByRole("textbox", { name: "Сообщение" }).fill(valid.message);
  await page.getByRole("checkbox").check();
  release();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Имя")).toHaveValue(valid.name);
  await expect(page.getByRole("textbox", { name: "Сообщение" })).toHaveValue(valid.message);
  await expect(page.getByRole("checkbox")).toBeChecked();
  await submit(page).click();
  await expect(page.getByText("Введите корректный адрес электронной почты")).toBeVisible();
  await expect(page.getByText("Имя должно содержать не менее 2 символов")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts as HTML and leads to the thank-you page", async ({ page }) => {
    await page.goto("/en/contacts");
    await page.getByRole("textbox", { name: "Name" }).fill("Jane Doe");
    await page.getByRole("textbox", { name: "E-mail" }).fill("jane@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill("A portal for forty branches, please.");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/en\/contacts\/thank-you$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
