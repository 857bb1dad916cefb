import "server-only";
import type { CountCall, Paid } from "@/lib/generators/server/engine";
import { returnLimit, takeLimit, type LimitName } from "@/lib/http/limits";
import { log } from "@/lib/log";

/** What counts calls of a model, whatever they are for. */
const CALLS = "aiDaily";

/** What one piece of paid work has taken of the limits. */
export type Account = {
  /** Counts each call of the model; the first was taken with the limits of the work. */
  countCall: CountCall;
  /** Gives back what the client is not to pay for, since the work was not done. Calls that were made stay counted. */
  refund: () => void;
};

/**
 * Takes all limits of a piece of work, or none: those that were taken before one refused are given back.
 * @throws HttpError `rate_limited`, `budget_spent` or `ai_unavailable`
 */
export async function openAccount(
  { limits }: Pick<Paid, "limits">,
  network: string | undefined,
): Promise<Account> {
  const taken: LimitName[] = [];
  try {
    for (const name of limits) {
      await takeLimit(name, network);
      taken.push(name);
    }
  } catch (thrown) {
    giveBack(taken, network);
    throw thrown;
  }
  let calls = 0;
  return {
    countCall: async () => {
      if (calls > 0) await takeLimit(CALLS, network);
      calls += 1;
    },
    refund: () => giveBack(calls === 0 ? taken : taken.filter((name) => name !== CALLS), network),
  };
}

function giveBack(names: readonly LimitName[], network: string | undefined): void {
  for (const name of names)
    void returnLimit(name, network).catch((thrown: unknown) =>
      log.warn(
        { limit: name, error: thrown instanceof Error ? thrown.name : "unknown" },
        "limit not returned",
      ),
    );
}
