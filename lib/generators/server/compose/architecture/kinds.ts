import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";
import { functionKinds } from "@/lib/generators/server/compose/plan/kinds";

const text = z.string().min(1);
/** Three phrases between bars. */
const phrases = z
  .string()
  .transform((line) => line.split(" | "))
  .pipe(z.tuple([text, text, text.max(60)]))
  .transform(([does, then, writes]) => ({ does, then, writes }));

/** What a part does, the next sentence of its path and what its records hold, by the kind of a function and by language. */
export const readPartWords = knowledge(
  "architecture-kinds.yaml",
  z.record(z.enum(functionKinds), z.strictObject({ ru: phrases, en: phrases })),
);
