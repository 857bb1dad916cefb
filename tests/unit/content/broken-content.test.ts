import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { listPosts } from "@/lib/content/blog";
import { listCases } from "@/lib/content/cases";
import { getLegalDocument } from "@/lib/content/legal";
import { listServices } from "@/lib/content/services";

/** A change of one file: its text before → after; `null` removes the file. */
type Changes = Record<string, ((text: string) => string) | null>;

const POSTS = ["post1", "post2", "post3"];
const FILES = [
  "services/highload",
  "cases/gov-portal",
  "legal/privacy-policy",
  ...POSTS.map((id) => `blog/${id}`),
];
const roots: string[] = [];

/** Texts of a site of the tests' own: whatever the real one says, these are here to be broken. */
const FIXTURES = join(import.meta.dirname, "fixtures");

/** A directory with one service, one case, one legal text and three articles, changed as told; the working directory moves there. */
function standIn(changes: Changes): void {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  roots.push(root);
  for (const folder of ["services", "cases", "legal", "blog"])
    mkdirSync(join(root, "content", folder), { recursive: true });
  mkdirSync(join(root, "public/covers"), { recursive: true });
  for (const cover of ["gov-portal", ...POSTS])
    writeFileSync(join(root, `public/covers/${cover}.svg`), "<svg/>");
  for (const file of FILES.flatMap((name) => [`${name}.ru.md`, `${name}.en.md`])) {
    const change = changes[file];
    if (change === null) continue;
    const text = readFileSync(join(FIXTURES, file), "utf8")
      // The services that the articles link to stay behind.
      .replaceAll(/(?<=\]\(\/services)\/[a-z0-9-]+(?=\))/g, "");
    const changed = change?.(text) ?? text;
    if (change) expect(changed, `the change of ${file} finds its place`).not.toBe(text);
    writeFileSync(join(root, "content", file), changed);
  }
  for (const [path, change] of Object.entries(changes))
    if (change && !FILES.includes(path.slice(0, -".ru.md".length)))
      writeFileSync(join(root, path), change(""));
  vi.spyOn(process, "cwd").mockReturnValue(root);
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const replace = (before: string | RegExp, after: string) => (text: string) => text.replace(before, after);
const highload = "services/highload.en.md";

