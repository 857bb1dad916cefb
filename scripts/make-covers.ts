/**
 * Draws `public/covers/<slug>.svg` for every case and every article. Run after adding one or changing its colour; the files are
 * committed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawCover, drawJet, isCoverHue } from "./cover.ts";

const root = join(import.meta.dirname, "..");
const covers = join(root, "public", "covers");
const drawings = { cases: drawCover, blog: drawJet } as const;

mkdirSync(covers, { recursive: true });
for (const [folder, draw] of Object.entries(drawings)) {
  const texts = join(root, "content", folder);
  for (const name of readdirSync(texts).filter((file) => file.endsWith(".ru.md"))) {
    const hue = /^hue: (\w+)$/m.exec(readFileSync(join(texts, name), "utf8"))?.[1];
    if (!isCoverHue(hue)) throw new Error(`content/${folder}/${name}: hue is missing or unknown`);
    const slug = name.slice(0, -".ru.md".length);
    writeFileSync(join(covers, `${slug}.svg`), draw(slug, hue));
  }
}
