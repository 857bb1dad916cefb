import type { Locator, Page } from "@playwright/test";
import { caseTitle, serviceTitle, slugOfACase } from "./content.ts";
import { dossierOf, leadOf } from "./crm.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const SERVICE = "/services/highload";
const task =
  "Областная поликлиника на 40 филиалов. Люди записываются по телефону и часами ждут ответа. Нужен портал записи на 12 000 обращений в сутки со связью с 1С.";

const bar = (page: Page) => page.locator("[data-slot=contact-bar]");
const chips = (page: Page) => page.locator("[data-slot=inquiry-subjects] li");
const message = (page: Page) => page.getByRole("textbox", { name: "Сообщение" });

async function fill(page: Page) {
  await page.getByRole("textbox", { name: "Имя" }).fill("Ирина Соколова");
  await page.getByRole("textbox", { name: "Электронная почта" }).fill("irina@example.ru");
}

/** Presses the button of the filled form once a person could have filled it, and answers of the inquiry's id. */
async function send(page: Page, press: (button: Locator) => Promise<void> = (button) => button.click()) {
  await page.waitForTimeout(3200);
  const answered = page.waitForResponse("**/api/contact");
  await press(page.getByRole("button", { name: "Отправить сообщение" }));
  const answer = await answered;
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/** As a tool leaves it for the form. */
const attach = (page: Page, brief: { title: string; text: string; task: string }) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem("left")) sessionStorage.setItem("brief", text);
    sessionStorage.setItem("left", "yes");
  }, JSON.stringify(brief));
const brief = { title: "Портал записи", text: "# Концепция портала", task };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("from a service to a sent inquiry with the dossier it takes six taps beside typing", async ({
    page,
    request,
  }) => {
    let taps = 0;
    const tap = async (locator: Locator) => {
      taps += 1;
      await locator.tap();
    };
    await page.goto(SERVICE);
    await hydrated(page);
    await tap(page.getByRole("button", { name: "Меню", exact: true }));
    await tap(page.getByRole("dialog").getByRole("link", { name: /Генератор проектов/ }));
    await page.getByLabel("Описание задачи").fill(task);
    await tap(page.getByRole("button", { name: "Сгенерировать", exact: true }));
    await tap(page.getByRole("button", { name: "Приложить к обращению" }));
    await expect(message(page)).toHaveValue(new RegExp(task.slice(0, 40)));
    await fill(page);
    await tap(page.getByRole("checkbox"));
    const lead = await leadOf(request, await send(page, tap));
    expect(lead.comments).toContain(task);
    expect(await dossierOf(request, lead.id)).toContain("поликлини");
    expect(taps).toBeLessThanOrEqual(6);
  });

  test("the way to the form stays at the lower edge below the head of a service, and takes the service along", async ({
    page,
    request,
  }) => {
    await page.goto(SERVICE);
    await hydrated(page);
    await expect(bar(page)).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: innerHeight * 2, behavior: "instant" }));
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await bar(page).getByRole("link", { name: "Обсудить проект" }).tap();
    await expect(page).toHaveURL(/\/contacts\?service=highload$/);
    await expect(chips(page)).toHaveText(`Услуга ${serviceTitle("highload", "ru")}`);
    await fill(page);
    await message(page).fill("Портал не выдерживает часы пик.");
    await page.getByRole("checkbox").check();
    const lead = await leadOf(request, await send(page));
    expect(lead.comments).toContain(`Услуга: ${serviceTitle("highload", "ru")}`);
    await expect(page).toHaveURL(/\/contacts$/);
  });

  test("the bar is gone where the page asks its closing question, and comes back for who tabs to it", async ({
    page,
  }) => {
    await page.goto(`/cases/${slugOfACase}`);
    await hydrated(page);
    const link = bar(page).getByRole("link").first();
    const isOnTop = (own = link) =>
      own.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await page.evaluate(() => window.scrollTo({ top: innerHeight * 2, behavior: "instant" }));
    expect(await isOnTop()).toBe(true);
    const neighbours = page.locator("[data-slot=neighbours]");
    await neighbours.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(neighbours).toBeInViewport();
    expect(await isOnTop()).toBe(false);
    // What the stretch ends with is not covered along with it.
    expect(await isOnTop(page.getByRole("complementary").getByRole("link").last())).toBe(true);
    await link.focus();
    expect(await isOnTop()).toBe(true);
  });

  test("nothing that gets focus lies under the bar", async ({ page }) => {
    await page.goto(`/cases/${slugOfACase}`);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: innerHeight * 2, behavior: "instant" }));
    await expect(bar(page)).toBeVisible();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const edge = document.querySelector("[data-slot=contact-bar]");
        const focused = document.activeElement;
        if (!edge || !focused || edge.contains(focused) || focused.closest("header")) return undefined;
        const [over, under] = [edge.getBoundingClientRect(), focused.getBoundingClientRect()];
        return under.bottom > over.top && under.top < over.bottom ? focused.outerHTML : undefined;
      });
      expect(covered).toBeUndefined();
    }
    // One way to the form at a time: beside the bar the card with the facts leaves its own out.
    const card = page.getByRole("complementary", { name: "О проекте коротко" });
    await card.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await expect(card.getByRole("link", { name: "Обсудить проект" })).toBeHidden();
  });
});

