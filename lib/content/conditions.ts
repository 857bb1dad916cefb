import "server-only";
import { countsVisits } from "@/lib/content/analytics-vendors";
import { env } from "@/lib/env";
import { configuredProcessors, processors } from "@/lib/runtime/processors";

/** `{when.crm}` or `{unless.crm}` at the end of a line. */
const CONDITION = /[ \t]*\{(when|unless)\.(\w+)\}[ \t]*$/;

const configured = new Set<string>(configuredProcessors(env));
if (countsVisits) configured.add("analytics");

const names: readonly string[] = [...processors, "analytics"];

/** The conditions that a text may write in braces at the end of a line. */
export const knownConditions = names.flatMap((name) => [`when.${name}`, `unless.${name}`]);

function conditionOf(line: string) {
  const [mark = "", kind, name = ""] = CONDITION.exec(line) ?? [];
  return { mark, holds: names.includes(name) ? configured.has(name) === (kind === "when") : undefined };
}

/**
 * Leaves out the lines of a Markdown text that are true of another configuration only: a line that ends with `{when.crm}` stands where a
 * CRM is configured for the build, one with `{unless.crm}` where none is. An unknown condition stays as it is.
 */
export const keepConfigured = (text: string): string =>
  text
    .split("\n")
    .flatMap((line) => {
      const { mark, holds } = conditionOf(line);
      if (holds === undefined) return [line];
      return holds ? [line.slice(0, -mark.length)] : [];
    })
    .join("\n");

/** The text of the same length without its known conditions, so that what remains in braces is something else. */
export const blankConditions = (text: string): string =>
  text
    .split("\n")
    .map((line) => {
      const { mark, holds } = conditionOf(line);
      return holds === undefined ? line : line.slice(0, -mark.length) + " ".repeat(mark.length);
    })
    .join("\n");
