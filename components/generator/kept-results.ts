import { isToolId, tools, type ToolAnswer, type ToolId, type ToolInput } from "@/lib/generators/tools";
import { isLocale, type Locale } from "@/lib/i18n/routing";
import { readLocal, removeLocal, writeLocal } from "@/lib/site/browser-data";

/** A finished result as the browser keeps it. Nothing of it lies on the server. */
export type KeptResult = {
  id: string;
  tool: ToolId;
  locale: Locale;
  /** When it was finished, `Date.now()`. */
  at: number;
  seconds: number;
  askedForDraft: boolean;
  input: ToolInput;
  answer: ToolAnswer;
  /** The answer as it came, once the visitor has changed it. */
  answered?: ToolAnswer;
};

const KEY = "generator.results";
/** Raised when the shape changes; what an earlier edition kept is then left behind. */
const VERSION = 1;
const LIMIT = 20;

const none: readonly KeptResult[] = [];
const listeners = new Set<() => void>();
let known: readonly KeptResult[] | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === "string");

/** What is shown of an answer: a text, or an analysis with all its parts. */
const isDocument = (value: unknown) =>
  typeof value === "string" ||
  (isObject(value) &&
    (typeof value.error === "string" ||
      (typeof value.overview === "string" &&
        isTexts(value.strengths) &&
        isTexts(value.improvements) &&
        typeof value.accessibility === "string")));

const isAnswer = (tool: ToolId, answer: unknown) =>
  isObject(answer) &&
  (answer.engine === "model" || answer.engine === "draft") &&
  isDocument(answer[tools[tool].answerKey]) &&
  isObject(answer[tools[tool].answerKey]) === (tools[tool].result === "analysis");

const isTime = (value: unknown) => typeof value === "number" && !Number.isNaN(new Date(value).getTime());

const isKept = (value: unknown): value is KeptResult =>
  isObject(value) &&
  typeof value.id === "string" &&
  typeof value.tool === "string" &&
  isToolId(value.tool) &&
  isLocale(value.locale) &&
  isTime(value.at) &&
  isObject(value.input) &&
  typeof value.input.description === "string" &&
  isAnswer(value.tool, value.answer);

function load(): readonly KeptResult[] {
  const { version, results } = readLocal(KEY) ?? {};
  return version === VERSION && Array.isArray(results) ? results.filter(isKept) : none;
}

/** The kept results, the newest first. */
export const keptResults = (): readonly KeptResult[] => (known ??= load());

/** What the server and the first render see. */
export const noResults = () => none;

export function subscribeToResults(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Storage holds some megabytes and a picture may be one: the oldest give way until the rest fits. */
function save(results: readonly KeptResult[]) {
  known = results;
  for (let count = results.length; count > 0; count -= 1)
    if (writeLocal(KEY, { version: VERSION, results: results.slice(0, count) })) break;
  if (results.length === 0) removeLocal(KEY);
  for (const listener of listeners) listener();
}

/** Keeps a result, in the place of the one with the same id if there is one. */
export function keepResult(result: KeptResult): void {
  const others = keptResults().filter(({ id }) => id !== result.id);
  save([result, ...others].sort((a, b) => b.at - a.at).slice(0, LIMIT));
}

export const forgetResult = (forgotten: string): void =>
  save(keptResults().filter(({ id }) => id !== forgotten));

/** Forgets every result of these tools. */
export const forgetResultsOf = (tools: readonly ToolId[]): void =>
  save(keptResults().filter(({ tool }) => !tools.includes(tool)));