test("the service is not lost on the detour through a tool, whichever way leads on to the form", async ({
  page,
  request,
}) => {
  await page.goto(SERVICE);
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Генератор проектов" }).click();
  await expect(page).toHaveURL(/\/corporate-project-generator\?service=highload$/);
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Обсудить проект" })).toHaveAttribute(
    "href",
    "/contacts?service=highload",
  );
  await main.locator("[data-slot=chip]").first().click();
  await main.getByRole("button", { name: "Сгенерировать" }).click();
  await page.getByRole("button", { name: "Приложить к обращению" }).click();
  await expect(page).toHaveURL(/\/contacts\?service=highload$/);
  await expect(chips(page)).toHaveText(`Услуга ${serviceTitle("highload", "ru")}`);
  await fill(page);
  await page.getByRole("checkbox").check();
  const lead = await leadOf(request, await send(page));
  expect(lead.comments).toContain(`Услуга: ${serviceTitle("highload", "ru")}`);

  // The banner of a tool that was reached from nowhere names nothing.
  await page.goto("/design-generator");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Обсудить проект" }).click();
  await expect(page).toHaveURL(/\/contacts$/);
});

test("the header takes the project along; what the visitor takes out or the site does not know is not sent", async ({
  page,
}) => {
  const posted: unknown[] = [];
  await page.route("**/api/contact", async (route) => {
    posted.push(route.request().postDataJSON());
    await route.fulfill({ json: { id: "00000000-0000-4000-8000-000000000001", status: "queued" } });
  });
  await page.goto(`/cases/${slugOfACase}`);
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Обсудить проект" }).click();
  await expect(page).toHaveURL(new RegExp(`/contacts\\?case=${slugOfACase}$`));
  // React takes the head of the page before away in a step of its own.
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contacts$/);
  await expect(chips(page)).toHaveText(`Проект ${caseTitle(slugOfACase, "ru")}`);
  await chips(page).getByRole("button").click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/contacts$/);

  await page.goto(`/contacts?service=nope&case=${slugOfACase}`);
  await hydrated(page);
  await expect(chips(page)).toHaveText(`Проект ${caseTitle(slugOfACase, "ru")}`);
  await fill(page);
  await message(page).fill("Похожая задача у нас.");
  await page.getByRole("checkbox").check();
  await send(page);
  expect(posted).toEqual([expect.objectContaining({ case: slugOfACase })]);
  expect(posted[0]).not.toHaveProperty("service");
});

test("the task of the attached documents is proposed as the message until the visitor clears it", async ({
  page,
}) => {
  await attach(page, brief);
  await page.goto("/contacts");
  await hydrated(page);
  await expect(message(page)).toHaveValue(new RegExp(task.slice(0, 40)));
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue(new RegExp(task.slice(0, 40)));
  await page.getByRole("button", { name: "Очистить" }).click();
  await expect(message(page)).toHaveValue("");
  await expect(message(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.locator("[data-slot=inquiry-brief]")).toContainText(brief.title);
  await expect(message(page)).toHaveValue("");
});

test("what the visitor has typed stands, whatever is attached later", async ({ page }) => {
  await page.goto("/contacts");
  await hydrated(page);
  await message(page).fill("Мой текст о портале.");
  await page.evaluate((text) => sessionStorage.setItem("brief", text), JSON.stringify(brief));
  await page.getByRole("banner").getByRole("link", { name: "Услуги", exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.getByRole("banner").getByRole("link", { name: "Контакты", exact: true }).click();
  await expect(page.locator("[data-slot=inquiry-brief]")).toContainText(brief.title);
  await expect(message(page)).toHaveValue("Мой текст о портале.");
  await expect(page.getByRole("button", { name: "Очистить" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of the form tells the server which service is meant", async ({ page }) => {
    await page.goto(SERVICE);
    await page.getByRole("main").getByRole("link", { name: "Получить консультацию" }).first().click();
    await fill(page);
    await message(page).fill("Портал не выдерживает часы пик.");
    await page.getByRole("checkbox").check();
    const posted = page.waitForRequest("**/api/contact");
    await page.getByRole("button", { name: "Отправить сообщение" }).click();
    expect((await (await posted).allHeaders())["referer"]).toMatch(/\/contacts\?service=highload$/);
    await expect(page).toHaveURL(/\/contacts\/thank-you$/);
  });
});
