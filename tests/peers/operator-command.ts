import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "./bare-environment.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param code -1 when it ended by a signal or did not start */
type Outcome = { code: number; out: string; err: string };

/** The command as an operator runs it, with nothing of this machine's environment but `bareEnvironment`. Never rejects. */
export const operatorCommand = (env: Record<string, string>, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const options = { cwd: root, env: { ...bareEnvironment, NODE_ENV: "test" as const, ...env } };
    execFile(process.execPath, ["scripts/operator/inquiries.ts", ...args], options, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1, out, err });
    });
  });
