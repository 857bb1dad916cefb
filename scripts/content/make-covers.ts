/**
 * Draws `public/covers/<slug>.svg` for every case and every article, and removes covers of texts that are gone. Run after adding or
 * removing one or changing its colour; the files are committed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawCover, drawJet, isCoverHue } from "./cover.ts";

const root = join(import.meta.dirname, "../..");
const covers = join(root, "public", "covers");
const drawings = { cases: drawCover, blog: drawJet } as const;

mkdirSync(covers, { recursive: true });
const drawn = new Set<string>();
for (const [folder, draw] of Object.entries(drawings)) {
  const texts = join(root, "content", folder);
  for (const name of readdirSync(texts).filter((file) => file.endsWith(".ru.md"))) {
    const hue = /^hue: (\w+)$/m.exec(readFileSync(join(texts, name), "utf8"))?.[1];
    if (!isCoverHue(hue)) throw new Error(`content/${folder}/${name}: hue is missing or unknown`);
    const slug = name.slice(0, -".ru.md".length);
    writeFileSync(join(covers, `${slug}.svg`), draw(slug, hue));
    drawn.add(`${slug}.svg`);
  }
}
for (const name of readdirSync(covers)) if (!drawn.has(name)) rmSync(join(covers, name));
