import "server-only";
import { hasOperatorSecret, isOperator } from "@/lib/http/bearer";
import { HttpError } from "@/lib/http/errors";
import { inquiryStore, outbox } from "@/lib/inquiries/server/runtime";

/** The answer is promised within 25 s: deliveries begin for so long, and the last of them gets a little more. */
const BUDGET_MS = 14_000;
const ABORT_MS = 20_000;

/**
 * Drains the outbox at once, for a scheduler or an operator.
 * @throws HttpError `not_found` when no secret is configured, `unauthorized` on a wrong one
 */
export async function drainNow(
  request: Request,
): Promise<{ delivered: number; pending: number; parked: number }> {
  if (!hasOperatorSecret()) throw new HttpError("not_found");
  if (!isOperator(request.headers))
    throw new HttpError("unauthorized", { headers: { "www-authenticate": "Bearer" } });
  const { delivered } = (await outbox()?.drain({
    ignoreBackoff: true,
    budgetMs: BUDGET_MS,
    signal: AbortSignal.timeout(ABORT_MS),
  })) ?? {
    delivered: 0,
  };
  const { pending, parked } = await inquiryStore().counts();
  return { delivered, pending, parked };
}
