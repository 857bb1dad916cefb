import "server-only";
import { env } from "@/lib/env";
import { knowsClients } from "@/lib/http/client-network";
import { hasDurableDisk, inquiryStore, mailOutbox, outbox } from "@/lib/inquiries/server/runtime";
import { log } from "@/lib/log";

/** How often the outbox looks for what is due; the first retry comes after five seconds. */
const TICK_MS = 5_000;

/** After this time a drain pauses until the next tick, so that one on demand gets its turn. */
const BUDGET_MS = 10_000;

/**
 * Makes inquiries safe before the first request: opens the store and begins to deliver what an earlier process left.
 * @throws Error when the store cannot be opened; the start stops on it, since every inquiry would be lost
 */
export async function startInquiries(): Promise<void> {
  if (!knowsClients())
    log.warn(
      "clients cannot be told apart: limits per client do not apply to inquiries. Set TRUSTED_PROXY_HOPS to the number of proxies in front of the site",
    );
  if (!hasDurableDisk) {
    log.warn("this host has no durable disk: inquiries go straight to the CRM, or are refused");
    return;
  }
  const store = inquiryStore();
  // A restart is the operator's way to say "try again".
  await store.setPause(undefined);
  if (env.BITRIX24_WEBHOOK_URL === undefined)
    log.warn("BITRIX24_WEBHOOK_URL is not set: inquiries are kept and wait for it");

  const tick = () => {
    void outbox()?.drain({ budgetMs: BUDGET_MS });
    void mailOutbox()?.drain();
  };
  setInterval(tick, TICK_MS).unref();
  tick();
  const stop = () => {
    mailOutbox()?.stop();
    void outbox()?.stop();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
