import "server-only";
import type { z } from "zod";

/**
 * Content that cannot be published. Every line of the message names the file and the field in words an editor understands, in
 * Russian, since the editors are. Pages read through `lib/content`, so it stops the build.
 */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(found: readonly string[]) {
    const problems = [...new Set(found)];
    super(
      problems.length === 1
        ? problems[0]
        : `В текстах есть ошибки:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** `content/blog/post1.ru.md:12`, or the file alone where the line is not known. */
export const place = (file: string, line?: number): string =>
  line === undefined ? file : `${file}:${String(line)}`;

/** Something wrong in a text: a finished sentence, and the offset at which it shows. */
export type Finding = { at: number; sentence: string };

/** Runs `read` and puts the problems of a content error into `problems`, so that one run names them all. */
export function collect<R>(problems: string[], read: () => R): R[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}

type Issue = z.core.$ZodIssue;
export type Path = readonly PropertyKey[];

/** `["features", 1, "title"]` → "features, пункт 2, title". */
export const fieldName = (path: Path): string =>
  path.map((step) => (typeof step === "number" ? `пункт ${String(step + 1)}` : String(step))).join(", ");

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );
}

const KINDS: Readonly<Record<string, string>> = {
  string: "нужен текст; число возьмите в кавычки",
  number: "нужно число без кавычек, например 5",
  int: "нужно целое число, например 5",
  boolean: "нужно true или false",
  array: "нужен список: строки с отступом, каждая начинается с дефиса",
  object: "нужна группа полей: строки с отступом под именем",
};

/** What a line with a field may look like, by what the field holds. */
const SAMPLES: Readonly<Record<string, string>> = {
  string: "текст",
  number: "5",
  int: "5",
  boolean: "true",
};

/** «добавьте строку «order: 5»», for a field whose value stands in its line. */
function missing(issue: Issue): string {
  const name = issue.path.at(-1);
  const value =
    issue.code === "invalid_value"
      ? String(issue.values[0])
      : issue.code === "invalid_type"
        ? (/ вида (\S+)$/.exec(issue.message)?.[1] ?? SAMPLES[issue.expected])
        : undefined;
  const hint = typeof name === "string" && value !== undefined ? `; добавьте строку «${name}: ${value}»` : "";
  return `этого поля нет${hint}`;
}

/** «пунктов должно быть ровно 5, сейчас 4» and its relatives, for a list or a text that is too short or too long. */
function sizeSentence(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  const low = issue.code === "too_small";
  const limit = String(low ? issue.minimum : issue.maximum);
  const bound = issue.exact ? "ровно" : low ? "не меньше" : "не больше";
  if (issue.origin === "array") {
    const has = Array.isArray(value) ? value.length : 0;
    return `пунктов должно быть ${bound} ${limit}, сейчас ${String(has)}`;
  }
  if (issue.origin !== "string") return `должно быть ${bound} ${limit}, сейчас ${String(value)}`;
  if (low && limit === "1") return "не заполнено";
  const has = typeof value === "string" ? value.length : 0;
  return `знаков должно быть ${bound} ${limit}, сейчас ${String(has)}`;
}

function sentence(issue: Issue, value: unknown): string {
  const isMissing = value === undefined && (issue.code === "invalid_type" || issue.code === "invalid_value");
  if (isMissing) return missing(issue);
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? `нужно: ${issue.expected}`;
    case "invalid_value":
      return `возможно ${issue.values.map(String).join(", ")}, а написано ${JSON.stringify(value)}`;
    case "too_small":
    case "too_big":
      return sizeSentence(issue, value);
    case "unrecognized_keys":
      return "такого поля сайт не знает";
    default:
      return issue.message;
  }
}

/**
 * One line per issue: place, field, what was expected.
 * @param lineOf the line of a field, where the file is one in which it can be known
 */
export function describeIssues(
  file: string,
  issues: readonly Issue[],
  data: unknown,
  lineOf: (path: Path) => number | undefined = () => undefined,
): string[] {
  return issues.flatMap((issue) => {
    const paths =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map(
      (path) =>
        `${place(file, lineOf(path))}: ${fieldName(path)}: ${sentence(issue, valueAt(data, issue.path))}`,
    );
  });
}
