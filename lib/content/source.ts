import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Text of a file of `content/`. */
export const readText = (path: string): string => readFileSync(inRoot("content", path), "utf8");

/**
 * Whether a picture such as `/covers/gov-portal.svg` lies in `public/`. A server function is deployed without that folder;
 * there the question was settled by the build, so the answer is yes.
 */
export const pictureExists = (path: string): boolean =>
  !existsSync(inRoot("public")) || existsSync(inRoot("public", path));

/** Keeps the answer of `load` for each set of arguments. In development files are read again, so an edit shows at once. */
export function memoise<A extends readonly string[], R>(load: (...args: A) => R): (...args: A) => R {
  const answers = new Map<string, R>();
  return (...args) => {
    const key = [process.cwd(), ...args].join("\n");
    const known = answers.get(key);
    if (known !== undefined && env.NODE_ENV !== "development") return known;
    const answer = load(...args);
    answers.set(key, answer);
    return answer;
  };
}
