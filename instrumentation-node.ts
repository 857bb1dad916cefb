import { writeSync } from "node:fs";

/**
 * The start of the server in Node. Stops the process on a wrong configuration or an unusable store, with one line that
 * says what to do: the framework alone would print the error and then answer every request with 500.
 */
export async function startOrExit(): Promise<void> {
  try {
    const { closing } = await import("@/lib/http/closing");
    closing();
    const { tracesAreWanted } = await import("@/lib/telemetry/server/wanted");
    if (tracesAreWanted) (await import("@/lib/telemetry/server/start")).startTracing();
    (await import("@/lib/site/named-processors")).warnOfUnnamedProcessors();
    const { startInquiries } = await import("@/lib/inquiries/server/start");
    await startInquiries();
    // The dictionaries of the generator, so that the first visitor does not wait for them.
    await (await import("@/lib/generators/server/language/ru-words")).ready();
  } catch (error) {
    // Past the log, which takes one line of it: it is for whoever starts the site.
    writeSync(2, `The site cannot start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
