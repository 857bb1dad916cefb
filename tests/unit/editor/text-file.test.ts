import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readText, writeText } from "@/scripts/editor/browser/text-file";
import { textCollections } from "@/scripts/editor/collections";

/** As the editor hands it over: without white space around it. */
const read = (file: string) => readText(file.trim());

describe("texts as the editor writes them", async () => {
  const { collections, formats } = await textCollections();

  test.each(collections)("the texts of $folder come back to the byte", ({ folder, format, fields }) => {
    const files = globSync(`${folder}/*.md`);
    expect(files.length).toBeGreaterThan(0);
    const order = fields.map(({ name }) => name);
    for (const file of files) {
      const text = readFileSync(file, "utf8");
      const written = read(text);
      // The editor names the fields in the order of its form.
      const inOrder = Object.fromEntries(
        order.filter((name) => name in written).map((name) => [name, written[name]]),
      );
      expect(Object.keys(inOrder), file).toHaveLength(Object.keys(written).length);
      expect(writeText(inOrder, formats[format] ?? []), file).toBe(text);
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
