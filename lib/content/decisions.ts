import "server-only";
import { z } from "zod";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";

const cells = barred("chosen", "rejected", "why");
const row = z.strictObject({ ru: cells, en: cells });

/** Decisions of an architecture, each with what was rejected and why. */
export const readDecisions = knowledge(
  "decisions.yaml",
  z.strictObject({
    bounds: z.array(row),
    kinds: z.array(row.extend({ kinds: kindList })),
    usual: z.array(row),
  }),
);

const names = barred("name", "things", "each", "value");
/** What devices send by themselves, and how often where nothing tells. */
export const readStreams = knowledge(
  "streams.yaml",
  z.array(
    z.strictObject({
      kinds: kindList,
      words: wordPattern,
      keeper: wordPattern.optional(),
      values: z.number(),
      seconds: z.number(),
      ru: names,
      en: names,
    }),
  ),
);

const burst = barred("row", "when", "why", "check", "ask");
/** What comes in bursts: a part of a day, so many times the usual peak hour, or so many from each of the things counted, within so many minutes. */
export const readBursts = knowledge(
  "bursts.yaml",
  z.array(
    z.strictObject({
      words: wordPattern,
      told: wordPattern.optional(),
      counts: wordPattern.optional(),
      share: z.number().default(0),
      times: z.number().default(1),
      each: z.number().default(0),
      minutes: z.number(),
      ru: burst,
      en: burst,
    }),
  ),
);
export type Burst = ReturnType<typeof readBursts>[number];

const quality = barred("what", "value", "check");
/** Non-functional requirements that a description does not tell: what, how much, how it is checked. */
export const readQualities = knowledge(
  "qualities.yaml",
  z.array(z.strictObject({ ru: quality, en: quality })),
);
