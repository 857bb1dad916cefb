/** Another program that has the file of inquiries open, such as a shell: a process of its own. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const PROGRAM = `
  const { DatabaseSync } = require("node:sqlite");
  const db = new DatabaseSync(process.argv[1]);
  for (const statement of process.argv.slice(2)) db.prepare(statement).all();
  process.stdout.write("held");
  process.stdin.resume().on("end", () => process.exit());
`;

/** What it does first, and keeps until it is let go. */
const HOLDS = { write: ["BEGIN IMMEDIATE"], read: ["BEGIN", "SELECT count(*) FROM inquiries"] } as const;

/** Holds a lock (`write`) or an older state (`read`). @returns lets it go */
export async function holdFile(dataDir: string, what: keyof typeof HOLDS): Promise<() => Promise<void>> {
  const args = ["--eval", PROGRAM, "--", join(dataDir, "inquiries.sqlite"), ...HOLDS[what]];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.stdout.once("data", resolve)),
    ended.then(() => Promise.reject(new Error("The other program has ended"))),
  ]);
  return async () => {
    child.stdin.end();
    await ended;
  };
}
