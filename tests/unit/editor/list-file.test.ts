import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readList, writeList } from "@/scripts/editor/browser/list-file";
import { listCollection } from "@/scripts/editor/lists";

const FILE = `# What this list is for.

team:
  - id: first # the founder
    ru:
      name: "Анна: директор"

  # Since 2020.
  - id: second
    sample: true
    ru:
      name: Борис
registry:
  inn: ""
`;

const member = (id: string, name: string, more = {}) => ({ id, ...more, ru: { name } });

const withoutGaps = (text: string) => text.replace(/(?:\n[ \t]*)+\n/g, "\n");

describe("lists as the editor writes them", async () => {
  const { collection } = await listCollection();

  test.each(collection.files)("$file comes back as it was", ({ file, fields }) => {
    const text = readFileSync(file, "utf8");
    const list = readList(text.trim());
    const names = fields.map(({ name }) => name);
    expect(Object.keys(list).filter((name) => !names.includes(name))).toEqual([]);
    // By hand entries may follow one another without an empty line.
    expect(withoutGaps(writeList(text.trim(), list))).toBe(withoutGaps(text));
  });

  test("what the editor leaves out for being empty or unmarked stays as it is written", () => {
    const team = [
      member("first", "Анна: директор", { sample: false }),
      member("second", "Борис", { sample: true }),
    ];
    expect(writeList(FILE, { team })).toBe(FILE);
  });

  test("an entry that is added, changed or taken away leaves the others alone", () => {
    const first = member("first", "Анна: директор");
    const third = { ...member("third", "Вера"), note: "" };
    const written = writeList(FILE, { team: [third, first] });
    expect(written).toBe(
      FILE.replace(/\n {2}# Since[\s\S]*Борис\n/, "").replace(
        "  - id: first",
        "  - id: third\n    ru:\n      name: Вера\n\n  - id: first",
      ),
    );
    expect(
      writeList(FILE, { team: [member("first", "Анна"), member("second", "Борис", { sample: true })] }),
    ).toBe(FILE.replace('"Анна: директор"', "Анна"));
  });
});
