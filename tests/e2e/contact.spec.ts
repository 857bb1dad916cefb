import type { Page } from "@playwright/test";
import { dossierOf, leadOf } from "./crm.ts";
import { expect, hydrated, laidOut, test } from "./fixtures.ts";
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
  const phone = page.getByLabel("Телефон");
  await expect(phone).toHaveAttribute("autocomplete", "tel");
  await expect(phone).toHaveAttribute("inputmode", "tel");
  await expect(page.getByRole("textbox", { name: "Компания" })).toHaveAttribute(
    "autocomplete",
    "organization",
  );
  for (const name of ["Имя", "Электронная почта", "Сообщение"])
    await expect(page.getByRole("textbox", { name })).toHaveAttribute("required");
  await expect(page.getByRole("textbox", { name: "Компания" })).not.toHaveAttribute("required");
  await expect(page.getByText("необязательно")).toHaveCount(3);
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
  // In place of the form: what it was given, until another one is wanted.
  const done = page.locator("[data-slot=inquiry-sent]");
  await expect(done.getByRole("heading", { name: "Сообщение отправлено" })).toBeFocused();
  await expect(done).toContainText(/Номер обращения\s*1/);
  await expect(done.locator("time")).toHaveText(/ \d{4} г\. в \d{2}:\d{2}$/);
  await expect(done.getByRole("link", { name: "Посмотреть проекты" })).toHaveAttribute("href", "/cases");
  await expect(submit(page)).toBeHidden();
  // The receipt tells the steps; it and the section below say them once.
  await expect(page.getByText("Что будет дальше").filter({ visible: true })).toHaveCount(1);
  await done.getByText("Что вы отправили").click();
  for (const value of [...Object.values(valid), "Больница"])
    await expect(done.getByText(value, { exact: true })).toBeVisible();
  await done.getByRole("button", { name: "Написать ещё" }).click();
  await expect(done).toBeHidden();
  await expect(page.getByLabel("Имя")).toBeFocused();
  for (const name of ["Имя", "Электронная почта", "Компания", "Сообщение"])
    await expect(page.getByRole("textbox", { name })).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(page.locator("[data-slot=field-error]")).toHaveCount(0);
  expect(sent).toBe(1);
});

test("on a phone the notification covers nothing of what stands in place of the form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/api/contact", (route) => route.fulfill({ json: { id: "1", status: "queued" } }));
  await page.goto("/contacts");
  await hydrated(page);
  await fillForm(page);
  await submit(page).click();
  const done = page.locator("[data-slot=inquiry-sent]");
  await expect(done.getByRole("heading")).toBeFocused();
  await expect(page.locator("[data-slot=toast]")).toBeVisible();
  await expect
    .poll(async () => {
      const toast = await page.locator("[data-slot=toast]").boundingBox();
      const receipt = await done.boundingBox();
      return toast && receipt ? receipt.y - toast.y - toast.height : 0;
    })
    .toBeGreaterThan(0);
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test("the words of the consent tick it, its links do not, and ways to call and write have 44 pixels", async ({
    page,
  }) => {
    await page.goto("/contacts");
    await hydrated(page);
    const box = page.getByRole("checkbox");
    await page.getByText("Как мы с ними обращаемся").tap({ position: { x: 6, y: 16 } });
    await expect(box).toBeChecked();
    const opened = page.waitForEvent("popup");
    await page.locator("[data-slot=inquiry-consent] a").last().tap();
    await (await opened).close();
    await expect(box).toBeChecked();
    const ways = page.locator("main a:is([href^='tel:'], [href^='mailto:']):visible");
    await expect(ways).toHaveCount(2);
    for (const target of [box, ...(await ways.all())]) {
      const height = await target.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element, "::after").height),
      );
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
});

