/** Draws `public/covers/<slug>.svg` for every case. Run after adding a case or changing its colour; the files are committed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawCover, isCoverHue } from "./cover.ts";

const root = join(import.meta.dirname, "..");
const cases = join(root, "content", "cases");
const covers = join(root, "public", "covers");

mkdirSync(covers, { recursive: true });
for (const name of readdirSync(cases).filter((file) => file.endsWith(".ru.md"))) {
  const hue = /^hue: (\w+)$/m.exec(readFileSync(join(cases, name), "utf8"))?.[1];
  if (!isCoverHue(hue)) throw new Error(`content/cases/${name}: hue is missing or unknown`);
  const slug = name.slice(0, -".ru.md".length);
  writeFileSync(join(covers, `${slug}.svg`), drawCover(slug, hue));
}
