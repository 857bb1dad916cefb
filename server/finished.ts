/** The mark of a finished build. It names the public address that the build was made for, if one was given. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const mark = new URL("../.next/finished.json", import.meta.url);

/** `next build` removes the mark of the last build. */
export const isFinished = () => existsSync(mark);

export function markFinished(): void {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL } = process.env;
  const given = SITE_URL || (VERCEL_PROJECT_PRODUCTION_URL && `https://${VERCEL_PROJECT_PRODUCTION_URL}`);
  writeFileSync(mark, JSON.stringify({ siteUrl: given ? new URL(given).origin : undefined }));
}

/**
 * Lets the address of the build stand in for a `SITE_URL` that is not set.
 * @returns the address of the build; `undefined` when it was made without one
 */
export function takeBuiltAddress(): string | undefined {
  if (!isFinished()) return undefined;
  const { siteUrl } = JSON.parse(readFileSync(mark, "utf8")) as { siteUrl?: string };
  if (siteUrl !== undefined) process.env.SITE_URL ||= siteUrl;
  return siteUrl;
}
