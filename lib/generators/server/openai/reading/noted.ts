import "server-only";
import * as z from "zod/mini";
import {
  clarities,
  durationUnits,
  figureKinds,
  figureStatements,
  periods,
} from "@/lib/generators/fact-sheet";

/**
 * A fact sheet as a model writes it down: quotations instead of places, no ids, and every field there, `null` where nothing is said,
 * since servers that follow a schema strictly know no optional fields. Bounds are the fact sheet's affair.
 */

const quote = z.string();
const maybe = <T extends z.core.$ZodType>(type: T) => z.nullable(type);
const quoted = z.object({ quote });

export const notedSchema = z.object({
  clarity: z.enum(clarities),
  subject: maybe(quote),
  organisation: maybe(quote),
  figures: z.array(
    z.object({
      quote,
      value: z.number(),
      max: maybe(z.number()),
      unit: z.string(),
      counts: maybe(z.string()),
      period: maybe(z.enum(periods)),
      kind: z.enum(figureKinds),
      says: z.enum(figureStatements),
      currency: maybe(z.string()),
      time: maybe(z.enum(durationUnits)),
    }),
  ),
  actors: z.array(z.object({ quote, name: z.string(), side: maybe(z.enum(["serves", "served"])) })),
  pains: z.array(quoted),
  wishes: z.array(z.object({ quote, later: z.boolean() })),
  bans: z.array(z.object({ quote, kind: z.enum(["forbidden", "stays", "outside"]), about: z.string() })),
  systems: z.array(
    z.object({
      quote,
      name: z.string(),
      relation: z.enum(["used", "exchanged", "stays", "replaced", "forbidden"]),
    }),
  ),
  limits: z.object({
    deadline: maybe(z.object({ quote, weeks: maybe(z.number()) })),
    budget: maybe(z.object({ quote, amount: maybe(z.number()), currency: maybe(z.string()) })),
    hosting: maybe(z.object({ quote, kind: z.enum(["own", "cloud", "country", "offline"]) })),
    acceptance: maybe(quoted),
    currency: maybe(z.string()),
    country: maybe(z.string()),
    law: z.array(quoted),
  }),
});

export type Noted = z.infer<typeof notedSchema>;

/** The same as JSON Schema, for servers that hold a model to it. */
export function notedJsonSchema(): Record<string, unknown> {
  const { $schema: _draft, ...schema } = z.toJSONSchema(notedSchema) as Record<string, unknown>;
  return schema;
}
