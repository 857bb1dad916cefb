import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { HttpError } from "@/lib/http/errors";

const digest = (text: string) => createHash("sha256").update(text).digest();

const secrets = () => [env.OUTBOX_SECRET, env.CRON_SECRET].filter((secret) => secret !== undefined);

/**
 * Whether a request carries `Authorization: Bearer <OUTBOX_SECRET or CRON_SECRET>`. Compares digests in constant time:
 * how long the comparison takes says nothing about the secret, not even its length.
 */
export function isOperator(headers: Headers): boolean {
  const given = /^Bearer +(.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return given !== undefined && secrets().some((secret) => timingSafeEqual(digest(secret), digest(given)));
}

/**
 * Guards an address that is for operators alone.
 * @throws HttpError `not_found` when no secret is configured, `unauthorized` on a wrong one
 */
export function requireOperator(headers: Headers): void {
  if (secrets().length === 0) throw new HttpError("not_found");
  if (!isOperator(headers))
    throw new HttpError("unauthorized", { headers: { "www-authenticate": "Bearer" } });
}
