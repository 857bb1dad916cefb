import "server-only";
import { examples, type Example } from "@/content/knowledge/examples";
import type { Locale } from "@/lib/i18n/routing";

/** Sample descriptions of the project generator. Not typeset: they become the visitor's own text. */
export const listGeneratorExamples = (locale: Locale): readonly Example[] => examples[locale];