test("what the address says the inquiry is about comes without moving the form", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/subjects*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contacts?service=highload", { waitUntil: "commit" });
  const top = async () => (await page.getByLabel("Имя").boundingBox())?.y;
  await laidOut(page);
  const before = await top();
  await expect(page.locator("[data-slot=inquiry-subjects]")).toHaveCount(0);
  release();
  await expect(page.locator("[data-slot=inquiry-subjects]")).toBeVisible();
  expect(await top()).toBe(before);
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
  // Past the two that may stay empty.
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press("Tab");
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
      await page.getByRole("button", { name: message(language, "contacts", "sent", "again") }).press("Enter");
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
    const told = page.locator("[data-slot=inquiry-failed]");
    await expect(told).toContainText("Не удалось отправить данные в Битрикс24");
    await expect(told.locator("a[href^='tel:']")).toBeVisible();
    await expect(told.locator("a[href^='mailto:']")).toBeVisible();
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
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.route("**/_next/static/chunks/*.js", (route) => route.fulfill({ status: 404, body: "" }));
    // The form looks for documents at its next render, when the code that shows them is gone as well.
    await page.evaluate(() =>
      sessionStorage.setItem("brief", JSON.stringify({ title: "Портал", text: "# Концепция портала" })),
    );
    await submit(page).click();
    await expect(page.locator("[data-slot=inquiry-brief]")).toContainText("Портал");
    // The browser's own check, as the first field lacks its text.
    await expect(page.getByLabel("Имя")).toBeFocused();
    await fillForm(page);
    const posted = page.waitForRequest("**/api/contact");
    await submit(page).click();
    const sent = (await posted).postData() ?? "";
    for (const [field, value] of [
      ["email", valid.email],
      ["brief", "# Концепция портала"],
    ] as const)
      expect(sent).toContain(`name="${field}"\r\n\r\n${value}\r\n`);
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

/** What the file field is given. */
const fileOf = (name: string, begin: string, size = 200) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.concat([Buffer.from(begin), Buffer.alloc(size - begin.length, "x")]),
});
const pdf = fileOf("Задание.pdf", "%PDF-1.7\n");

