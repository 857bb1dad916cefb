/** The lists and facts of `content/*.yaml` with their forms, made from the schemas that the site reads them by. */
import type { z } from "zod";
import { fieldsOf, type Field } from "./fields.ts";
import { listFiles } from "./words.ts";

type ListFile = { name: string; label: string; file: string; format: string; fields: readonly Field[] };

/** What the formats of these files are called: each has its own, which knows the file as it was read. */
const formatOf = (name: string) => `${name}-list`;

/** @throws Error for a list that has no words, or words that have no list */
export async function listCollection() {
  const { lists } = await import("../../lib/content/kinds/lists.ts");
  const { analyticsVendorsKind, companyKind } = await import("../../lib/content/kinds/company.ts");
  const kinds: Readonly<Record<string, z.ZodType>> = {
    company: companyKind,
    ...lists,
    "analytics-vendors": analyticsVendorsKind,
  };
  const wordless = Object.keys(kinds).filter((name) => !(name in listFiles));
  if (wordless.length > 0)
    throw new Error(
      `scripts/editor/words.ts: the editor has no label for content/${wordless.join(", ")}.yaml.`,
    );
  const files = Object.entries(listFiles).map(([name, label]): ListFile => {
    const kind = kinds[name];
    if (kind === undefined) throw new Error(`scripts/editor/words.ts: there is no content/${name}.yaml.`);
    const { fields } = fieldsOf(name, kind);
    return { name, label, file: `content/${name}.yaml`, format: formatOf(name), fields };
  });
  return {
    collection: { name: "lists", label: "Списки и факты", icon: "list_alt", files },
    formats: files.map(({ format }) => format),
  };
}
