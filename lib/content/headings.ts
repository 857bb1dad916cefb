import "server-only";
import type { Finding } from "@/lib/content/errors";
import { blankCode } from "@/lib/content/typography";

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

/** The text is plain: a heading holds no markup. `at` is its offset in the Markdown. */
export type Heading = { depth: 2 | 3; text: string; id: string; at: number };

/** Headings of the second and third level in their order. */
export function headings(markdown: string): Heading[] {
  return [...blankCode(markdown).matchAll(/^(#{2,3}) +(.+?) *$/gm)].map(({ 1: marks = "", index }) => {
    const text = (/^#+ +(.+?) *$/m.exec(markdown.slice(index))?.[1] ?? "").trim();
    return { depth: marks.length === 2 ? 2 : 3, text, id: anchor(text), at: index };
  });
}

/** What is wrong with the headings of a text: they must make up a table of contents. */
export function headingProblems(markdown: string): Finding[] {
  const all = headings(markdown);
  const ids = all.map(({ id }) => id);
  const title = /^# /m.exec(blankCode(markdown));
  const problem = ({ text, id }: Heading, index: number) => {
    if (/[*_`[\]]/.test(text)) return "пишется без разметки";
    if (id === "") return "без букв: на него нельзя сослаться";
    return ids.indexOf(id) === index ? undefined : "уже есть выше: назовите его иначе";
  };
  return [
    ...(title
      ? [{ at: title.index, sentence: "заголовок первого уровня уже есть, это title; начните с ##" }]
      : []),
    ...all.flatMap((heading, index) => {
      const found = problem(heading, index);
      return found === undefined
        ? []
        : [{ at: heading.at, sentence: `заголовок «${heading.text}» ${found}` }];
    }),
  ];
}
