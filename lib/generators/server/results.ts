import "server-only";
import * as z from "zod/mini";
import { resultSchemas } from "@/lib/generators/result-schemas";
import type { ToolId, ToolResults } from "@/lib/generators/tools";
import { HttpError } from "@/lib/http/errors";

/**
 * Checks what an engine ended with.
 * @throws HttpError `ai_unavailable` when it is not the tool's answer: to a visitor a broken answer is none
 */
export function checkResult<Id extends ToolId>(tool: Id, result: unknown): ToolResults[Id] {
  const checked = z.safeParse(resultSchemas[tool], result);
  if (!checked.success) throw new HttpError("ai_unavailable", { cause: checked.error });
  return checked.data;
}
