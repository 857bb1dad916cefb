import "server-only";
import { z } from "zod";
import { functionKinds, type FunctionKind } from "@/lib/content/function-kinds";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const kinds = z
  .string()
  .transform((list) => list.split(" "))
  .pipe(z.array(z.enum(functionKinds)));
const words = z.string().transform((source) => new RegExp(`(?<!\\p{L})(?:${source})`, "iu"));
const thing = z.strictObject({ kinds: kinds.optional(), ru: z.string(), en: z.string() });
const read = knowledge("exchanges.yaml", z.array(z.strictObject({ system: words, passes: z.array(thing) })));

type Of = { kinds: readonly [FunctionKind, ...FunctionKind[]] };

/** What most likely passes with a system of this kind, told by its name, in a project that does such things. */
export const likelyOf = (name: string, functions: readonly Of[], locale: Locale): string | undefined =>
  read()
    .flatMap(({ system, passes }) => (system.test(name) ? passes : []))
    .find((one) => !one.kinds || functions.some(({ kinds: [kind] }) => one.kinds?.includes(kind)))?.[locale];
