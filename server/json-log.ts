/**
 * What Next.js and Node.js write by themselves, as JSON lines like those of the site's own log (lib/log.ts), which pass as they are. A
 * message may quote what a visitor sent: what it quotes is left out, and so are the messages of errors; the stack tells where they arose.
 */
import { stripVTControlCharacters } from "node:util";

/** Levels of pino. */
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 } as const;
type Level = keyof typeof LEVELS;

/** A line of the log is read by machines that cut long ones; no message of the framework needs more. */
const MAX_MESSAGE = 300;
const MAX_FRAMES = 12;
const MAX_FRAME = 200;

/** Between any quotes, and whatever follows the mark of a query in an address. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|\?\S+/g;

/** One line without control characters and without what is quoted, which may have been chosen by a visitor. */
function plain(text: string): string {
  const [line = ""] = stripVTControlCharacters(text).trim().split("\n", 1);
  return line
    .replace(QUOTED, "…")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .trim()
    .slice(0, MAX_MESSAGE);
}

const NAME = /^[A-Za-z][\w.-]{0,60}$/;
const nameOr = (value: unknown): string | undefined =>
  typeof value === "string" && NAME.test(value) ? value : undefined;

function describe(error: Error): object {
  const { code, digest } = error as { code?: unknown; digest?: unknown };
  const frames = error.stack?.match(/^\s+at .*$/gm)?.slice(0, MAX_FRAMES) ?? [];
  return {
    error: nameOr(error.name) ?? "Error",
    errorCode: nameOr(code),
    digest: typeof digest === "number" ? digest : nameOr(digest),
    stack: frames.map((frame) => frame.trim().slice(0, MAX_FRAME)).join("\n"),
  };
}

/** The line of the log for one call of the console; `undefined` when there is nothing to say. */
export function lineOf(level: Level, parts: readonly unknown[], at = new Date()): string | undefined {
  const error = parts.find((part) => part instanceof Error);
  const words = parts
    .filter((part) => !(part instanceof Error))
    // The names inside an object may be a visitor's too.
    .map((part) => (typeof part === "string" || typeof part === "number" ? plain(String(part)) : ""))
    .filter(Boolean)
    .join(" ")
    .slice(0, MAX_MESSAGE);
  if (words === "" && error === undefined) return undefined;
  const line = { level: LEVELS[level], time: at.toISOString(), source: "runtime" };
  return `${JSON.stringify({ ...line, ...(error && describe(error)), msg: words || "an error of the framework" })}\n`;
}

/** A line of the site's own log: pino writes here as soon as somebody stands before the stream. */
function isOfLog(text: string): boolean {
  if (!text.startsWith('{"level":') || !text.endsWith("}\n")) return false;
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** Call before Next.js is loaded. */
export function logAsJson(): void {
  const out = process.stdout.write.bind(process.stdout);
  const say = (level: Level, parts: readonly unknown[]) => {
    const line = lineOf(level, parts);
    if (line !== undefined) out(line);
  };
  const levels = {
    debug: "debug",
    log: "info",
    info: "info",
    trace: "warn",
    warn: "warn",
    error: "error",
  } as const;
  for (const [method, level] of Object.entries(levels))
    Reflect.set(console, method, (...parts: unknown[]) => say(level, parts));

  // What is written past the console.
  const take =
    (level: Level): typeof process.stdout.write =>
    (chunk, encoding?: unknown, written?: unknown) => {
      const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
      if (isOfLog(text)) out(text);
      else say(level, [text]);
      const done = [encoding, written].find((value) => typeof value === "function") as
        (() => void) | undefined;
      if (done) process.nextTick(done);
      return true;
    };
  process.stdout.write = take("info");
  process.stderr.write = take("error");

  // Node.js writes its warnings where nothing can be put before them.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => say("warn", [`${nameOr(warning.name) ?? "Warning"}:`, warning.message]));
}
