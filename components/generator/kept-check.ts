import * as z from "zod/mini";
import type { KeptResult } from "@/components/generator/kept-results";
import { resultSchemas } from "@/lib/generators/result-schemas";
import {
  fieldLimits,
  isToolId,
  refinements,
  requirementTemplates,
  type ToolAnswer,
  type ToolId,
  type ToolInput,
} from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/routing";

/** The latest moment that a `Date` can hold. */
const LATEST = 8.64e15;

/** Changes of a sheet as text: as long as a full sheet may be. */
const MAX_CHANGES = 64 * 1024;

const frame = z.object({
  id: z.string().check(z.maxLength(100)),
  tool: z.string(),
  locale: z.enum(locales),
  at: z.int().check(z.gte(0), z.lte(LATEST)),
  seconds: z.number().check(z.gte(0)),
  askedForDraft: z.boolean(),
  input: z.looseObject({
    description: z.string().check(z.maxLength(fieldLimits.description)),
    // They only name the result in a list: another value is none.
    template: z.catch(z.optional(z.enum(requirementTemplates)), undefined),
    refine: z.catch(z.optional(z.enum(refinements)), undefined),
  }),
  madeFrom: z.optional(z.string().check(z.maxLength(MAX_CHANGES))),
  answer: z.unknown(),
  answered: z.optional(z.unknown()),
});

const engine = z.enum(["model", "draft"]);

function answerOf(tool: ToolId, value: unknown): ToolAnswer | undefined {
  const { engine: by, ...result } = z.safeParse(z.looseObject({ engine }), value).data ?? {};
  const checked = z.safeParse(resultSchemas[tool], result);
  return by !== undefined && checked.success ? { ...checked.data, engine: by } : undefined;
}

/** What was kept, or undefined where it is no whole result: an earlier edition, an extension or a curious visitor wrote it. */
export function keptOf(value: unknown): KeptResult | undefined {
  const { success, data } = z.safeParse(frame, value);
  if (!success || !isToolId(data.tool)) return undefined;
  const answer = answerOf(data.tool, data.answer);
  if (answer === undefined) return undefined;
  const answered = answerOf(data.tool, data.answered);
  const { id, tool, locale, at, seconds, askedForDraft, madeFrom } = data;
  const { description, template, refine } = data.input;
  const input: ToolInput = { description, ...(template && { template }), ...(refine && { refine }) };
  return {
    id,
    tool,
    locale,
    at,
    seconds,
    askedForDraft,
    input,
    answer,
    ...(answered && { answered }),
    ...(madeFrom !== undefined && { madeFrom }),
  };
}
