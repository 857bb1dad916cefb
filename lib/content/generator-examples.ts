import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { memoise } from "@/lib/content/source";
import { yamlFile } from "@/lib/content/yaml-file";
import type { Locale } from "@/lib/i18n/routing";

const read = yamlFile("examples.yaml", lists.examples);

/** The groups of a number and the sign after it: «90 000», «14 %». */
const IN_NUMBERS = /(?<=\d) (?=\d{3}(?!\d)|[%₽])/gu;

/** Sample descriptions of the project generator. They become the visitor's own text, hence only numbers are typeset: no line ends inside one. */
export const listGeneratorExamples = memoise((locale: Locale) =>
  read().examples.map((example) => {
    const { label, text } = example[locale];
    return { id: example.id, label, text: text.replaceAll(IN_NUMBERS, "\u00a0") };
  }),
);

/** Sample requests of each tool of the design generator, in Russian as its page is; the keys are the tools. */
export const listDesignExamples = yamlFile("design-examples.yaml", lists["design-examples"]);
