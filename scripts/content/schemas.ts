/** What editors' programs are told of the files in YAML: a JSON Schema of each, made from what the site itself checks. */
import { z } from "zod";

/** Written by zod for its own use, or saying nothing that the type does not say. */
const NOISE = new Set(["$schema", "~standard"]);

/** Schemas by the name of the file they are of: `awards` → the schema of `content/awards.yaml`. */
export async function yamlSchemas(): Promise<ReadonlyMap<string, string>> {
  const { lists } = await import("@/lib/content/kinds/lists");
  const { analyticsVendorsKind, companyKind } = await import("@/lib/content/kinds/company");
  const { pricesKind } = await import("@/lib/content/prices");
  const kinds: Readonly<Record<string, z.ZodType>> = {
    ...lists,
    "analytics-vendors": analyticsVendorsKind,
    company: companyKind,
    prices: pricesKind,
  };
  return new Map(
    Object.entries(kinds).map(([name, kind]) => {
      const { properties, ...schema } = z.toJSONSchema(kind, { io: "input", unrepresentable: "any" });
      const kept = Object.entries(schema).filter(([key]) => !NOISE.has(key));
      // Every file begins with the address of its schema, which is a comment and no field.
      return [name, `${JSON.stringify({ ...Object.fromEntries(kept), properties }, null, 2)}\n`];
    }),
  );
}
