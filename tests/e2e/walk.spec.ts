import { serviceTitle } from "./content.ts";
import { dossierOf, leadOf } from "./crm.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const walks = [
  {
    locale: "ru-RU",
    home: "/?utm_source=yandex&utm_medium=cpc",
    service: serviceTitle("highload", "ru"),
    generator: /Генератор проектов/,
    task: "Областная поликлиника на 40 филиалов. Люди записываются по телефону и часами ждут ответа. Нужен портал записи на 12 000 обращений в сутки со связью с 1С.",
    quoted: "поликлини",
    describe: "Описание задачи",
    generate: "Сгенерировать",
    region: /Идея проекта/,
    attach: "Приложить к обращению",
    form: {
      name: "Имя",
      email: "Электронная почта",
      phone: "Телефон",
      company: "Компания",
      message: "Сообщение",
      submit: "Отправить сообщение",
    },
    visitor: {
      name: "Ирина Соколова",
      email: "irina@example.ru",
      phone: "+7 900 000-00-00",
      company: "Областная больница",
      message: "Хотим обсудить портал записи.",
    },
    sent: "Сообщение отправлено",
    language: "ru",
  },
  {
    locale: "en-US",
    home: "/en?utm_source=yandex&utm_medium=cpc",
    service: serviceTitle("highload", "en"),
    generator: /Project generator/,
    task: "A regional clinic with 40 branches. People book by phone and wait for hours. We need a booking portal for 12,000 requests a day connected to 1C.",
    quoted: "clinic",
    describe: "Task description",
    generate: "Generate",
    region: /Project idea/,
    attach: "Attach to inquiry",
    form: {
      name: "Name",
      email: "E-mail",
      phone: "Phone",
      company: "Company",
      message: "Message",
      submit: "Send message",
    },
    visitor: {
      name: "Jane Doe",
      email: "jane@example.com",
      phone: "+44 20 7946 0000",
      company: "Regional Hospital",
      message: "We would like to discuss a booking portal.",
    },
    sent: "Message sent",
    language: "en",
  },
];

for (const walk of walks)
  test.describe(`the whole way in ${walk.language}`, () => {
    test.use({ locale: walk.locale });

    test("home → service → generator → idea → contacts → the lead is in the CRM", async ({
      page,
      request,
    }) => {
      await page.goto(walk.home);
      await hydrated(page);
      await page.getByRole("main").getByRole("link", { name: walk.service }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(walk.service.split(" ")[0] ?? "");
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();

      await page.getByRole("banner").getByRole("link", { name: walk.generator }).click();
      const generate = page.getByRole("button", { name: walk.generate, exact: true });
      await expect(generate).toBeDisabled();
      await page.getByLabel(walk.describe).fill(walk.task);
      await generate.click();
      const result = page.getByRole("region", { name: walk.region });
      await expect(page.getByRole("button", { name: walk.attach })).toBeVisible();
      await expect(result).toContainText(walk.quoted);
      await expect(result).toContainText("40");
      expect((await result.innerText()).length).toBeGreaterThan(1500);

      await page.getByRole("button", { name: walk.attach }).click();
      await expect(page).toHaveURL(/\/contacts\?service=highload$/);
      await page.getByRole("textbox", { name: walk.form.name }).fill(walk.visitor.name);
      await page.getByRole("textbox", { name: walk.form.email }).fill(walk.visitor.email);
      await page.getByRole("textbox", { name: walk.form.phone }).fill(walk.visitor.phone);
      await page.getByRole("textbox", { name: walk.form.company }).fill(walk.visitor.company);
      await page.getByRole("textbox", { name: walk.form.message }).fill(walk.visitor.message);
      await page.getByRole("checkbox").check();
      // A form sent within three seconds of its showing counts as a robot's; a person takes longer, and so does this test.
      await page.waitForTimeout(3200);
      const answered = page.waitForResponse("**/api/contact");
      await page.getByRole("button", { name: walk.form.submit }).click();
      const answer = await answered;
      expect(answer.status()).toBe(200);
      const { id, status } = (await answer.json()) as { id: string; status: string };
      expect(["queued", "delivered"]).toContain(status);
      await expect(page.locator("[data-slot=toast]").getByText(walk.sent, { exact: true })).toBeVisible();
      await expect(page.locator("[data-slot=inquiry-sent]")).toContainText(id.slice(0, 8));

      const lead = await leadOf(request, id);
      expect(lead).toMatchObject({
        name: walk.visitor.name,
        companyTitle: walk.visitor.company,
        sourceId: "WEB",
        utmSource: "yandex",
        utmMedium: "cpc",
        originatorId: "website",
        originId: id,
      });
      expect(JSON.stringify(lead.fm)).toContain(walk.visitor.email);
      expect(JSON.stringify(lead.fm)).toContain(walk.visitor.phone);
      expect(lead.comments).toContain(walk.visitor.message);
      // The service whose page led to the generator, as the sales team calls it.
      expect(lead.comments).toContain(`Услуга: ${serviceTitle("highload", "ru")}`);
      expect(await dossierOf(request, lead.id)).toContain(walk.quoted);
      expect(lead.comments).toContain(walk.language);
      expect(lead.comments).toMatch(/[0-9a-f]{64}/);
    });
  });
