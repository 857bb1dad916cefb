import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import { functionKinds } from "@/lib/content/function-kinds";

const row = barred("day", "decide", "requires", "check", "does", "then", "writes");
const rows = z.record(z.enum(functionKinds), row);

/** What the documents say of a function by language and kind. */
export const readFunctionWords = knowledge("functions.yaml", z.strictObject({ ru: rows, en: rows }));
