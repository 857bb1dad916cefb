import "server-only";
import { ContentError, place } from "@/lib/content/errors";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

/** What is wrong with the bytes of a text file, with the line where it shows. */
function flaw(bytes: Uint8Array): { sentence: string; line?: number } | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { sentence: "файл сохранён в кодировке UTF-16; пересохраните его в UTF-8" };
  const text = new TextDecoder().decode(bytes);
  const zero = text.indexOf("\0");
  if (zero !== -1)
    return {
      sentence: "в файле есть нулевой байт: он повреждён или сохранён в UTF-16; пересохраните его в UTF-8",
      line: lineOf(text, zero),
    };
  const lost = text.indexOf("\uFFFD");
  if (lost === -1) return undefined;
  const line = lineOf(text, lost);
  try {
    utf8.decode(bytes);
  } catch {
    return { sentence: "файл сохранён не в UTF-8 (похоже, в Windows-1251); пересохраните его в UTF-8", line };
  }
  return {
    sentence: "вместо букв знак «\uFFFD»: текст испорчен при смене кодировки, впишите его заново",
    line,
  };
}

/**
 * Text of a file in UTF-8, with or without the mark at its beginning.
 * @param file its name, for the message
 * @throws ContentError when it is in another encoding; read as UTF-8, such a file would be published as question marks.
 */
export function decode(file: string, bytes: Uint8Array): string {
  const found = flaw(bytes);
  if (found) throw new ContentError([`${place(file, found.line)}: ${found.sentence}`]);
  return utf8.decode(bytes);
}
