import "server-only";
import type { WrittenToolId } from "@/lib/generators/server/prompts/prompts";

/** Bounds of one call of a model. */
export type Budget = {
  /** How freely it chooses words: 0 is the likeliest one always. */
  temperature: number;
  /** The longest answer, in tokens: some three for a word of Russian, and half as much again for tables and what a model thinks. */
  maxTokens: number;
};

/** Words that a document is to have, from and to. */
export type Length = { words: readonly [from: number, to: number] };

/** What each document may cost: its length as the model is told it, and the bounds that hold if the model does not keep to it. */
export const documentBudgets = {
  idea: { words: [600, 900], temperature: 0.4, maxTokens: 6_000 },
  architecture: { words: [700, 1_000], temperature: 0.3, maxTokens: 8_000 },
  "business-case": { words: [500, 800], temperature: 0.3, maxTokens: 6_000 },
  requirements: { words: [900, 1_300], temperature: 0.2, maxTokens: 10_000 },
  "requirements-gost": { words: [1_300, 1_900], temperature: 0.2, maxTokens: 14_000 },
  interface: { words: [700, 1_000], temperature: 0.4, maxTokens: 8_000 },
} as const satisfies Record<string, Budget & Length>;
export type DocumentKind = keyof typeof documentBudgets;

/** What the other calls may cost. */
export const budgets = {
  reading: { temperature: 0, maxTokens: 6_000 },
  repair: { temperature: 0, maxTokens: 4_000 },
  suggest: { temperature: 0.6, maxTokens: 4_000 },
  styles: { temperature: 0.3, maxTokens: 6_000 },
  analyze: { temperature: 0.3, maxTokens: 4_000 },
} as const satisfies Record<Exclude<WrittenToolId, DocumentKind> | "reading" | "repair", Budget>;
