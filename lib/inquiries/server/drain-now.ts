import "server-only";
import { requireOperator } from "@/lib/http/bearer";
import { HttpError } from "@/lib/http/errors";
import { discardStore, inquiryStore, outbox, storeKind } from "@/lib/inquiries/server/runtime";
import { log } from "@/lib/log";

/** The answer is promised within 25 s: deliveries begin for so long, and the last of them gets a little more. */
const BUDGET_MS = 14_000;
const ABORT_MS = 20_000;

/** A database that restarts is back in some seconds; a scheduler that comes sooner only finds the same. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Drains the outbox at once, for a scheduler or an operator.
 * @throws HttpError `not_found` when no secret is configured, `unauthorized` on a wrong one, `store_unavailable` when nobody can say
 *   what waits
 */
export async function drainNow(
  request: Request,
): Promise<{ delivered: number; pending: number; parked: number }> {
  requireOperator(request.headers);
  // Where nothing outlives a request nothing waits.
  if (storeKind === undefined) return { delivered: 0, pending: 0, parked: 0 };
  const { delivered } = (await outbox()?.drain({
    ignoreBackoff: true,
    budgetMs: BUDGET_MS,
    signal: AbortSignal.timeout(ABORT_MS),
  })) ?? {
    delivered: 0,
  };
  try {
    const { pending, parked } = await inquiryStore().counts();
    return { delivered, pending, parked };
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : "unknown" }, "the inquiry store failed");
    discardStore();
    throw new HttpError("store_unavailable", { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
