import { describe, expect, it } from "vitest";
import { inquiryFormSchema, inquirySchema } from "@/lib/inquiries/schema";
import { cleanText } from "@/lib/validation/text";
import ru from "@/messages/ru/errors.json";
import { addresses } from "@/tests/corpora/addresses";

const valid = { name: "Иван", email: "ivan@example.ru", message: "Нужна интеграция", consent: true };
const problemsOf = (value: unknown) =>
  inquirySchema
    .safeParse(value)
    .error?.issues.map(({ path, message, code }) => `${path.join(".")} ${code} ${message}`) ?? [];

describe("inquirySchema", () => {
  it("takes the least and the most", () => {
    expect(problemsOf(valid)).toEqual([]);
    const most = {
      ...valid,
      name: "я".repeat(200),
      company: "к".repeat(200),
      message: "т".repeat(8_000),
      brief: "д".repeat(100_000),
      locale: "en",
      page: "/en/contacts",
      utm: { source: "yandex", medium: "cpc", campaign: "a", content: "b", term: "c" },
      website: "",
      elapsedMs: 12_345.6,
    };
    expect(problemsOf(most)).toEqual([]);
  });

  it("takes every mail address that visitors have, trims it, and refuses what is none or needs quotes", () => {
    const problems = (email: string) => problemsOf({ ...valid, email });
    expect(addresses.right.filter((email) => problems(`\r\n ${email} \n`).length > 0)).toEqual([]);
    expect([...addresses.wrong, ...addresses.odd].filter((email) => problems(email).length === 0)).toEqual(
      [],
    );
  });

  it.each([
    ["name", "Я", "nameTooShort"],
    ["name", undefined, "nameTooShort"],
    ["name", " \u00a0\u2003\u0085\ufeffЯ\u3000 ", "nameTooShort"],
    ["name", "я".repeat(201), ""],
    ["email", undefined, "emailInvalid"],
    ["email", 7, "emailInvalid"],
    ["email", "", "emailInvalid"],
    ["email", "ivan", "emailInvalid"],
    ["email", "ivan@localhost", "emailInvalid"],
    ["email", "ivan@example..ru", "emailInvalid"],
    ["email", ".ivan@example.ru", "emailInvalid"],
    ["email", "iv..an@example.ru", "emailInvalid"],
    ["email", "ivan@-example.ru", "emailInvalid"],
    ["email", "ivan@example.ru\nBcc: all@example.ru", "emailInvalid"],
    ["email", `${"a".repeat(250)}@example.ru`, ""],
    ["message", "короткое", "messageTooShort"],
    ["message", `коротко${" ".repeat(50)}`, "messageTooShort"],
    ["message", "т".repeat(8_001), ""],
    ["consent", false, "consentRequired"],
    ["consent", undefined, "consentRequired"],
    ["consent", "true", "consentRequired"],
    ["company", "к".repeat(201), ""],
    ["company", null, ""],
    ["brief", "д".repeat(100_001), ""],
    ["locale", "fr", ""],
    ["page", "p".repeat(2_001), ""],
    ["utm", { source: "a", gclid: "b" }, ""],
    ["elapsedMs", -1, ""],
    ["elapsedMs", "5000", ""],
    ["fax", "7", ""],
  ])("refuses %s = %j", (field, value, message) => {
    const problems = inquirySchema.safeParse({ ...valid, [field]: value }).error?.issues ?? [];
    expect(problems).toHaveLength(1);
    if (message !== "") expect(problems[0]).toMatchObject({ path: [field], message });
  });

  it.each([
    "a@пример.рф",
    "Иван.Петров@почта.рф",
    "a+b_c@sub.example.co.uk",
    "x@xn--e1afmkfd.xn--p1ai",
    "o'neil@example.com",
  ])("accepts the address %s", (email) => expect(problemsOf({ ...valid, email })).toEqual([]));

  it("names only texts the dictionary has", () => {
    const messages = inquirySchema
      .safeParse({ consent: false, email: "" })
      .error?.issues.map(({ message }) => message);
    expect(messages).toHaveLength(4);
    for (const message of messages ?? []) expect(Object.keys(ru.fields)).toContain(message);
  });

  it("checks the form alone with the same rules, from its empty defaults", () => {
    const issues = inquiryFormSchema.safeParse({
      name: "",
      email: "",
      company: "",
      message: "",
      consent: false,
    }).error?.issues;
    expect(issues?.map(({ path }) => path[0])).toEqual(["name", "email", "message", "consent"]);
    expect(inquiryFormSchema.parse({ ...valid, name: "  Иван ", company: "" })).toEqual({
      ...valid,
      company: "",
    });
  });
});

describe("cleanText", () => {
  it.each([
    ["\u2028 a\r\nb\rc \u0085", "a\nb\nc"],
    ["a\u0000b\u0007", "ab"],
    ["x\ud800y", "x\ufffdy"],
    ["a\tb  c", "a\tb  c"],
    [" \u00a0 ", ""],
  ])("makes %j into %j", (raw, clean) => expect(cleanText(raw)).toBe(clean));
});
