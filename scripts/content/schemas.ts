/** What editors' programs are told of the files in YAML: a JSON Schema of each, made from what the site itself checks. */
import { z } from "zod";

/** Written by zod for its own use, or saying nothing that the type does not say. */
const NOISE = new Set(["$schema", "~standard"]);

/** Imported for the kinds that they make known. */
const readKnowledge = () =>
  Promise.all([
    import("@/lib/content/bans"),
    import("@/lib/content/function-words"),
    import("@/lib/content/looks"),
    import("@/lib/content/place-words"),
    import("@/lib/content/reading"),
    import("@/lib/content/samples"),
    import("@/lib/content/screen-advice"),
    import("@/lib/content/standard-words"),
    import("@/lib/content/word-tables"),
    import("@/lib/generators/server/compose/interface/screens"),
    import("@/lib/generators/server/compose/plan/kinds"),
    import("@/lib/generators/server/compose/plan/likely"),
    import("@/lib/content/bills"),
    import("@/lib/content/decisions"),
    import("@/lib/content/implied-words"),
    import("@/lib/generators/server/compose/text/risks"),
    import("@/lib/content/box-icons"),
    import("@/lib/content/days"),
    import("@/lib/content/ledger-words"),
    import("@/lib/content/interface-words"),
    import("@/lib/content/requirement-words"),
    import("@/lib/content/idea-words"),
    import("@/lib/content/architecture-words"),
    import("@/lib/content/refine-words"),
    import("@/lib/content/picture-words"),
    import("@/lib/content/design-words"),
    import("@/lib/content/rights"),
    import("@/lib/generators/server/compose/business-case/avoided"),
    import("@/lib/generators/server/compose/unclear"),
    import("@/lib/generators/server/openai/model-notes"),
  ]);

/**
 * Schemas by the name of the file they are of: `awards` → the schema of `content/awards.yaml`, `knowledge/risks` → that of
 * `content/knowledge/risks.yaml`; `knowledge/trade` → that of every trade.
 */
export async function yamlSchemas(): Promise<ReadonlyMap<string, string>> {
  const { lists } = await import("@/lib/content/kinds/lists");
  const { analyticsVendorsKind, companyKind } = await import("@/lib/content/kinds/company");
  const { pricesKind } = await import("@/lib/content/prices");
  const { tradeKind } = await import("@/lib/content/trades");
  const { knowledgeKinds } = await import("@/lib/content/knowledge");
  await readKnowledge();
  const kinds: Readonly<Record<string, z.ZodType>> = {
    ...lists,
    "analytics-vendors": analyticsVendorsKind,
    company: companyKind,
    prices: pricesKind,
    ...Object.fromEntries([...knowledgeKinds].map(([name, kind]) => [`knowledge/${name}`, kind])),
    "knowledge/trade": tradeKind,
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
