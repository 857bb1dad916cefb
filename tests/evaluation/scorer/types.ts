import { z } from "zod";
import { locales } from "@/lib/i18n/locales";

const fact = z.object({
  id: z.string(),
  what: z.string(),
  pattern: z.string(),
  kind: z.string(),
  /** A conclusion that does not stand in the brief as words. */
  inferred: z.boolean().optional(),
});
const wish = z.object({ id: z.string(), pattern: z.string(), inferred: z.boolean().optional() });
const ban = z.object({ pattern: z.string(), kept: z.string().optional() });

/** A brief with its labels; README.md beside says what they mean. What a label leaves out is filled in. */
export const briefSchema = z.object({
  id: z.string(),
  locale: z.enum(locales),
  style: z.string(),
  description: z.string(),
  expect: z.object({
    organisation: z.string().nullable().default(null),
    facts: z.array(fact).default([]),
    actors: z.array(z.string()).default([]),
    wishes: z.array(wish).default([]),
    systems: z.array(z.string()).default([]),
    bans: z.array(ban).default([]),
    currency: z.string().nullable().default(null),
    abroad: z.boolean().default(false),
    staff: z.number().nullable().default(null),
    computable: z.boolean().optional(),
    tooVague: z.boolean().default(false),
    notABrief: z.boolean().default(false),
  }),
  forbidden: z.array(z.string()).default([]),
  allow: z.array(z.string()).default([]),
});

export type Brief = z.infer<typeof briefSchema>;
export type Expect = Brief["expect"];

/** One document of a dossier: its text, the status it came with, and the answer without the text. */
export type Answer = { text: string; status: number; rest: Record<string, unknown>; ms: number };
/** Documents by type. */
export type Dossier = Record<string, Answer>;
export type Made = { brief: Brief; documents: Dossier };

/** A share from 0 to 1, or `null` where nothing could be measured. */
export type Share = number | null;

/** What stands at a path inside an answer; `undefined` where there is nothing. */
export function inside(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** A list at a path inside an answer, empty where there is none. */
export function listInside(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = inside(value, ...path);
  return Array.isArray(found) ? (found as unknown[]) : [];
}

/** The text at a path inside an answer, empty where there is none. */
export function textInside(value: unknown, ...path: readonly string[]): string {
  const found = inside(value, ...path);
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}

export const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

/** The mean of what was measured. */
export function mean(list: readonly (number | null | undefined)[]): Share {
  const known = list.filter((value): value is number => Number.isFinite(value));
  return known.length === 0 ? null : sum(known) / known.length;
}
