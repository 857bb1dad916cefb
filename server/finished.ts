/** The mark of a finished build. It names the public address that the build was made for, if one was given, and whether it is a preview. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const mark = new URL("../.next/finished.json", import.meta.url);

/** `next build` removes the mark of the last build. */
export const isFinished = () => existsSync(mark);

export function markFinished(): void {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL, SITE_PREVIEW } = process.env;
  const given = SITE_URL || (VERCEL_PROJECT_PRODUCTION_URL && `https://${VERCEL_PROJECT_PRODUCTION_URL}`);
  writeFileSync(
    mark,
    JSON.stringify({
      siteUrl: given ? new URL(given).origin : undefined,
      preview: SITE_PREVIEW || undefined,
    }),
  );
}

/**
 * Lets the address of the build stand in for a `SITE_URL` that is not set; a preview is one as it was built.
 * @returns the address of the build; `undefined` when it was made without one
 */
export function takeBuiltAddress(): string | undefined {
  if (!isFinished()) return undefined;
  const { siteUrl, preview } = JSON.parse(readFileSync(mark, "utf8")) as {
    siteUrl?: string;
    preview?: string;
  };
  if (preview !== undefined) process.env.SITE_PREVIEW = preview;
  if (siteUrl !== undefined) process.env.SITE_URL ||= siteUrl;
  return siteUrl;
}
