import { describe, expect, it } from "vitest";
import { maskInput } from "@/lib/generators/server/privacy/mask";
import { maskText } from "@/lib/generators/server/privacy/mask-text";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

/** Luhn-valid numbers of the card systems' own test ranges; ИНН with right check digits. */
const masked: [text: string, expected: string][] = [
  ["Пишите на ivan.petrov@example.ru срочно", "Пишите на [e-mail] срочно"],
  ["почта иван@пример.рф, отдел продаж", "почта [e-mail], отдел продаж"],
  ["<a+b_c%d@mail.sub.example.co.uk>", "<[e-mail]>"],
  ["Звоните +7 (495) 123-45-67.", "Звоните [телефон]."],
  ["Звоните +7(916)123-45-67, спросить Ивана", "Звоните [телефон], спросить [имя]"],
  ["8 800 555-35-35 бесплатно", "[телефон] бесплатно"],
  ["8-916-123-45-67", "[телефон]"],
  ["89161234567 Иван", "[телефон] Иван"],
  ["79161234567", "[телефон]"],
  ["+79161234567", "[телефон]"],
  ["+7 916 123 45 67 и 12 000 рублей", "[телефон] и 12 000 рублей"],
  ["8 916 123 45 67 12 000 рублей", "[телефон] 12 000 рублей"],
  ["+7\u00A0916\u00A0123\u00A045\u00A067", "[телефон]"],
  ["8 (49621) 2-34-56", "[телефон]"],
  ["8 (4912) 12-34-56", "[телефон]"],
  ["(495) 123-45-67", "[телефон]"],
  ["916 123-45-67", "[телефон]"],
  ["123-45-67 доб. 12", "[телефон] доб. 12"],
  ["9161234568 Анна", "[телефон] Анна"],
  ["тел.: 234567", "тел.: [телефон]"],
  ["тел: 12-34-56", "тел: [телефон]"],
  ["+375 29 123-45-67", "[телефон]"],
  ["+44 20 7946 0958", "[телефон]"],
  ["+1 (555) 123-4567", "[телефон]"],
  ["+49 151 23456789", "[телефон]"],
  ["call 555-123-4567", "call [телефон]"],
  ["Карта 4276 3800 1234 5671 с опечаткой", "Карта [номер карты] с опечаткой"],
  ["ОГРН 1027700132195", "ОГРН [ОГРН]"],
  ["СНИЛС 112-233-445 95", "СНИЛС [СНИЛС]"],
  ["р/с 40702810900000012345, БИК 044525225", "р/с [номер счёта], БИК 044525225"],
  ["полис ОМС 1234567890123456", "полис ОМС [номер полиса]"],
  ["в/у 99 12 345678", "в/у [водительское удостоверение]"],
  ["дата рождения 12.03.1985, стаж 12 лет", "дата рождения [дата рождения], стаж 12 лет"],
  ["пароль: Qwerty123!, порт 5432", "пароль: [пароль или ключ], порт 5432"],
  ["Пароль администратора: Qwerty123!", "Пароль администратора: [пароль или ключ]"],
  ["пароль от почты Qwerty123", "пароль от почты [пароль или ключ]"],
  ["пин 1234", "пин [пароль или ключ]"],
  ["паспорт сер 45 09 ном 123456", "паспорт сер [паспорт]"],
  ["sort code 12-34-56 account 12345678", "sort code 12-34-56 account [номер счёта]"],
  ["postgres://site:s3cret@db:5432/crm и Redis 7", "[пароль или ключ] и Redis 7"],
  ["Меня зовут Анна Орлова, нужна CRM", "Меня зовут [имя], нужна CRM"],
  ["пишите в телеграм @anna_orlova", "пишите в телеграм [контакт]"],
  ["карта 4111 1111 1111 1111", "карта [номер карты]"],
  ["карта 4111111111111111.", "карта [номер карты]."],
  ["5555-5555-5555-4444", "[номер карты]"],
  ["мир 2200 0000 0000 0004", "мир [номер карты]"],
  ["amex 3782 822463 10005", "amex [номер карты]"],
  ["ООО «Ромашка», ИНН 7707083893", "ООО «Ромашка», ИНН [ИНН]"],
  ["ИНН: 1234567890 с опечаткой", "ИНН: [ИНН] с опечаткой"],
  ["ИНН/КПП 7707083893/770701001", "ИНН/КПП [ИНН]/770701001"],
  ["контрагент 7707083893, склад", "контрагент [ИНН], склад"],
  ["ИП 500100732259", "ИП [ИНН]"],
  ["паспорт 4510 123456 выдан", "паспорт [паспорт] выдан"],
  ["паспорт серии 45 10 № 123456", "паспорт серии [паспорт]"],
  ["Паспортные данные: серия 4510 номер 123456", "Паспортные данные: серия [паспорт]"],
  ["паспорта: 45 10 123456", "паспорта: [паспорт]"],
  ["загранпаспорт 71 1234567", "загранпаспорт [паспорт]"],
  ["passport 4510 123456", "passport [паспорт]"],
  ["Passport No. AB1234567", "Passport No. [паспорт]"],
];