describe("a broken text stops the build with the file and the field", () => {
  it("accepts the files unchanged", () => {
    standIn({});
    expect(listServices("en").map(({ id }) => id)).toEqual(["highload"]);
    expect(listCases("ru").map(({ slug }) => slug)).toEqual(["gov-portal"]);
  });

  it.each<[what: string, change: (text: string) => string, message: string]>([
    [
      "four benefits",
      replace(/ {2}- Infrastructure costs.*\n/, ""),
      "content/services/highload.en.md: benefits must have exactly 5 items, has 4",
    ],
    [
      "four solutions",
      replace(/ {2}- APIs for partners\n/, ""),
      "content/services/highload.en.md: solutions must have exactly 5 items, has 4",
    ],
    [
      "a feature without a title",
      replace("    title: Autoscaling\n", ""),
      "content/services/highload.en.md: features item 2 title is missing",
    ],
    [
      "an empty title",
      replace(/^title: .*$/m, 'title: ""'),
      "content/services/highload.en.md: title is empty",
    ],
    [
      "a number for a text",
      replace("value: 99.95%", "value: 99.95"),
      "content/services/highload.en.md: businessValue facts item 2 value must be a text; put a number in quotation marks",
    ],
    ["a misspelt field", replace("lead:", "laed:"), "content/services/highload.en.md: lead is missing"],
    [
      "a field nobody reads",
      replace("order: 2", "order: 2\nprice: 5"),
      "content/services/highload.en.md: the front matter has a field nobody reads: price",
    ],
    [
      "an unknown colour",
      replace("color: red", "color: pink"),
      'content/services/highload.en.md: color must be one of red, orange, yellow, green, blue, purple; it is "pink"',
    ],
    [
      "another colour than the Russian file",
      replace("color: red", "color: blue"),
      'content/services/highload.en.md: color is "blue", but content/services/highload.ru.md has "red"; it must be the same in every language',
    ],
    [
      "an unknown variable in the body",
      replace("We size a system", "{company.nmae} sizes a system"),
      "content/services/highload.en.md: unknown variable {company.nmae}; known are company.name, ",
    ],
    [
      "an unknown variable in the front matter",
      replace("title: High-load systems", "title: High-load systems by {brand}"),
      "content/services/highload.en.md: unknown variable {brand}; known are company.name, ",
    ],
    [
      "a link to no page",
      replace("We size a system", "[We](/abuot) size a system"),
      "content/services/highload.en.md: link /abuot leads to no page of the site",
    ],
    [
      "a link to a service that does not exist",
      replace("We size a system", "[We](/services/hiload) size a system"),
      "content/services/highload.en.md: link /services/hiload leads to no page of the site",
    ],
    [
      "a picture that is not there",
      replace("We size a system", "![Scheme](/covers/none.svg) We size a system"),
      "content/services/highload.en.md: picture /covers/none.svg is not in the folder public",
    ],
    [
      "two words for an emoji",
      replace("emoji: 📈", "emoji: up"),
      "content/services/highload.en.md: features item 2 emoji must be one emoji",
    ],
    [
      "one paragraph",
      replace(/\n\nWe work on[\s\S]*$/, "\n"),
      "content/services/highload.en.md: the text must have 2 to 4 paragraphs, has 1",
    ],
    [
      "front matter that is not closed",
      replace("\n---\n", "\n"),
      "content/services/highload.en.md: must start with front matter between two lines of three dashes",
    ],
    [
      "front matter that cannot be read",
      replace("title: High-load systems", "title: High-load: systems: and"),
      "content/services/highload.en.md: line 2 of the front matter cannot be read",
    ],
  ])("%s", (_, change, message) => {
    standIn({ [highload]: change });
    expect(() => listServices("ru")).toThrow(message);
  });

  it("a case study that does not exist", () => {
    const change = replace("caseStudy: gov-portal", "caseStudy: gov-portl");
    standIn({ "services/highload.ru.md": change, [highload]: change });
    expect(() => listServices("en")).toThrow(
      'content/services/highload.ru.md: caseStudy names the case "gov-portl", which does not exist',
    );
  });

  it("a missing English file", () => {
    standIn({ [highload]: null });
    expect(() => listServices("ru")).toThrow(
      "content/services/highload.en.md: is missing; every text exists in Russian and in English",
    );
  });

  it("a file with another kind of name", () => {
    standIn({ "content/services/High load.md": () => "---\n---\n" });
    expect(() => listServices("ru")).toThrow(
      'content/services/High load.md: must be called like "my-page.ru.md"',
    );
  });

  it("a case without its cover", () => {
    standIn({});
    rmSync(join(process.cwd(), "public/covers/gov-portal.svg"));
    expect(() => listCases("ru")).toThrow(
      "content/cases/gov-portal.ru.md: picture /covers/gov-portal.svg is not in the folder public",
    );
  });

  it("two results where at least three are wanted", () => {
    standIn({ "cases/gov-portal.ru.md": replace(/(results:\n(?: {2}- .*\n){2})(?: {2}- .*\n){2}/, "$1") });
    expect(() => listCases("en")).toThrow(
      "content/cases/gov-portal.ru.md: results must have at least 3 items, has 2",
    );
  });

  it("a policy with a section too few", () => {
    standIn({ "legal/privacy-policy.en.md": replace(/## 8\.[\s\S]*$/, "") });
    expect(() => getLegalDocument("ru", "privacy-policy")).toThrow(
      "content/legal/privacy-policy.en.md: must have exactly 8 numbered sections, has 7",
    );
  });

  it("a policy whose sections are out of order", () => {
    standIn({ "legal/privacy-policy.ru.md": replace("## 3. ", "## 4. ") });
    expect(() => getLegalDocument("ru", "privacy-policy")).toThrow(
      'content/legal/privacy-policy.ru.md: section "Цели обработки" must be headed "## 3. …"',
    );
  });

  it.each<[what: string, changes: Changes, message: string]>([
    [
      "a reading time that is not a number",
      { "blog/post1.ru.md": replace("readTime: 5", 'readTime: "5"') },
      "content/blog/post1.ru.md: readTime must be a number",
    ],
    [
      "an article that nobody announced",
      { "content/blog/post4.ru.md": () => readFileSync(join(FIXTURES, "blog/post1.ru.md"), "utf8") },
      "content/blog/post4.ru.md: is not an announced article",
    ],
    [
      "an article taken away",
      { "blog/post3.ru.md": null, "blog/post3.en.md": null },
      "content/blog/post3.ru.md: is missing",
    ],
    [
      "two headings with one anchor",
      { "blog/post1.en.md": replace("## When to say no", "## A one-week test") },
      'content/blog/post1.en.md: heading "A one-week test" stands twice or has no letters',
    ],
  ])("%s", (_, changes, message) => {
    standIn(changes);
    expect(() => listPosts("ru")).toThrow(message);
  });

  it("names every problem at once", () => {
    standIn({
      [highload]: (text) => text.replace("color: red", "color: pink").replace(/^title: .*$/m, 'title: ""'),
    });
    expect(() => listServices("ru")).toThrow(/title is empty[\s\S]*color must be one of/);
  });
});
