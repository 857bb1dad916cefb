import "server-only";
import { z } from "zod";
import { yamlFile } from "@/lib/content/yaml-file";

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
