import { inflateRawSync } from "node:zlib";

/** The parts of an office file by name, read from the directory at its end as an office does. */
export async function partsOf(file: Blob): Promise<Map<string, Buffer>> {
  const zip = Buffer.from(await file.arrayBuffer());
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const parts = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [at + 28, at + 30, at + 32].map((place) => zip.readUInt16LE(place));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    const nameEnd = at + 46 + (name ?? 0);
    parts.set(zip.toString("utf8", at + 46, nameEnd), method === 8 ? inflateRawSync(packed) : packed);
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Text of XML or HTML with its entities resolved. */
export const unescaped = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The first thing that makes a text no well-formed XML, if anything does. */
export function flawIn(xml: string): string | undefined {
  const open: string[] = [];
  // Even escaped.
  const sign = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.exec(xml);
  if (sign) return `a forbidden sign at ${sign.index}`;
  for (const [tag, slash, name, , closed, text = ""] of xml
    .replace(/^<\?xml[^>]*\?>/, "")
    .matchAll(/<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>([^<]*)/g)) {
    if (/&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);)/i.test(tag)) return `an unescaped sign in ${tag}`;
    if (slash && open.pop() !== name) return `${tag} closes nothing`;
    if (!slash && !closed) open.push(name ?? "");
    if (open.length === 0 && text.trim()) return `text outside: ${text}`;
  }
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, "")
    .replace(/<\/?[\w:.-]+(?:\s+[\w:.-]+="[^"<]*")*\s*\/?>|[^<]+/g, "");
  return open.length > 0 ? `${open.join(" ")} left open` : rest || undefined;
}
