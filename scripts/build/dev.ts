/**
 * The development server: Next's own, to which all arguments go. A text that is saved shows on the open page by itself, and the check of
 * the content says what is wrong with it.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { markContent } from "./generated.ts";

const root = join(import.meta.dirname, "../..");

/** Editors save in several steps; one after the other within this time is one change. */
const SETTLED_MS = 50;

/** Each directory apart: a watch over a whole tree loses a file that is replaced by another. */
const foldersOf = (folder: string) => [
  join(root, folder),
  ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

const script = (name: string, ...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, name), ...args], { cwd: root, stdio: "inherit" });

let timer: NodeJS.Timeout | undefined;
let check: ChildProcess | undefined;

/** The pages first; addresses of new ones and the check follow. */
function follow(): void {
  markContent();
  script("prepare-slugs.ts", "--drafts").once("close", () => {
    check?.kill();
    check = script("../content/content-check.ts");
  });
}

for (const folder of [...foldersOf("content"), ...foldersOf("messages")])
  watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(follow, SETTLED_MS);
  });

const next = spawn(
  process.execPath,
  [join(root, "node_modules/next/dist/bin/next"), "dev", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => next.kill(signal));
next.once("close", (status) => process.exit(status ?? 0));
