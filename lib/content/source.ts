import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
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
 * Whether a picture such as `/covers/gov-portal.svg` lies in `public/`. A server function is deployed without that folder;
 * there the question was settled by the build, so the answer is yes.
 */
export const pictureExists = (path: string): boolean =>
  !existsSync(inRoot("public")) || existsSync(inRoot("public", path));

/** How long an answer is kept, in milliseconds: for good, but in development an edit must show at the next reload. */
const KEPT = env.NODE_ENV === "development" ? 1000 : Infinity;

/** Keeps the answer of `load` for each set of arguments and each working directory. */
export function memoise<A extends readonly string[], R>(load: (...args: A) => R): (...args: A) => R {
  const answers = new Map<string, { answer: R; at: number }>();
  return (...args) => {
    const key = [process.cwd(), ...args].join("\n");
    const known = answers.get(key);
    if (known && Date.now() - known.at < KEPT) return known.answer;
    const answer = load(...args);
    answers.set(key, { answer, at: Date.now() });
    return answer;
  };
}
