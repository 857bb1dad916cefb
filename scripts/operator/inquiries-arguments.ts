import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { InquiryStatus } from "@/lib/inquiries/server/store";
import type { Options } from "./inquiries-answers.ts";

const STATUSES: readonly InquiryStatus[] = ["pending", "suspected", "parked", "delivered"];

/** What was asked for is no command, or not as it is written. */
export class UsageError extends Error {}

/** npm runs scripts in the directory of the project, whatever the one it was called in. */
const wholePath = (path: string | undefined) =>
  path === undefined ? undefined : resolve(process.env.INIT_CWD ?? ".", path);

/** @throws UsageError, and what `parseArgs` throws */
export function readArguments(): { command: string; options: Options } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: "string" },
      out: { type: "string" },
      files: { type: "string" },
      email: { type: "string" },
      "all-parked": { type: "boolean", default: false },
      days: { type: "string" },
      mend: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command = "help", ...ids] = positionals;
  const days = values.days === undefined ? undefined : Number(values.days);
  if (days !== undefined && !(Number.isInteger(days) && days > 0))
    throw new UsageError("--days must be a positive whole number.");
  const status = STATUSES.find((known) => known === values.status);
  if (values.status !== undefined && status === undefined)
    throw new UsageError(`--status must be one of ${STATUSES.join(", ")}.`);
  return {
    command: values.help ? "help" : command,
    options: {
      ids: ids.map((id) => id.toLowerCase()),
      status,
      file: wholePath(ids[0]),
      out: wholePath(values.out),
      files: wholePath(values.files),
      email: values.email,
      allParked: values["all-parked"],
      days,
      mend: values.mend,
      yes: values.yes,
      json: values.json,
    },
  };
}
