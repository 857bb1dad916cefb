import type { Case } from "@/lib/content/cases";

/**
 * A short mark of everything a project's page shows; another mark means another text. FNV-1a: it has to tell two editions apart in
 * the browser and on the server alike, not to withstand anyone.
 */
export function versionOf(item: Case): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(item)) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
