import "server-only";
import { pictureFonts } from "@/lib/pictures/fonts";

/** Where the tables of a TrueType file begin, by name. */
function tablesOf(font: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.getUint16(4); index++) {
    const at = 12 + index * 16;
    const name = [0, 1, 2, 3].map((byte) => String.fromCharCode(font.getUint8(at + byte))).join("");
    tables.set(name, font.getUint32(at + 8));
  }
  return tables;
}

/** Glyphs by code point, from the subtable of format 4 that every face for the web has. */
function glyphsOf(font: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const table = cmap + font.getUint32(cmap + 4 + index * 8 + 4);
    if (font.getUint16(table) !== 4) continue;
    const doubled = font.getUint16(table + 6);
    for (let at = table + 14; at < table + 14 + doubled; at += 2) {
      const [end, start] = [font.getUint16(at), font.getUint16(at + doubled + 2)];
      const delta = font.getUint16(at + doubled * 2 + 2);
      const rangeAt = at + doubled * 3 + 2;
      const range = font.getUint16(rangeAt);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const glyph = range === 0 ? code : font.getUint16(rangeAt + range + (code - start) * 2);
        if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}

/** Advances of a face by code point, in parts of its size (the OpenType tables head, hhea, hmtx and cmap). */
function advancesOf(bytes: Buffer): Map<number, number> {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(font);
  const table = (name: string) => tables.get(name) ?? 0;
  const unitsPerEm = font.getUint16(table("head") + 18);
  const last = font.getUint16(table("hhea") + 34) - 1;
  const advance = (glyph: number) => font.getUint16(table("hmtx") + Math.min(glyph, last) * 4) / unitsPerEm;
  return new Map([...glyphsOf(font, table("cmap"))].map(([code, glyph]) => [code, advance(glyph)]));
}

let advances: Promise<Map<number, number>> | undefined;

const load = async () => {
  const bold = (await pictureFonts()).filter(({ weight }) => weight === 700);
  // The first face that has a sign draws it, so the first is written last.
  return new Map(bold.reverse().flatMap(({ data }) => [...advancesOf(data)]));
};

/** Measures a text in the bold faces of pictures: its width in parts of the size of the letters, without tracking. */
export async function boldWidth(): Promise<(text: string) => number> {
  const known = await (advances ??= load());
  return (text) =>
    Array.from(text).reduce((sum, sign) => sum + (known.get(sign.codePointAt(0) ?? 0) ?? 1), 0);
}
