import "server-only";
import { env } from "@/lib/env";

/**
 * Whether a language model was configured for the build: the pages are made there, and only then they speak of one. The start warns
 * where one was added later (`named-processors.ts`).
 */
export const hasModel = env.OPENAI_MODEL !== undefined && env.OPENAI_MODEL !== "";
