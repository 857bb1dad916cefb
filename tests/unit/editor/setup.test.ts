import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { configuredBackend, WORKING_COPY } from "@/scripts/editor/backend";
import { fieldsOf, inLanguages } from "@/scripts/editor/fields";
import { ownAddresses } from "@/scripts/editor/packages";
import { editorPage } from "@/scripts/editor/page";
import { russian, type Words } from "@/scripts/editor/russian";
import { editorSetup } from "@/scripts/editor/write-editor";

const on = (CMS_BACKEND: "github" | "gitlab" | "gitea", CMS_REPOSITORY: string) =>
  configuredBackend({ CMS_BACKEND, CMS_REPOSITORY }) ?? WORKING_COPY;

const packageFile = (name: string) => readFileSync(`node_modules/@sveltia/cms/${name}`, "utf8");

describe("the editor’s configuration", () => {
  test("is one that the editor knows, in every option", async () => {
    const ajv = new Ajv({ strict: false, allErrors: true, formats: { regex: true, uri: true } });
    const validate = ajv.compile(JSON.parse(packageFile("schema/sveltia-cms.json")) as object);
    const { config } = await editorSetup(on("gitlab", "company/web/site"));
    expect(validate(config) ? [] : validate.errors).toEqual([]);
  });

  test("has every field of a text with the rules of its schema", () => {
    const { fields, optional } = fieldsOf(
      "blog",
      z.strictObject({
        title: z.string().trim().min(1).max(80),
        date: z.iso.date(),
        hue: z.enum(["red", "blue"]),
        order: z.int().positive(),
        year: z.int().min(2008).max(2100).optional(),
        benefits: z.array(z.string()).length(5),
        facts: z
          .array(z.strictObject({ value: z.string(), label: z.string() }))
          .min(1)
          .max(4),
        clientName: z.string().regex(/^[a-z]+$/),
        sample: z.boolean().optional(),
      }),
    );
    expect(optional).toEqual(["year", "sample"]);
    expect(Object.fromEntries(fields.map((field) => [field.name, field]))).toMatchObject({
      title: { label: "Заголовок", widget: "string", required: true, maxlength: 80 },
      date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
      hue: {
        widget: "select",
        options: [
          { value: "red", label: "Красный" },
          { value: "blue", label: "Синий" },
        ],
      },
      order: { widget: "number", value_type: "int", min: 1, max: undefined },
      year: { min: 2008, max: 2100, required: false },
      benefits: { widget: "list", min: 5, max: 5, field: { widget: "string" } },
      facts: { widget: "list", min: 1, max: 4, fields: [{ name: "value" }, { name: "label" }] },
      clientName: { pattern: ["^[a-z]+$", expect.any(String)] },
      sample: { widget: "boolean", required: false },
    });
  });

  test("asks once for what is the same in every language", () => {
    const { fields } = fieldsOf("blog", z.strictObject({ title: z.string(), tags: z.array(z.string()) }));
    expect(inLanguages(fields, ["tags"])).toMatchObject([
      { name: "title", i18n: true },
      { name: "tags", i18n: "duplicate", field: { i18n: "duplicate" } },
    ]);
  });

  test("asks once for the file of a photograph, and in each language for what it shows", () => {
    const picture = z.strictObject({ file: z.string(), alt: z.string() });
    const { fields } = fieldsOf("cases", z.strictObject({ picture: picture.optional() }));
    expect(inLanguages(fields, ["picture.file"])).toMatchObject([
      {
        widget: "object",
        required: false,
        i18n: true,
        fields: [
          { name: "file", widget: "image", media_folder: "/content/pictures", i18n: "duplicate" },
          { name: "alt", widget: "string", i18n: true },
        ],
      },
    ]);
  });

  test("a field without words stops the build", () => {
    expect(() => fieldsOf("blog", z.strictObject({ unheardOf: z.string() }))).toThrow(/blog\.unheardOf/);
  });
});

describe("where the editor keeps what it writes", () => {
  test.each([
    ["github", "company/site", "company/site", "https://api.github.com"],
    ["gitlab", "company/web/site", "company/web/site", "https://gitlab.com/api/v4"],
    ["gitlab", "https://gitlab.com/company/site", "company/site", "https://gitlab.com/api/v4"],
    ["github", "https://git.example.ru/company/site.git", "company/site", "https://git.example.ru/api/v3"],
    ["gitlab", "https://git.example.ru/a/b/site/", "a/b/site", "https://git.example.ru/api/v4"],
    [
      "gitea",
      "https://git.example.ru:3000/company/site",
      "company/site",
      "https://git.example.ru:3000/api/v1",
    ],
  ] as const)("%s %s", (name, repository, repo, api_root) => {
    expect(on(name, repository)).toMatchObject({ name, repo, api_root });
  });

  test("nowhere, as long as none is configured", () => {
    expect(configuredBackend({})).toBeUndefined();
  });
});

describe("the editor’s page", () => {
  const page = (backend: Parameters<typeof editorPage>[1]) =>
    editorPage({ map: { yaml: "/admin/yaml.js" }, signIn: "Войти" }, backend);

  test("may ask the site and the git host, and run nothing but the site’s own files", () => {
    const { policy } = page(on("gitea", "https://git.example.ru/company/site"));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' blob: data: https://git.example.ru;");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test("for a working copy asks nobody and offers no sign-in", () => {
    const { html, policy } = page(WORKING_COPY);
    expect(policy).not.toContain("https:");
    expect(html).toContain('[data-label="Войти"] { display: none !important }');
    expect(page(on("github", "company/site")).html).not.toContain("display: none");
  });

  test("is not for search engines", () => {
    expect(page(WORKING_COPY).html).toContain('<meta name="robots" content="noindex" />');
  });
});

describe("addresses that the editor would ask", () => {
  const code = packageFile("npm/index.js");

  test("are the site’s own", () => {
    const own = ownAddresses(code);
    expect(own).not.toMatch(/jsdelivr|githubstatus\.com\/api|hostedstatus/);
    expect(own).toContain("url(/admin/sveltia/npm/assets/source-sans-3-");
  });

  test.each([
    ["one that has moved", code.replace("noto-mono@5.3.0", "noto-mono@5.4.0"), /noto-mono@5\.3\.0.* 0 times/],
    ["one more of a content network", `${code}"https://unpkg.com/new"`, /unpkg/],
  ])("%s stops the build", (_, changed, message) => {
    expect(() => ownAddresses(changed)).toThrow(message);
  });
});

test("the editor says everything in Russian but what only a developer of its configuration sees", () => {
  const names = (words: Words, path = ""): string[] =>
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === "string" ? [`${path}${name}`] : names(value, `${path}${name}.`),
    );
  const english = names(JSON.parse(packageFile("locales/en-US.json")) as Words);
  const said = new Set(names(russian("node_modules/@sveltia/cms/locales/ru.json")));
  expect(english.filter((name) => !said.has(name) && !name.startsWith("config."))).toEqual([]);
  expect([...said].filter((name) => !english.includes(name))).toEqual([]);
});
