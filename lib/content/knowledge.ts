import "server-only";
import { z } from "zod";
import { functionKinds } from "@/lib/content/function-kinds";
import { yamlFile } from "@/lib/content/yaml-file";

/** What each file holds, by its name, once the module that reads it is imported: editors' programs are told by it. */
export const knowledgeKinds = new Map<string, z.ZodType>();

/** A reader of words kept in `content/knowledge/`, where a person of the domain can change them. */
export function knowledge<T>(name: string, schema: z.ZodType<T>): () => T {
  knowledgeKinds.set(name.replace(".yaml", ""), schema);
  return yamlFile(`knowledge/${name}`, schema);
}

/** The same for programs that read no code. */
const told = (names: readonly string[]) => ({
  description: names.join(" | "),
  pattern: `^${names.map(() => String.raw`(?:(?! \| ).)+`).join(String.raw` \| `)}$`,
});

/** A line of the things named here with bars between them: "name | sign". */
export const barred = <Name extends string>(...names: readonly Name[]) =>
  z
    .string()
    .meta(told(names))
    .transform((text, context): Record<Name, string> => {
      const parts = text.split(" | ");
      if (parts.length !== names.length || parts.includes(""))
        context.addIssue({ code: "custom", message: `между чертами нужно: ${names.join(" | ")}` });
      return Object.fromEntries(names.map((name, at) => [name, parts[at] ?? ""])) as Record<Name, string>;
    });

/** Beginnings of words, as a pattern. */
export const wordPattern = z.string().transform((source) => new RegExp(`(?<!\\p{L})(?:${source})`, "iu"));

/** Kinds of functions with spaces between them. */
export const kindList = z
  .string()
  .transform((list) => list.split(" "))
  .pipe(z.array(z.enum(functionKinds)));
