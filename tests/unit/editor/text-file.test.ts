import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readText, writeText } from "@/scripts/editor/browser/text-file";
import { textCollections } from "@/scripts/editor/collections";

/** As the editor hands it over: without white space around it. */
const read = (file: string) => readText(file.trim());

/** Lines of the front matter without regard to their order and quotes, and the words below to the byte. */
function plain(text: string) {
  const [, front = "", body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { front: front.replace(/["']/g, "").split("\n").sort(), body };
}

describe("texts as the editor writes them", async () => {
  const { collections, formats } = await textCollections();

  test.each(collections)("the texts of $folder come back as they were", ({ folder, format, fields }) => {
    const files = globSync(`${folder}/*.md`);
    expect(files.length).toBeGreaterThan(0);
    const order = fields.map(({ name }) => name);
    for (const file of files) {
      const text = readFileSync(file, "utf8");
      const fieldsOf = read(text);
      // The editor names the fields in the order of its form.
      const inOrder = Object.fromEntries(
        order.filter((name) => name in fieldsOf).map((name) => [name, fieldsOf[name]]),
      );
      expect(Object.keys(inOrder), file).toHaveLength(Object.keys(fieldsOf).length);
      const written = writeText(inOrder, formats[format] ?? []);
      // By hand fields may stand in another order, and in quotes that YAML does not need.
      expect(plain(written), file).toEqual(plain(text));
    }
  });

  test("quotes stand only where YAML needs them, and what is empty is left out", () => {
    const fields = {
      title: "Как проверить: три вопроса ",
      description: "Без кавычек — «ёлочки» внутри",
      year: 2026,
      code: "007",
      date: "2026-11-20",
      tags: ["1С", ""],
      results: [],
      note: "",
      seo: { description: "" },
      edges: [
        { from: "a", main: true },
        { from: "b", main: false },
      ],
      sample: false,
      home: false,
      draft: true,
      body: "\nПервый абзац.\n\n## Раздел\n\n",
    };
    expect(writeText(fields, ["sample", "draft"])).toBe(
      [
        "---",
        'title: "Как проверить: три вопроса"',
        "description: Без кавычек — «ёлочки» внутри",
        "year: 2026",
        'code: "007"',
        "date: 2026-11-20",
        "tags:",
        "  - 1С",
        '  - ""',
        "edges:",
        "  - from: a",
        "    main: true",
        "  - from: b",
        "home: false",
        "draft: true",
        "---",
        "",
        "Первый абзац.",
        "",
        "## Раздел",
        "",
      ].join("\n"),
    );
  });

  test("a long line is not folded", () => {
    const title = "слово ".repeat(60).trim();
    expect(writeText({ title, body: "" }, [])).toBe(`---\ntitle: ${title}\n---\n`);
  });
});
