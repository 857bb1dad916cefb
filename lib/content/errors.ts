import "server-only";
import type { z } from "zod";

/**
 * Content that cannot be published. Every line of the message names the file and the field in words an editor understands.
 * Pages read through `lib/content`, so it stops the build.
 */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      problems.length === 1
        ? problems[0]
        : `The content has errors:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
    this.name = "ContentError";
    this.problems = problems;
  }
}

type Issue = z.core.$ZodIssue;

/** `["features", 2, "title"]` → "features item 3 title". */
const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === "number" ? `item ${step + 1}` : String(step))).join(" ");

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text; put a number in quotation marks",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** "must have exactly 5 items, has 4" and its relatives, for a list or a text that is too short or too long. */
function sizeSentence(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  const low = issue.code === "too_small";
  const limit = String(low ? issue.minimum : issue.maximum);
  if (issue.origin === "array") {
    const bound = issue.exact ? "exactly" : low ? "at least" : "at most";
    const items = limit === "1" ? "item" : "items";
    return `must have ${bound} ${limit} ${items}, has ${Array.isArray(value) ? value.length : 0}`;
  }
  if (issue.origin !== "string")
    return `must be ${low ? "at least" : "at most"} ${limit}, is ${String(value)}`;
  if (low && limit === "1") return "is empty";
  const has = typeof value === "string" ? value.length : 0;
  return `must have ${low ? "at least" : "at most"} ${limit} characters, has ${has}`;
}

function sentence(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return value === undefined ? "is missing" : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return value === undefined
        ? "is missing"
        : `must be one of ${issue.values.map(String).join(", ")}; it is ${JSON.stringify(value)}`;
    case "too_small":
    case "too_big":
      return sizeSentence(issue, value);
    case "unrecognized_keys":
      return `has a field nobody reads: ${issue.keys.join(", ")}`;
    default:
      return issue.message;
  }
}

/** One line per issue, each starting with the file and the field. */
export function describeIssues(file: string, issues: readonly Issue[], data: unknown): string[] {
  return issues.map((issue) => {
    const field = issue.path.length > 0 ? fieldName(issue.path) : "the front matter";
    return `${file}: ${field} ${sentence(issue, valueAt(data, issue.path))}`;
  });
}