const kept: string[] = [
  "1 500 000 ₽",
  "1 500 000 руб. в месяц",
  "Бюджет 80 000 000 000 ₽",
  "80000000000 рублей",
  "79161234567 руб",
  "4 276 380 012 345 678 руб",
  "4111111111111111 ₽",
  "9 000 приёмов в месяц",
  "1500000000 запросов в год",
  "9000000000 строк в базе",
  "8 800 000 заявок",
  "7 млн 916 тыс. 123 рубля",
  "+1 500 000 000 ₽ к выручке",
  "+30 % к выручке за 2024–2026",
  "рост +12 345 678 заказов",
  "12.08.2026 10:30:00",
  "8.10.2023 12.30.45",
  "с 01.01.2024 по 31.12.2026",
  "2024-08-12T10:30:00",
  "ГОСТ 34.602-2020, ГОСТ Р 57580.1-2017",
  "152-ФЗ, 44-ФЗ, 223-ФЗ",
  "1С:ERP 2.5, PostgreSQL 16.4, версия 8.3.24.1467",
  "IP 192.168.100.200, порт 5432",
  "серверы 10.10.10.10–10.10.10.250",
  "КПП 770701001",
  "заказ 1234567890123456",
  "артикул 12-345-6789",
  "почтовый индекс 141980",
  "SLA 99.95%, 24/7, 365 дней",
  "паспорт объекта на 120 страниц",
  "паспортов 12 000 штук в день",
  "телефон 112, телефонов 12 000 штук",
  "телефонов: 120 000 в год",
  "passport of 120 pages",
  "12 филиалов, 140 касс, 3 500 SKU",
  "500100732258 строк",
  "@user в чате, e-mail без адреса, a@b",
  "смета 12345678,90",
  "0.8916123456",
];

describe("what leaves the server", () => {
  it.each(masked)("%s → %s", (text, expected) => {
    expect(maskText(text, "ru")).toBe(expected);
  });

  it.each(kept)("%s stays", (text) => {
    expect(maskText(text, "ru")).toBe(text);
  });

  it("speaks the language of the document", () => {
    expect(maskText("a@b.example, +44 20 7946 0958, passport AB 1234567", "en")).toBe(
      "[e-mail], [phone], passport [passport]",
    );
    expect(maskText("4111 1111 1111 1111, INN 7707083893", "en")).toBe(
      "[card number], INN [taxpayer number]",
    );
  });

  it("leaves odd signs as they are everywhere else", () => {
    const odd =
      "Ц\u0435х\u200B № 5\u00A0—\u202F«Сев\u0435р»\u00AD, 12\u00A0000\u00A0м², ①–④, ｆｕｌｌ, I'm at it";
    expect(maskText(`${odd} ８９１６１２３４５６７ ${odd}`, "ru")).toBe(`${odd} [телефон] ${odd}`);
  });

  it("is masked in every field and in the documents of the dossier", () => {
    const secret = "ivan@example.ru";
    const input = maskInput(
      {
        description: secret,
        additionalInfo: secret,
        scope: secret,
        style: secret,
        template: "gost-34",
        engine: "model",
        locale: "ru",
        context: { idea: secret, requirements: `см. ${secret}` },
      },
      "ru",
    );
    expect(JSON.stringify(input)).not.toContain(secret);
    expect(input).toMatchObject({
      template: "gost-34",
      engine: "model",
      context: { requirements: "см. [e-mail]" },
    });
  });
});

describe("the sheet of a masked description", () => {
  const description = "Склад на 12 мест, звонить 8 916 123-45-67";
  const masked = (facts: FactSheet) => maskInput({ description, locale: "ru", facts }, "ru").facts;
  const entry = (text: string) => {
    const start = description.indexOf(text);
    return { text, span: { start, end: start + text.length } };
  };
  const figure = { unit: "шт.", kind: "count", says: "has" } as const;

  it("takes away what was read of a number as a figure, and keeps the figures of the task", () => {
    const places = { id: "f1", value: 12, ...entry("12 мест"), ...figure };
    const number = { id: "f2", value: 916, ...entry("8 916"), ...figure, counts: "916 123" };
    const sheet = masked({ ...sheetWithWish(), figures: [places, number] });
    expect(sheet?.figures).toMatchObject([
      { value: 12, text: "12 мест" },
      { value: 0, removed: true, text: "[телефон]", counts: "… …" },
    ]);
    expect(JSON.stringify(sheet)).not.toContain("916");
  });

  it("is masked by its own words where the visitor wrote them", () => {
    const own = { id: "w9", figures: [], by: "visitor" as const, text: "Писать на ivan@example.ru" };
    const sheet = masked({ ...sheetWithWish(), wishes: [own] });
    expect(sheet?.wishes).toMatchObject([{ text: "Писать на [e-mail]" }]);
  });
});
