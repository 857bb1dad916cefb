import "server-only";
import { z } from "zod";
import type { FunctionKind } from "@/lib/content/function-kinds";
import { kindList, knowledge, wordPattern } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const thing = z.strictObject({ kinds: kindList.optional(), ru: z.string(), en: z.string() });
const read = knowledge(
  "exchanges.yaml",
  z.array(z.strictObject({ system: wordPattern, passes: z.array(thing) })),
);

type Of = { kinds: readonly [FunctionKind, ...FunctionKind[]] };

/** What most likely passes with a system of this kind, told by its name, in a project that does such things. */
export const likelyOf = (name: string, functions: readonly Of[], locale: Locale): string | undefined =>
  read()
    .flatMap(({ system, passes }) => (system.test(name) ? passes : []))
    .find((one) => !one.kinds || functions.some(({ kinds: [kind] }) => one.kinds?.includes(kind)))?.[locale];
