import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { configuredProcessors, variablesOf } from "@/lib/runtime/processors";

/** Says at the start whom personal data goes to without the privacy policy naming them: its pages are made in the build. */
export function warnOfUnnamedProcessors(): void {
  const named: readonly string[] = POLICY_PROCESSORS.split(",");
  for (const processor of configuredProcessors(env))
    if (!named.includes(processor))
      log.warn(
        `${variablesOf(processor)} was not set for the build, so the privacy policy does not name who gets data by it: build again with it`,
      );
}
