import { listGeneratorExamples } from "@/lib/content/generator-examples";
import type { Locale } from "@/lib/i18n/routing";
import { samples } from "@/tests/unit/generators/samples";

/** What a customer may write: realistic descriptions, the site's own examples, one line, and nonsense. */
export const descriptions: Readonly<Record<Locale, readonly string[]>> = {
  ru: [
    ...Object.values(samples.ru),
    ...listGeneratorExamples("ru").map(({ text }) => text),
    "Нужен портал",
    "Нужна CRM для отдела продаж",
    "Хотим мониторинг серверов",
    "Сделайте нам хорошо",
    "ыва пролд 12",
    "!!! ???",
  ],
  en: [
    ...Object.values(samples.en),
    ...listGeneratorExamples("en").map(({ text }) => text),
    "We need a portal",
    "We need a CRM for the sales team",
    "We want server monitoring",
    "Make it better",
    "asdf qwer 12",
    "!!! ???",
  ],
};

/** With plain spaces, to compare with text as it is typed. */
export const plain = (markdown: string) => markdown.replaceAll("\u00A0", " ");

export const longLines = (text: string) => new Set(text.split("\n").filter((line) => line.length > 30));

export const withoutQuotes = (markdown: string, [open, close]: readonly [string, string]) =>
  markdown.replace(new RegExp(`${open}[^${close}]*${close}`, "gu"), "");

/** The share of words that two texts have in common: descriptions that tell the same story are not compared. */
function sharedWords(left: string, right: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const [a, b] = [words(left), words(right)];
  return [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size);
}

/** Pairs of texts of one language whose documents must differ. */
export const pairsOf = <T extends { text: string }>(items: readonly T[]): (readonly [T, T])[] =>
  items
    .flatMap((left, index) => items.slice(index + 1).map((right) => [left, right] as const))
    .filter(([left, right]) => sharedWords(left.text, right.text) <= 0.5);

/** The part of the longer lines of one text that stand in the other as well, of the shorter list. */
export function sharedLines(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return [...left].filter((line) => right.has(line)).length / Math.min(left.size, right.size);
}
