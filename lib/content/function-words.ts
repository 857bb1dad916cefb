import "server-only";
import { z } from "zod";
import { barred, inBothLanguages, knowledge } from "@/lib/content/knowledge";
import { functionKinds } from "@/lib/generators/server/compose/plan/kinds";

/** What the documents say of a function by its kind and language: `content/knowledge/functions.yaml`. */
export const readFunctionWords = knowledge(
  "functions.yaml",
  z.record(z.enum(functionKinds), inBothLanguages("day", "decide", "does", "check")),
);

const parts = z.record(z.enum(functionKinds), barred("does", "then", "writes"));

/** What the architecture says of it, by language and kind: `content/knowledge/architecture-kinds.yaml`. */
export const readPartWords = knowledge("architecture-kinds.yaml", z.strictObject({ ru: parts, en: parts }));
