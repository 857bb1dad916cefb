import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

const digest = (text: string) => createHash("sha256").update(text).digest();

const secrets = () => [env.OUTBOX_SECRET, env.CRON_SECRET].filter((secret) => secret !== undefined);

/** Whether any secret for operators is configured. */
export const hasOperatorSecret = (): boolean => secrets().length > 0;

/**
 * Whether a request carries `Authorization: Bearer <OUTBOX_SECRET or CRON_SECRET>`. Compares digests in constant time:
 * how long the comparison takes says nothing about the secret, not even its length.
 */
export function isOperator(headers: Headers): boolean {
  const given = /^Bearer +(.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return given !== undefined && secrets().some((secret) => timingSafeEqual(digest(secret), digest(given)));
}