test.describe("a file", () => {
  test.use({ expectedConsole: /status of (502|415)|ApiError: (502|415)/ });

  test("is sent with the inquiry, also at the second attempt, and reaches the lead", async ({
    page,
    request,
  }) => {
    const repeated: boolean[] = [];
    page.on("request", (made) => {
      if (made.url().endsWith("/api/contact")) repeated.push("idempotency-repeated" in made.headers());
    });
    await page.goto("/contacts");
    await hydrated(page);
    const field = page.getByLabel("Файл с заданием");
    await expect(field).toHaveAccessibleDescription(
      "PDF, документ DOCX, таблица XLSX или архив ZIP до 10 МБ",
    );
    await expect(page.locator("[data-slot=file-name]")).toBeEmpty();
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Выбрать файл").click({ force: true });
    await (await chooser).setFiles(pdf);
    await expect(page.locator("[data-slot=file-name]")).toHaveText("Задание.pdf");
    await fillForm(page);
    await page.waitForTimeout(3200);
    await page.route("**/api/contact", (route) => route.fulfill({ status: 502, json: { message: "Нет" } }), {
      times: 1,
    });
    await submit(page).click();
    await expect(page.locator("[data-slot=inquiry-failed]")).toContainText("Нет");
    const answered = page.waitForResponse("**/api/contact");
    await submit(page).click();
    const { id } = (await (await answered).json()) as { id: string };
    await page.getByText("Что вы отправили").click();
    await expect(page.locator("[data-slot=inquiry-sent]").getByText("Задание.pdf")).toBeVisible();
    // The server must look first whether the attempt before has reached the CRM.
    expect(repeated).toEqual([false, true]);
    const lead = await leadOf(request, id);
    expect(lead.comments).toContain("К обращению приложен файл: Задание.pdf");
    expect(await dossierOf(request, lead.id)).toBe(pdf.buffer.toString());
    await page.getByRole("button", { name: "Написать ещё" }).click();
    await expect(field).toHaveValue("");
    await expect(page.locator("[data-slot=file-name]")).toBeEmpty();
    await expect(page.getByRole("button", { name: "Убрать файл" })).toBeHidden();
  });

  test("with a long name stays in its field: nothing is wider than the form", async ({ page }) => {
    await page.goto("/contacts");
    await hydrated(page);
    const name = `${"Задание".repeat(29).slice(0, 196)}.pdf`;
    await page.getByLabel("Имя").focus();
    await page.getByLabel("Файл с заданием").setInputFiles(fileOf(name, "%PDF-1.7"));
    await expect(page.locator("[data-slot=file-name]")).toHaveText(name);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const remove = page.getByRole("button", { name: "Убрать файл" });
      await remove.scrollIntoViewIfNeeded();
      await expect(remove).toBeInViewport();
      const wider = await page.locator("[data-slot=inquiry]").evaluate((form) => {
        const { left, right } = form.getBoundingClientRect();
        return [...form.querySelectorAll("*:not(.sr-only, .sr-only *, [data-slot=file-name] *)")]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 0 && (box.right > right + 1 || box.left < left - 1);
          })
          .map((part) => part.outerHTML.slice(0, 100));
      });
      expect(wider, `${width}`).toEqual([]);
    }
  });

  test("of a wrong type or size is named before anything is sent, and can be taken out by keyboard", async ({
    page,
  }) => {
    let requests = 0;
    page.on("request", (made) => {
      if (made.url().endsWith("/api/contact")) requests++;
    });
    await page.goto("/en/contacts");
    await hydrated(page);
    const field = page.getByLabel("File with your brief");
    const told = page.locator("#inquiry-file-error");
    await field.focus();
    await field.setInputFiles(fileOf("photo.png", "PNG"));
    await expect(told).toContainText("PDF, DOCX, XLSX or ZIP will do: this file is of another type");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.setInputFiles(fileOf("plan.pdf", "%PDF-1.7", 10 * 1024 * 1024 + 1));
    await expect(told).toContainText("The file is larger than 10 MB");
    await page.getByRole("textbox", { name: "Name" }).fill("Jane Doe");
    await page.getByRole("textbox", { name: "E-mail" }).fill("jane@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill("A portal for forty branches, please.");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Remove the file" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await expect(told).toBeEmpty();
    expect(requests).toBe(0);
  });

  test("that only looks right is named by the server, under its field", async ({ page }) => {
    await page.goto("/contacts");
    await hydrated(page);
    await page.getByLabel("Файл с заданием").setInputFiles(fileOf("Задание.pdf", "MZ, a program"));
    await fillForm(page);
    await submit(page).click();
    const words = "Подойдёт PDF, документ DOCX, таблица XLSX или архив ZIP: этот файл другого типа";
    await expect(page.locator("#inquiry-file-error")).toContainText(words);
    await expect(page.locator("[data-slot=inquiry-failed]")).toContainText(words);
    await expect(page.getByRole("textbox", { name: "Сообщение" })).toHaveValue(valid.message);
  });
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

  test("a file goes with it, and one that is not taken is named", async ({ page }) => {
    for (const [file, address] of [
      [fileOf("Задание.pdf", "MZ, a program"), /\/contacts#form-file$/],
      [pdf, /\/contacts\/thank-you$/],
    ] as const) {
      await page.goto("/contacts");
      await fillForm(page);
      // The control itself tells what was chosen.
      const shown = await page
        .getByLabel("Файл с заданием")
        .evaluate((field) => getComputedStyle(field).opacity);
      expect(shown).toBe("1");
      await page.getByLabel("Файл с заданием").setInputFiles(file);
      await submit(page).click();
      await expect(page).toHaveURL(address);
      if (file !== pdf) await expect(page.locator("#form-file")).toContainText("не отправлено из-за файла");
    }
  });
});
