/** The operator's command: `npm run inquiries -- help`, on a server `site-inquiries help` (deploy/site-inquiries). */
import "../../server/site-modules.ts";
import type { Options } from "./inquiries-answers.ts";
import { readArguments, UsageError } from "./inquiries-arguments.ts";
import { backup, recheckDatabase, restore } from "./inquiries-copies.ts";
import { check, release, resume, retry } from "./inquiries-delivery.ts";
import { erase, wipe } from "./inquiries-erase.ts";
import { exportAll, file } from "./inquiries-export.ts";
import { help } from "./inquiries-help.ts";
import { list, show } from "./inquiries-list.ts";
import { withStore, type Act } from "./inquiries-store.ts";

/** How an operator calls it here: the wrapper and the image say so. */
const NAME = process.env.INQUIRIES_COMMAND ?? "npm run inquiries --";

type Command = { act: Act; fits: (options: Options) => boolean; takes: string };

const reconcile = withStore(async (store, options) => {
  const { env } = await import("@/lib/env");
  const { crm } = await import("@/lib/inquiries/server/runtime");
  const portal = crm();
  if (portal === undefined)
    throw new Error("BITRIX24_WEBHOOK_URL is not set: there is no CRM to compare with.");
  const { reconcileWith } = await import("./inquiries-reconcile.ts");
  return reconcileWith({ store, crm: portal, perSecond: env.BITRIX24_REQUESTS_PER_SECOND }, options);
});

const commands: Record<string, Command> = {
  list: { act: withStore(list), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  show: { act: withStore(show), fits: ({ ids }) => ids.length === 1, takes: "one ID" },
  file: {
    act: withStore(file),
    fits: ({ ids, out }) => ids.length === 1 && out !== undefined,
    takes: "one ID and --out",
  },
  retry: {
    act: withStore(retry),
    fits: ({ ids, allParked }) => ids.length > 0 !== allParked,
    takes: "IDs or --all-parked",
  },
  release: { act: withStore(release), fits: ({ ids }) => ids.length > 0, takes: "IDs" },
  export: { act: withStore(exportAll), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  erase: {
    act: withStore(erase),
    fits: ({ ids, email }) => ids.length > 0 !== (email !== undefined),
    takes: "IDs or --email",
  },
  wipe: { act: withStore(wipe), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  check: { act: withStore(check), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  backup: { act: backup, fits: ({ ids }) => ids.length === 1, takes: "one FILE" },
  restore: { act: restore, fits: ({ ids }) => ids.length === 1, takes: "one FILE" },
  reconcile: { act: reconcile, fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  resume: { act: withStore(resume), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  recheck: { act: recheckDatabase, fits: ({ ids }) => ids.length < 2, takes: "at most one FOLDER" },
};

/** @returns the exit code */
async function main(): Promise<number> {
  const { command, options } = readArguments();
  if (command === "help") {
    process.stdout.write(help(NAME));
    return 0;
  }
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (known === undefined) throw new UsageError(`There is no command "${command}".`);
  if (!known.fits(options)) throw new UsageError(`${command} takes ${known.takes}.`);
  return (await known.act(options)) ? 0 : 1;
}

/** Whoever reads the output may stop at any time (`| head`); what was asked for is done all the same. */
const isLeft = (error: unknown) => (error as { code?: unknown }).code === "EPIPE";
process.stdout.on("error", (error) => {
  if (!isLeft(error)) throw error;
});

try {
  process.exitCode = await main();
} catch (error) {
  const { message, code } = error as { message: string; code?: unknown };
  const isUsage =
    error instanceof UsageError || (typeof code === "string" && code.startsWith("ERR_PARSE_ARGS"));
  const hint = isUsage ? `"${NAME} help" shows the commands.\n` : "";
  if (!isLeft(error)) process.stderr.write(`${message}\n${hint}`);
  process.exitCode = isUsage ? 2 : 1;
}
