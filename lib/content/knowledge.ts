import "server-only";
import { parse } from "yaml";
import type { z } from "zod";
import { ContentError, describeIssues } from "@/lib/content/errors";
import { memoise, readText } from "@/lib/content/source";

/**
 * A reader of words kept in `content/knowledge/`, where a person of the domain can change them; the file is read once.
 * @throws ContentError at the first reading when the file does not fit the schema
 */
export const knowledge = <T>(name: string, schema: z.ZodType<T>): (() => T) =>
  memoise((): T => {
    const data: unknown = parse(readText(`knowledge/${name}`));
    const checked = schema.safeParse(data);
    if (!checked.success)
      throw new ContentError(describeIssues(`content/knowledge/${name}`, checked.error.issues, data));
    return checked.data;
  });
