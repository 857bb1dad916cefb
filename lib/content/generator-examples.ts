import "server-only";
import { designExamples } from "@/content/design-examples";
import { examples, type Example } from "@/content/examples";
import type { DesignToolId } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** Sample descriptions of the project generator. Not typeset: they become the visitor's own text. */
export const listGeneratorExamples = (locale: Locale): readonly Example[] => examples[locale];

/** Sample requests of each tool of the design generator. */
export const listDesignExamples = (): Readonly<Record<DesignToolId, readonly Example[]>> => designExamples;
