import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "@/lib/i18n/routing";

export type ConsentText = { edition: string | null; hash: string | null };

const NONE: ConsentText = { edition: null, hash: null };

/**
 * Which text a visitor agrees to: the edition date from the front matter of the consent document, and the SHA-256 of
 * the whole file, so that the very wording can be proved later.
 * @param directory where the legal texts lie
 * @returns `null` values when there is no such text; an inquiry is not lost over that
 */
export async function consentText(
  locale: Locale,
  directory = join(process.cwd(), "content/legal"),
): Promise<ConsentText> {
  const source = await readFile(join(directory, `personal-data-consent.${locale}.md`)).catch(() => undefined);
  if (source === undefined) return NONE;
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source.toString("utf8"))?.[1] ?? "";
  const edition = /^edition:\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(frontMatter)?.[1] ?? null;
  return { edition, hash: createHash("sha256").update(source).digest("hex") };
}
