import "server-only";
import { parse } from "yaml";
import { z } from "zod";
import { ContentError, describeIssues } from "@/lib/content/errors";
import { memoise, readText } from "@/lib/content/source";

/**
 * A reader of a file of `content/` in YAML, which is read once.
 * @throws ContentError at the first reading when the file does not fit the schema
 */
export const yamlFile = <T>(file: string, schema: z.ZodType<T>): (() => T) =>
  memoise((): T => {
    const data: unknown = parse(readText(file));
    const checked = schema.safeParse(data);
    if (!checked.success)
      throw new ContentError(describeIssues(`content/${file}`, checked.error.issues, data));
    return checked.data;
  });

/** A reader of words kept in `content/knowledge/`, where a person of the domain can change them. */
export const knowledge = <T>(name: string, schema: z.ZodType<T>) => yamlFile(`knowledge/${name}`, schema);

/** A line of the things named here with bars between them: "name | sign". */
export const barred = <Name extends string>(...names: readonly Name[]) =>
  z.string().transform((text, context): Record<Name, string> => {
    const parts = text.split(" | ");
    if (parts.length !== names.length || parts.includes(""))
      context.addIssue({ code: "custom", message: `между чертами нужно: ${names.join(" | ")}` });
    return Object.fromEntries(names.map((name, at) => [name, parts[at] ?? ""])) as Record<Name, string>;
  });
