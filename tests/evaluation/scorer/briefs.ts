import { readFileSync } from "node:fs";
import { z } from "zod";
import { compile, matchesRaw } from "./patterns.ts";
import { briefSchema, type Brief } from "./types.ts";

const kinds = ["count", "flow", "loss", "time", "money", "share", "deadline", "budget", "constraint"];
const styles = [
  "one-liner",
  "ordinary",
  "long",
  "government",
  "typos",
  "contradictory",
  "injection",
  "vague",
  "non-brief",
];

/** Briefs of a file, with what a label may leave out filled in. */
export function readBriefs(file: string | URL): Brief[] {
  return z.array(briefSchema).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** A brief that asks for a project and says enough to draft one. */
export const isReal = (brief: Brief): boolean => !brief.expect.tooVague && !brief.expect.notABrief;

/**
 * Whether an effect in money can be computed from the brief alone: a loss, or cases and the time of one, or cases, a share and a price.
 * `expect.computable` overrides it.
 */
export function isComputable({ expect }: Brief): boolean {
  if (typeof expect.computable === "boolean") return expect.computable;
  const has = (kind: string) => expect.facts.some((fact) => fact.kind === kind);
  return has("loss") || (has("time") && has("flow")) || (has("money") && has("share") && has("flow"));
}

type Label = { name: string; source: string; /** It must be found in the description. */ stands: boolean };

const labels = (kind: string, sources: readonly string[], stands: boolean): Label[] =>
  sources.map((source) => ({ name: `${kind} ${source}`, source, stands }));

/** Every label pattern of a brief with its place. */
const patternsOf = ({ expect, forbidden, allow }: Brief): Label[] => [
  ...(expect.organisation ? [{ name: "organisation", source: expect.organisation, stands: true }] : []),
  ...expect.facts.map(({ id, pattern, inferred }) => ({
    name: `fact ${id}`,
    source: pattern,
    stands: !inferred,
  })),
  ...expect.wishes.map(({ id, pattern, inferred }) => ({
    name: `wish ${id}`,
    source: pattern,
    stands: !inferred,
  })),
  ...labels("system", expect.systems, true),
  ...labels("actor", expect.actors, false),
  ...labels(
    "ban",
    expect.bans.flatMap(({ pattern, kept }) => [pattern, ...(kept ? [kept] : [])]),
    false,
  ),
  ...labels("forbidden", forbidden, false),
  ...labels("allow", allow, false),
];

/** What is wrong with the patterns of a brief. */
function checkPatterns(brief: Brief): string[] {
  return patternsOf(brief).flatMap(({ name, source, stands }) => {
    try {
      compile(source);
    } catch (thrown) {
      return [`${name}: ${thrown instanceof Error ? thrown.message : ""}`];
    }
    const isFound = matchesRaw(source, brief.description);
    if (stands && !isFound) return [`${name} does not match the description`];
    if (name.startsWith("forbidden") && isFound && brief.style !== "injection")
      return [`${name} matches the description`];
    return [];
  });
}

/** What is wrong with the labels: patterns that do not compile, facts that the brief itself does not contain, doubled names. */
export function checkBriefs(briefs: readonly Brief[]): string[] {
  const seen = new Set<string>();
  return briefs.flatMap((brief) => {
    const problems: string[] = [];
    if (seen.has(brief.id)) problems.push("the id stands twice");
    seen.add(brief.id);
    if (!styles.includes(brief.style)) problems.push(`style ${brief.style}`);
    problems.push(...checkPatterns(brief));
    for (const fact of brief.expect.facts)
      if (!kinds.includes(fact.kind)) problems.push(`fact ${fact.id}: kind ${fact.kind}`);
    for (const list of [brief.expect.facts, brief.expect.wishes])
      for (const { id } of list)
        if (list.filter((other) => other.id === id).length > 1) problems.push(`${id} stands twice`);
    if (isReal(brief) && brief.expect.wishes.length === 0) problems.push("a real brief without a wish");
    if (isReal(brief) && brief.expect.organisation === null)
      problems.push("a real brief without an organisation");
    return problems.map((text) => `${brief.id}: ${text}`);
  });
}
