import "server-only";
import { safeParse, type $ZodIssue, type $ZodType } from "zod/v4/core";
import { HttpError, type FieldProblem } from "@/lib/http/errors";
import messages from "@/messages/ru/errors.json";

export type FieldKey = keyof typeof messages.fields;

/** Whether a schema's own message is a key of the dictionary rather than zod's default text. */
export const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(messages.fields, key);

/** Names in an answer come from the request: enough of them to find the mistake, not enough to echo a body. */
const MAX_PROBLEMS = 20;
const MAX_NAME_LENGTH = 64;

function textOf(issue: $ZodIssue): Pick<FieldProblem, "key" | "values"> {
  if (isFieldKey(issue.message)) return { key: issue.message };
  switch (issue.code) {
    case "invalid_type":
      return { key: issue.input === undefined ? "required" : "wrongType" };
    case "too_big":
      return issue.origin === "string"
        ? { key: "tooLong", values: { maximum: Number(issue.maximum) } }
        : { key: "outOfRange" };
    case "too_small":
      return issue.origin === "string"
        ? { key: "tooShort", values: { minimum: Number(issue.minimum) } }
        : { key: "outOfRange" };
    default:
      return { key: "invalid" };
  }
}

function problemsOf(issue: $ZodIssue): FieldProblem[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ field: [...path, key].join("."), key: "unknownKey" }));
  return path.length === 0 ? [] : [{ field: path.join("."), ...textOf(issue) }];
}

/**
 * Checks what was sent against a schema.
 *
 * A schema names its own texts by using a key of `fields` in `errors.json` as the message; the rest get a general one.
 * @throws HttpError `validation_failed` with the first problem of each field
 */
export function validate<T>(schema: $ZodType<T>, sent: unknown): T {
  const result = safeParse(schema, sent, { reportInput: true });
  if (result.success) return result.data;
  const first = new Map<string, FieldProblem>();
  for (const problem of result.error.issues.flatMap(problemsOf)) {
    const field = problem.field.slice(0, MAX_NAME_LENGTH);
    if (first.size < MAX_PROBLEMS && !first.has(field)) first.set(field, { ...problem, field });
  }
  throw new HttpError("validation_failed", { fields: [...first.values()] });
}
