import "server-only";
import { z } from "zod";
import { inBothLanguages, knowledge } from "@/lib/content/knowledge";
import { functionKinds } from "@/lib/generators/server/compose/plan/kinds";

/** What the documents say of a function by its kind and language: `content/knowledge/functions.yaml`. */
export const readFunctionWords = knowledge(
  "functions.yaml",
  z.record(z.enum(functionKinds), inBothLanguages("day", "decide", "does", "check")),
);
