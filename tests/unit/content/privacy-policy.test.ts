import { globSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "@/lib/i18n/routing";
import { browserKeys } from "@/lib/site/browser-keys";

const policy = async (locale: (typeof locales)[number]) => {
  const { getLegalDocument } = await import("@/lib/content/legal");
  return getLegalDocument(locale, "privacy-policy")
    .sections.map(({ markdown }) => markdown.replaceAll("\u00a0", " "))
    .join("\n");
};

const keys = Object.values(browserKeys).flat();

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe.each(locales)("the privacy policy (%s)", (locale) => {
  it("names everything the browser keeps", async () => {
    vi.stubEnv("NEXT_PUBLIC_YANDEX_METRIKA_ID", "12345678");
    const text = await policy(locale);
    expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  });

  it("promises a way to change the decision only where there is something to decide", async () => {
    const change = /в любое время по ссылке в нижней части|at any time through a link at the bottom/;
    expect(await policy(locale)).not.toMatch(change);
    vi.resetModules();
    vi.stubEnv("NEXT_PUBLIC_GA_MEASUREMENT_ID", "G-ABCDEF1234");
    const text = await policy(locale);
    expect(text).toMatch(change);
    expect(text.match(/^2\.\d/gm)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5", "2.6"]);
    expect(text).not.toMatch(/[{}]/);
  });

  it("names those who process data for the operator as they are configured, and nobody else", async () => {
    const crm = /системы учёта обращений|system that records client inquiries/;
    const mail = /услуг электронной почты|provider of e-mail services/;
    const model = /поставщик языковой модели|provider of the language model/;
    const host = /поставщик услуг размещения Сайта\.|provider that hosts the Site\./;
    const bare = await policy(locale);
    for (const name of [crm, mail, model]) expect(bare).not.toMatch(name);
    expect(bare).toMatch(host);
    vi.resetModules();
    vi.stubEnv("BITRIX24_WEBHOOK_URL", "https://portal.bitrix24.ru/rest/1/code/");
    vi.stubEnv("SMTP_URL", "smtps://user:password@mail.example.ru");
    vi.stubEnv("INQUIRY_EMAIL_TO", "sales@example.ru");
    vi.stubEnv("OPENAI_API_KEY", "key");
    vi.stubEnv("OPENAI_MODEL", "writer");
    const full = await policy(locale);
    for (const name of [crm, mail, model, host]) expect(full).toMatch(name);
  });
});

it("no source keeps anything in the browser under a name that is not in the list", () => {
  const files = globSync(["{app,components,lib}/**/*.{ts,tsx}", "scripts/late-loader.ts"]).filter(
    (file) => !file.includes("/server/"),
  );
  const used = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const stores = /Storage|Session\(|Local\(/.test(source);
    return [
      ...source.matchAll(/\b[sg]etItem\(\s*"([^"]+)"/g),
      ...(stores ? source.matchAll(/\b(?:\w*KEY|STORED) = "([^"]+)"/g) : []),
      ...source.matchAll(/\b(?:create\w+Store|(?:read|write)(?:Local|Session))\(\s*"([^"]+)"/g),
      ...source.matchAll(/cookie\s*=\s*[`"]([\w-]+)=/g),
    ].map(([, key = ""]) => key);
  });
  expect(used.length).toBeGreaterThan(8);
  expect([...new Set(used)].filter((key) => !(keys as readonly string[]).includes(key))).toEqual([]);
});

it("the start says whom personal data goes to without the policy naming them", async () => {
  vi.stubEnv("BITRIX24_WEBHOOK_URL", "https://portal.bitrix24.ru/rest/1/code/");
  vi.stubEnv("OPENAI_MODEL", "");
  vi.stubGlobal("POLICY_PROCESSORS", "mail");
  const { log } = await import("@/lib/log");
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  const { warnOfUnnamedProcessors } = await import("@/lib/site/named-processors");
  warnOfUnnamedProcessors();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("BITRIX24_WEBHOOK_URL"));
  vi.stubGlobal("POLICY_PROCESSORS", "crm,mail");
  warnOfUnnamedProcessors();
  expect(warn).toHaveBeenCalledTimes(1);
});
