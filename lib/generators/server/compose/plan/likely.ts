import "server-only";
import { z } from "zod";
import type { FunctionKind } from "@/lib/content/function-kinds";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const thing = z.strictObject({ kinds: kindList.optional(), ru: z.string(), en: z.string() });
const known = z.enum(["login", "chat", "messages", "alerts", "signed"]);
const read = knowledge(
  "exchanges.yaml",
  z.strictObject({
    known: z.record(known, barred("ru", "en")),
    asked: z.array(
      z.strictObject({
        kinds: kindList,
        neighbour: z.boolean().optional(),
        words: wordPattern.optional(),
        given: wordPattern,
        /** What comes from there and is not counted yet. */
        uncounted: barred("ru", "en").optional(),
        ru: z.string(),
        en: z.string(),
      }),
    ),
    likely: z.array(z.strictObject({ system: wordPattern, passes: z.array(thing) })),
  }),
);

/** What passes with a system whose whole work that is: a sign-in, a messenger, monitoring, signed documents. */
export const knownOf = (locale: Locale) =>
  Object.fromEntries(Object.entries(read().known).map(([id, words]) => [id, words[locale]])) as Record<
    z.infer<typeof known>,
    string
  >;

/** Data that functions cannot do without, by their kinds and words, how its source is told, and the question where it is not. */
export const sourcesAsked = () => read().asked;

type Of = { kinds: readonly [FunctionKind, ...FunctionKind[]] };

/** What most likely passes with a system of this kind, told by its name, in a project that does such things. */
export const likelyOf = (name: string, functions: readonly Of[], locale: Locale): string | undefined =>
  read()
    .likely.flatMap(({ system, passes }) => (system.test(name) ? passes : []))
    .find((one) => !one.kinds || functions.some(({ kinds: [kind] }) => one.kinds?.includes(kind)))?.[locale];
