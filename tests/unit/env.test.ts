import { describe, expect, test } from "vitest";
import { parseEnv } from "@/lib/env";

describe("configuration", () => {
  test("needs nothing", () => {
    expect(parseEnv({})).toMatchObject({
      SITE_URL: "http://localhost:3000",
      DATA_DIR: "./data",
      BITRIX24_REQUESTS_PER_SECOND: 2,
      OUTBOX_AMBIGUOUS_WAIT_SECONDS: 90,
      INQUIRY_RETENTION_DAYS: 90,
      AI_CONCURRENCY: 8,
      CONTACT_REQUESTS_PER_HOUR: 10,
      TRUSTED_PROXY_HOPS: 0,
      LOG_LEVEL: "info",
    });
  });

  test("on Vercel the address of the project stands in for a SITE_URL that is not set", () => {
    const project = { VERCEL_PROJECT_PRODUCTION_URL: "site.vercel.app" };
    expect(parseEnv(project).SITE_URL).toBe("https://site.vercel.app");
    expect(parseEnv({ ...project, SITE_URL: "" }).SITE_URL).toBe("https://site.vercel.app");
    expect(parseEnv({ ...project, SITE_URL: "https://example.ru" }).SITE_URL).toBe("https://example.ru");
  });

  test("an address that only this machine knows is not a public one", () => {
    expect(parseEnv({ SITE_URL: "" })).toMatchObject({ hasSiteUrl: false, publicUrl: undefined });
    expect(parseEnv({ SITE_URL: "http://127.0.0.1:3000" })).toMatchObject({
      hasSiteUrl: true,
      publicUrl: undefined,
    });
    expect(parseEnv({ SITE_URL: "https://example.ru/" })).toMatchObject({
      hasSiteUrl: true,
      publicUrl: "https://example.ru",
    });
  });

  test("an empty value counts as unset", () => {
    expect(parseEnv({ OUTBOX_SECRET: "", AI_CONCURRENCY: "" })).toMatchObject({ AI_CONCURRENCY: 8 });
  });

  test("limits have no upper bound", () => {
    expect(parseEnv({ CONTACT_REQUESTS_PER_HOUR: "1000000" }).CONTACT_REQUESTS_PER_HOUR).toBe(1_000_000);
  });

  test.each([
    ["SITE_URL", "ftp://example.ru"],
    ["SITE_URL", "example-without-scheme"],
    ["BITRIX24_WEBHOOK_URL", "portal-without-scheme"],
    ["SITE_URL", "https://example.ru/shop"],
    ["BITRIX24_WEBHOOK_URL", "http://portal.example/rest/1/secret-code/"],
    ["BITRIX24_WEBHOOK_URL", "https://portal.example/"],
    ["BITRIX24_REQUESTS_PER_SECOND", "0"],
    ["DATABASE_URL", "mysql://site:secret-word@db.example/site"],
    ["DATABASE_URL", "db.example"],
    ["INQUIRY_RETENTION_DAYS", "0"],
    ["AI_CONCURRENCY", "many"],
    ["CONTACT_REQUESTS_PER_HOUR", "1.5"],
    ["TRUSTED_PROXY_HOPS", "-1"],
    ["OUTBOX_SECRET", "too short"],
    ["LOG_LEVEL", "loud"],
    ["NEXT_PUBLIC_GA_MEASUREMENT_ID", "UA-12345-1"],
    ["NEXT_PUBLIC_GA_MEASUREMENT_ID", 'G-1234"><script>'],
    ["NEXT_PUBLIC_YANDEX_METRIKA_ID", "12345678a"],
    ["YANDEX_VERIFICATION", '<meta name="yandex-verification" content="4f1c" />'],
    ["BITRIX24_CONSENT_AGREEMENT_ID", "nineteen"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector.example:4318"],
    ["SMTP_URL", "no-scheme.example"],
    ["SMTP_URL", "https://user:secret@mail.example.ru"],
    ["SMTP_URL", "smtp:///no-host"],
    ["INQUIRY_EMAIL_TO", "Sales <sales@example.ru>"],
    ["CMS_BACKEND", "subversion"],
    ["CMS_REPOSITORY", "company"],
    ["CMS_REPOSITORY", "http://git.example.ru/company/site"],
    ["CMS_REPOSITORY", "https://user:secret@git.example.ru/company/site"],
    ["INQUIRY_EMAIL_TO", "sales@example.ru\r\nBcc: x@example.ru"],
  ])("a wrong %s stops the start by name, without its value", (name, value) => {
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(name);
    expect(parse).not.toThrow(value);
  });

  test("mail needs both a server and someone to write to", () => {
    const SMTP_URL = "smtps://site:pass@mail.example.ru";
    const INQUIRY_EMAIL_TO = "sales@example.ru, boss@example.ru";
    expect(() => parseEnv({ SMTP_URL })).toThrow("INQUIRY_EMAIL_TO must be set too, since SMTP_URL is");
    expect(() => parseEnv({ INQUIRY_EMAIL_TO })).toThrow("SMTP_URL must be set too");
    expect(parseEnv({ SMTP_URL, INQUIRY_EMAIL_TO })).toMatchObject({ SMTP_URL, INQUIRY_EMAIL_TO });
  });

  test("an editor needs a git host and a repository there", () => {
    const CMS_REPOSITORY = "https://git.example.ru:3000/company/web/site";
    expect(() => parseEnv({ CMS_REPOSITORY })).toThrow("CMS_BACKEND must be set too");
    expect(() => parseEnv({ CMS_BACKEND: "gitlab" })).toThrow("CMS_REPOSITORY must be set too");
    expect(parseEnv({ CMS_BACKEND: "gitlab", CMS_REPOSITORY })).toMatchObject({ CMS_REPOSITORY });
  });

  test.each([
    "postgres://site:p%40ss@db.example:5432/site?sslmode=require",
    "postgresql:///site?host=/run/postgresql",
  ])("%s is an address of PostgreSQL", (DATABASE_URL) =>
    expect(parseEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL }),
  );

  test("http is accepted for a webhook on a loopback address", () => {
    const BITRIX24_WEBHOOK_URL = "http://127.0.0.1:4010/rest/1/secret-code/";
    expect(parseEnv({ BITRIX24_WEBHOOK_URL })).toMatchObject({ BITRIX24_WEBHOOK_URL });
  });

  test.each([{ OPENAI_API_KEY: "sk-secret" }, { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }])(
    "a model is named as soon as one can be reached: %o",
    (set) => {
      const parse = () => parseEnv(set);
      expect(parse).toThrow("OPENAI_MODEL");
      expect(parse).not.toThrow("sk-secret");
      expect(parseEnv({ ...set, OPENAI_MODEL: "m" })).toMatchObject({ OPENAI_MODEL: "m" });
    },
  );

  test("a model of pictures needs a server, its own or that of the texts", () => {
    expect(() => parseEnv({ OPENAI_IMAGE_MODEL: "m" })).toThrow("OPENAI_IMAGE_MODEL");
    expect(parseEnv({ OPENAI_IMAGE_MODEL: "m", OPENAI_IMAGE_API_KEY: "k" })).toMatchObject({
      OPENAI_IMAGE_MODEL: "m",
    });
    expect(parseEnv({ OPENAI_IMAGE_MODEL: "m", OPENAI_API_KEY: "k", OPENAI_MODEL: "t" })).toMatchObject({
      OPENAI_IMAGE_MODEL: "m",
    });
  });

  test("half a configuration of pictures, or a model without a server, is the draft engine and no error", () => {
    expect(parseEnv({ OPENAI_IMAGE_API_KEY: "k", OPENAI_MODEL: "t" })).toMatchObject({ OPENAI_MODEL: "t" });
  });
});
