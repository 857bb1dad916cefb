import "server-only";
import { getLegalDocument } from "@/lib/content/legal";
import type { Locale } from "@/lib/i18n/routing";
import type { ConsentProof } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

export type ConsentText = Pick<ConsentProof, "edition" | "hash" | "hashOf">;

/**
 * Which text a visitor agrees to: its edition, and the SHA-256 of the document with the company's facts filled in, as the page shows
 * it, so that the very wording can be proved later.
 * @returns `null` values, after a line in the log, when the text cannot be read; an inquiry is not lost over that
 */
export function consentText(locale: Locale): ConsentText {
  try {
    const { edition, hash } = getLegalDocument(locale, "personal-data-consent");
    return { edition, hash, hashOf: "shown" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    log.error({ reason, locale }, "the consent text cannot be read: the proof does not name it");
    return { edition: null, hash: null };
  }
}
