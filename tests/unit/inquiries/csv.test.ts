import { describe, expect, it } from "vitest";
import type { InquiryRecord } from "@/lib/inquiries/server/desk";
import { csvLine } from "../../../scripts/operator/inquiries-csv.ts";
import { contentOf, idOf, START } from "./fixtures";

const record = (message: string): InquiryRecord => ({
  ...{ id: idOf(1), status: "delivered", createdAt: START, attempts: 0, nextAttemptAt: START },
  ...{ lastReason: null, remoteId: 1, deliveredAt: START, erasedAt: null, fileBytes: null },
  content: contentOf({ message }),
});

/** The cells as a program reads them that takes one sign for the separator, leniently: a quote counts at the beginning of a cell alone. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    const quoted = line[at] === '"' ? /"((?:[^"]|"")*)"?/y : undefined;
    let cell = "";
    if (quoted) {
      quoted.lastIndex = at;
      const [whole = "", inner = ""] = quoted.exec(line) ?? [];
      cell = inner.replaceAll('""', '"');
      at += whole.length;
    }
    const end = [separator, "\r", "\n"].map((sign) => line.indexOf(sign, at)).filter((place) => place >= 0);
    const stop = Math.min(line.length, ...end);
    cells.push(cell + line.slice(at, stop));
    at = stop + 1;
  }
  return cells;
}

const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];
const before = [
  "",
  " ",
  "\u00A0",
  "\t",
  "\uFEFF",
  "\u200B",
  '"',
  ' "',
  "\r\n",
  "\n",
  ";",
  ";;",
  '";"',
  "a;",
  'a;"',
  "a\t",
  'a|"',
  "a\r",
  "a,",
  'a,"',
];
const payloads = signs.flatMap((sign) => before.map((start) => `${start}${sign}HYPERLINK("http://x")`));

/** What spreadsheets pass over before they look for the sign of a formula. */
const isFormula = (cell: string) => /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);

describe("a cell of the export", () => {
  it.each([[","], [";"], ["\t"], ["|"]])("is no formula where %j separates cells", (separator) => {
    const found = payloads.filter((payload) =>
      cellsOf(csvLine(record(payload)), separator).some((cell) => isFormula(cell)),
    );
    expect(found).toEqual([]);
  });

  it("says what it said, but for the mark before a sign", () => {
    expect(cellsOf(csvLine(record("a - b; c = d")), ",")).toContain("a - b; c = d");
    expect(csvLine(record('a;"=1'))).toContain(`a;""'=1`);
  });

  it("takes time in proportion to its length", () => {
    const long = "\n \t;".repeat(200_000);
    expect(csvLine(record(long)).length).toBeGreaterThan(long.length);
  });
});
