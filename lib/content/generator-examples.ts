import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { memoise } from "@/lib/content/source";
import { yamlFile } from "@/lib/content/yaml-file";
import type { Locale } from "@/lib/i18n/routing";

const read = yamlFile("examples.yaml", lists.examples);

/** Sample descriptions of the project generator. Not typeset: they become the visitor's own text. */
export const listGeneratorExamples = memoise((locale: Locale) =>
  read().examples.map((example) => ({ id: example.id, ...example[locale] })),
);

/** Sample requests of each tool of the design generator, in Russian as its page is; the keys are the tools. */
export const listDesignExamples = yamlFile("design-examples.yaml", lists["design-examples"]);
