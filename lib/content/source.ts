import "server-only";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { decode } from "@/lib/content/encoding";
import { ContentError } from "@/lib/content/errors";
import { env } from "@/lib/env";

/**
 * The only place that touches the file system for content. Everything lies under the working directory: `content/` holds the
 * texts and `public/` the pictures they name. The directory is asked anew at every call, so a test can stand in a fixture.
 */
const inRoot = (...path: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...path);

/** File names of one folder of `content/`, in alphabetical order; none when the folder does not exist. */
export function listFiles(folder: string): string[] {
  const directory = inRoot("content", folder);
  return existsSync(directory) ? readdirSync(directory).sort() : [];
}

/**
 * Text of a file of `content/`.
 * @throws ContentError when there is none or its encoding is not UTF-8
 */
export function readText(path: string): string {
  const file = inRoot("content", path);
  if (!existsSync(file)) throw new ContentError([`content/${path}: файла нет`]);
  return decode(`content/${path}`, readFileSync(file));
}

/**
 * Whether a file such as `/favicon.svg` lies in `public/`. A server function is deployed without that folder;
 * there the question was settled by the build, so the answer is yes.
 */
export const pictureExists = (path: string): boolean =>
  !existsSync(inRoot("public")) || existsSync(inRoot("public", path));

/** What the build wrote into `.generated/` under this name; undefined when it has not. */
export function readGenerated(name: string): unknown {
  const file = inRoot(".generated", name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as unknown) : undefined;
}

/** In development an answer holds until the content changes, which `scripts/build/dev.ts` follows; else for good. */
function edition(): number | undefined {
  if (env.NODE_ENV !== "development") return undefined;
  return statSync(inRoot(".generated/content.json"), { throwIfNoEntry: false })?.mtimeMs;
}

/** Keeps the answer of `load` for each set of arguments and each working directory. */
export function memoise<A extends readonly string[], R>(load: (...args: A) => R): (...args: A) => R {
  const answers = new Map<string, { answer: R; of: number | undefined }>();
  return (...args) => {
    const key = [process.cwd(), ...args].join("\n");
    const of = edition();
    const known = answers.get(key);
    if (known && known.of === of) return known.answer;
    const answer = load(...args);
    answers.set(key, { answer, of });
    return answer;
  };
}
