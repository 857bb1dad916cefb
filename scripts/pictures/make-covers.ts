/**
 * Draws `public/covers/<slug>.svg` for every case and every article, and of one with a drawing `wide/<slug>.svg` for the head of its
 * page, of one whose drawing has words both for English readers in `en`, before each build: whoever writes one in the browser runs no script. Covers of texts that are gone are taken away.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isExhibit } from "../../lib/pictures/exhibits/draw.ts";
import { hasWords } from "../../lib/pictures/exhibits/words.ts";
import {
  drawArticle,
  drawArticleHead,
  drawCard,
  drawCover,
  drawHead,
  drawHeadBesideFigure,
  drawHeadOverFigure,
  drawJet,
  isCoverHue,
  type CoverHue,
} from "./cover.ts";

/** English covers are files of their own where a drawing has words. */
const languages = [
  ["ru", ""],
  ["en", "en/"],
] as const;

/** A field of the front matter that is one word. */
const fieldOf = (text: string, name: string) => new RegExp(`^${name}: ([\\w-]+)\\s*$`, "m").exec(text)?.[1];

/** Industries with their colours; what is wrong with the file is for the check of the content to say. */
function industryHues(root: string): ReadonlyMap<string, unknown> {
  const file = join(root, "content/industries.yaml");
  if (!existsSync(file)) return new Map();
  try {
    const { industries } = parse(readFileSync(file, "utf8")) as {
      industries: { id: string; hue?: unknown }[];
    };
    return new Map(industries.map(({ id, hue }) => [id, hue]));
  } catch {
    return new Map();
  }
}

const textsOf = (root: string, folder: string) => {
  const texts = join(root, "content", folder);
  return (existsSync(texts) ? readdirSync(texts) : [])
    .filter((file) => file.endsWith(".ru.md"))
    .map((file) => ({
      slug: file.slice(0, -".ru.md".length),
      text: readFileSync(join(texts, file), "utf8"),
    }));
};

/** Drawings for the heads of pages, by the choice of the text. */
const heads: Readonly<Record<string, typeof drawHead>> = {
  wide: drawHeadOverFigure,
  turn: drawHeadBesideFigure,
};

/** Without a drawing of its choice a text has the cover that `otherwise` draws. */
function coversOfText(
  { slug, text }: { slug: string; text: string },
  hue: CoverHue,
  [card, wide]: readonly [typeof drawCard, typeof drawHead],
  otherwise: typeof drawCover,
): [string, string][] {
  const drawing = fieldOf(text, "drawing");
  return isExhibit(drawing)
    ? (hasWords(drawing) ? languages : languages.slice(0, 1)).flatMap(([locale, folder]) => [
        [`${folder}${slug}.svg`, card(drawing, hue, locale)],
        [`${folder}wide/${slug}.svg`, wide(drawing, hue, locale)],
      ])
    : [[`${slug}.svg`, otherwise(slug, hue)]];
}

/** Leaves an article without a known colour to the check of the content. */
function coversOf(root: string): Map<string, string> {
  const hues = industryHues(root);
  const cases = textsOf(root, "cases").flatMap((item) => {
    const hue = hues.get(fieldOf(item.text, "industry") ?? "");
    const head = heads[fieldOf(item.text, "head") ?? ""] ?? drawHead;
    return coversOfText(item, isCoverHue(hue) ? hue : "blue", [drawCard, head], drawCover);
  });
  const articles = textsOf(root, "blog").flatMap((item) => {
    const hue = fieldOf(item.text, "hue");
    return isCoverHue(hue) ? coversOfText(item, hue, [drawArticle, drawArticleHead], drawJet) : [];
  });
  return new Map([...cases, ...articles]);
}

/** @param root the directory of the site */
export function makeCovers(root: string): void {
  const folder = join(root, "public", "covers");
  for (const [, part] of languages) mkdirSync(join(folder, part, "wide"), { recursive: true });
  const covers = coversOf(root);
  for (const [name, cover] of covers) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== cover) writeFileSync(file, cover);
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".svg") && !covers.has(name)) rmSync(join(folder, name));
}
