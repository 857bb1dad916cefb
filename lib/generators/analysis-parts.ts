import type { Analysis } from "@/lib/generators/analysis";

const MARKER = /^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/u;

/** A list may come as text, one item a line, with or without bullets: to the page it is always a list. */
export const listOf = (value: string | string[]): string[] =>
  (typeof value === "string" ? value.split("\n") : value)
    .map((line) => line.replace(MARKER, "").trim())
    .filter((line) => line !== "");

const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const asList = (value: unknown): string[] | undefined =>
  typeof value === "string" || (Array.isArray(value) && value.every((item) => typeof item === "string"))
    ? listOf(value)
    : undefined;

/** An analysis from its parts, whose lists may be texts; undefined when a part is missing. */
export function analysisOf(value: unknown): Analysis | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const parts: Partial<Record<string, unknown>> = { ...value };
  const error = asText(parts.error);
  if (error !== undefined) return { error };
  const [overview, accessibility] = [asText(parts.overview), asText(parts.accessibility)];
  const [strengths, improvements] = [asList(parts.strengths), asList(parts.improvements)];
  return overview !== undefined && strengths && improvements && accessibility !== undefined
    ? { overview, strengths, improvements, accessibility }
    : undefined;
}
