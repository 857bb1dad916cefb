import "server-only";
import { designExamples } from "@/content/design-examples";
import { examples, type Example } from "@/content/examples";
import type { Locale } from "@/lib/i18n/routing";

/** Sample descriptions of the project generator. Not typeset: they become the visitor's own text. */
export const listGeneratorExamples = (locale: Locale): readonly Example[] => examples[locale];

/** Sample requests of each tool of the design generator; the keys are the tools. */
export const listDesignExamples = () => designExamples;
