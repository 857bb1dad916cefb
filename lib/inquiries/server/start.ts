import "server-only";
import { env } from "@/lib/env";
import { knowsClients } from "@/lib/http/client-network";
import { inquiryStore, mailOutbox, outbox, storeClock, storeKind } from "@/lib/inquiries/server/runtime";
import { checkStore } from "@/lib/inquiries/server/store-check";
import { eraseOld } from "@/lib/inquiries/server/retention";
import { reportSuspects } from "@/lib/inquiries/server/suspects";
import { log } from "@/lib/log";

/** How often the outbox looks for what is due; the first retry comes after five seconds. */
const TICK_MS = 5_000;

/** After this time a drain pauses until the next tick, so that one on demand gets its turn. */
const BUDGET_MS = 10_000;

/** How often is looked for what an operator is to be told of. */
const HOURLY_MS = 60 * 60_000;

/**
 * Makes inquiries safe before the first request: opens the store and begins to deliver what an earlier process left.
 *
 * A database that does not answer does not stop the start: it may come up after the site, and until then inquiries
 * take the direct way to the CRM. A directory that cannot be written does: nobody but an operator can mend it.
 * @throws Error when the file of inquiries cannot be opened
 */
export async function startInquiries(): Promise<void> {
  if (!knowsClients())
    log.warn(
      "clients cannot be told apart: limits per client do not apply to inquiries. Set TRUSTED_PROXY_HOPS to the number of proxies in front of the site",
    );
  if (storeKind === undefined) {
    log.warn(
      "this host has no durable disk and DATABASE_URL is not set: inquiries go straight to the CRM, or are refused",
    );
    return;
  }
  const store = inquiryStore();
  // A restart is the operator's way to say "try again".
  await store.setPause(undefined).catch((error: unknown) => {
    if (storeKind !== "postgres") throw error;
    log.error(
      { reason: error instanceof Error ? error.message : "unknown" },
      "the database of DATABASE_URL cannot be used: inquiries go straight to the CRM until it can",
    );
  });
  if (env.BITRIX24_WEBHOOK_URL === undefined)
    log.warn("BITRIX24_WEBHOOK_URL is not set: inquiries are kept and wait for it");

  const check = async () => {
    setTimeout(() => void check(), await checkStore(inquiryStore, storeClock())).unref();
  };
  // A file that was damaged while nobody looked must be doubted before anything is delivered from it; a server checks itself.
  if (storeKind === "sqlite") await check();
  else if (env.VERCEL === undefined) void check();

  const tick = () => {
    void outbox()?.drain({ budgetMs: BUDGET_MS });
    void mailOutbox()?.drain();
  };
  setInterval(tick, TICK_MS).unref();
  tick();
  const erase = async () => {
    setTimeout(() => void erase(), await eraseOld()).unref();
  };
  void erase();
  setInterval(() => void reportSuspects(), HOURLY_MS).unref();
  void reportSuspects();
  const stop = () => {
    mailOutbox()?.stop();
    void outbox()?.stop();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
