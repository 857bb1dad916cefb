import "server-only";
import type { z } from "zod";
import { ContentError, describeIssues } from "@/lib/content/errors";
import { memoise, readText } from "@/lib/content/source";
import { readYaml, type LineOf } from "@/lib/content/yaml";

/** What a file in YAML holds once it fits its schema, and the line of each of its fields. */
type YamlFile<T> = { file: string; data: T; lineOf: LineOf };

/**
 * Reads a file of `content/` in YAML.
 * @throws ContentError when it is no YAML or does not fit the schema
 */
export function readYamlFile<T>(path: string, schema: z.ZodType<T>): YamlFile<T> {
  const file = `content/${path}`;
  const { data, lineOf } = readYaml(file, readText(path));
  const result = schema.safeParse(data);
  if (!result.success) throw new ContentError(describeIssues(file, result.error.issues, data, lineOf));
  return { file, data: result.data, lineOf };
}

/** A reader of a file of `content/` in YAML, which is read once. */
export const yamlFile = <T>(path: string, schema: z.ZodType<T>): (() => T) =>
  memoise(() => readYamlFile(path, schema).data);
