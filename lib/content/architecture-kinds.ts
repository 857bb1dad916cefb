import "server-only";
import { parse } from "yaml";
import { z } from "zod";
import { ContentError, describeIssues } from "@/lib/content/errors";
import { memoise, readText } from "@/lib/content/source";
import { functionKinds } from "@/lib/generators/server/compose/plan/kinds";

const FILE = "knowledge/architecture-kinds.yaml";

/** Three phrases between bars. */
const words = z
  .string()
  .transform((line) => line.split(" | "))
  .pipe(z.tuple([z.string().min(1), z.string().min(1), z.string().min(1).max(60)]))
  .transform(([does, then, writes]) => ({ does, then, writes }));

const schema = z.record(z.enum(functionKinds), z.strictObject({ ru: words, en: words }));

/**
 * What a part does, the next sentence of its path and what its records hold, for each kind of function:
 * `content/knowledge/architecture-kinds.yaml`, read once. @throws ContentError when the file is not right
 */
export const readArchitectureKinds = memoise(() => {
  const data: unknown = parse(readText(FILE));
  const checked = schema.safeParse(data);
  if (!checked.success) throw new ContentError(describeIssues(`content/${FILE}`, checked.error.issues, data));
  return checked.data;
});
