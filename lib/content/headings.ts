import "server-only";
import { outsideCode } from "@/lib/content/typography";

const CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
/** The same letters in Latin ones, as addresses on the Russian web write them; an empty place for the two signs. */
const LATIN = "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh sch  y  e yu ya".split(" ");

/** Anchor of a heading: «Три повода» → `tri-povoda`. Small Latin letters, digits and hyphens. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export type Heading = { depth: 2 | 3; text: string; id: string };

/** Headings of the second and third level in their order. The text is plain: a heading holds no markup. */
export function headings(markdown: string): Heading[] {
  const found: Heading[] = [];
  outsideCode(markdown, (prose) => {
    for (const [, marks = "", text = ""] of prose.matchAll(/^(#{2,3}) +(.+?) *$/gm))
      found.push({ depth: marks.length === 2 ? 2 : 3, text, id: anchor(text) });
    return prose;
  });
  return found;
}

/** What is wrong with the headings of a text, as finished sentences: they must make up a table of contents. */
export function headingProblems(markdown: string): string[] {
  const all = headings(markdown);
  const ids = all.map(({ id }) => id);
  return [
    ...(/^# /m.test(markdown)
      ? ["the text has a heading of the first level; the title is that already"]
      : []),
    ...all
      .filter(({ text }) => /[*_`[\]]/.test(text))
      .map(({ text }) => `heading "${text}" must be plain text`),
    ...all
      .filter(({ id }, index) => id === "" || ids.indexOf(id) !== index)
      .map(({ text }) => `heading "${text}" stands twice or has no letters`),
  ];
}
