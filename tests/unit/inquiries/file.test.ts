import { describe, expect, it } from "vitest";
import { describeFile, MAX_FILE_BYTES, sizeInWords } from "@/lib/inquiries/file";
import { contentHashOf } from "@/lib/inquiries/server/accept";
import { fileRules } from "@/lib/inquiries/server/file-rules";

const PDF = Buffer.from("%PDF-1.7");
const ZIP = Buffer.from("PK\u0003\u0004\u0014\u0000\u0006\u0000");

describe("what a file is called and taken for", () => {
  it.each([
    [PDF, "Задание.pdf", "Задание.pdf"],
    [PDF, "БРИФ.PDF", "БРИФ.pdf"],
    [PDF, "договор.docx", "договор.docx.pdf"],
    [PDF, "no ending", "no ending.pdf"],
    [ZIP, "смета.xlsx", "смета.xlsx"],
    [ZIP, "ТЗ v1.2.docx", "ТЗ v1.2.docx"],
    [ZIP, "setup.exe", "setup.exe.zip"],
    [ZIP, "report.pdf", "report.pdf.zip"],
    [PDF, "../../etc/passwd", "_.._etc_passwd.pdf"],
    [PDF, "C:\\Windows\\plan.pdf", "C__Windows_plan.pdf"],
    [PDF, ".htaccess", "htaccess.pdf"],
    [PDF, "plan\u202Efdp.exe", "planfdp.exe.pdf"],
    [PDF, "a\r\nContent-Type: text/html\u0000.pdf", "aContent-Type_ text_html.pdf"],
    [PDF, "\uD800.pdf", "_.pdf"],
    [PDF, "", "file.pdf"],
    [PDF, `${"я".repeat(300)}.pdf`, `${"я".repeat(100)}.pdf`],
  ])("%#: %s of %j is %j", (head, sent, name) => {
    expect(describeFile(head, sent)).toEqual({ name, type: name.slice(name.lastIndexOf(".") + 1) });
  });

  it.each(["", "%PDF", "MZ\u0090", "<html>%PDF-1.7", "PK\u0005\u0006", "{\\rtf1"])(
    "nothing for %j",
    (head) => {
      expect(describeFile(Buffer.from(head), "a.pdf")).toBeUndefined();
    },
  );

  it.each([
    [1, "0,1\u00A0КБ"],
    [1_536, "1,5\u00A0КБ"],
    [10 * 1024 * 1024, "10\u00A0МБ"],
  ])("says %i bytes as %s", (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
});

describe("how large a file may be", () => {
  const MIB = 1024 * 1024;
  const rules = (host: Partial<Parameters<typeof fileRules>[0]>) =>
    fileRules({ hasStore: true, isVercel: false, freeBytes: () => Promise.resolve(null), ...host });

  it.each([
    [{}, MAX_FILE_BYTES.server],
    [{ isVercel: true }, MAX_FILE_BYTES.vercel],
    [{ hasStore: false }, 0],
    [{ freeBytes: () => Promise.resolve(300 * MIB) }, MAX_FILE_BYTES.server],
  ])("%# depends on the host", async (host, bytes) => {
    expect(await rules(host).maxBytes()).toBe(bytes);
  });

  it("is nothing at all while the disk is nearly full: inquiries without one go on", async () => {
    const full = rules({ freeBytes: () => Promise.resolve(260 * MIB) });
    await expect(full.maxBytes()).rejects.toMatchObject({
      code: "store_unavailable",
      fields: [{ field: "file", key: "fileNotNow" }],
    });
  });
});

it("makes another inquiry of the same text with another file, and none of an older one without", () => {
  const request = { name: "Ирина", email: "i@example.ru", message: "Нужен портал заявок", consent: true };
  const hashes = [undefined, { sha256: "a" }, { sha256: "b" }].map((file) => contentHashOf(request, file));
  expect(new Set(hashes).size).toBe(3);
});
