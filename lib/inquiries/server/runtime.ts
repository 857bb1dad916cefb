import "server-only";
import { database } from "@/lib/database/server/database";
import { env } from "@/lib/env";
import { processWide } from "@/lib/runtime/process-wide";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import type { Crm } from "@/lib/inquiries/server/crm";
import { createDirectAttempts } from "@/lib/inquiries/server/direct-attempts";
import { createMailOutbox, type MailOutbox } from "@/lib/inquiries/server/mail-outbox";
import { createMailer } from "@/lib/inquiries/server/mailer";
import { createOutbox, type Outbox } from "@/lib/inquiries/server/outbox";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { createStoreClock } from "@/lib/inquiries/server/store-clock";
import { createStoreWatch } from "@/lib/inquiries/server/store-watch";

/** Where inquiries are kept; `undefined` where nothing outlives a request: a serverless host without a database. */
export const storeKind: "sqlite" | "postgres" | undefined =
  env.DATABASE_URL !== undefined ? "postgres" : env.VERCEL === undefined ? "sqlite" : undefined;

/** Whether copies and alerts are sent by mail. */
const hasMail = env.SMTP_URL !== undefined && env.INQUIRY_EMAIL_TO !== undefined;

const open = (): InquiryStore => {
  const postgres = database();
  if (postgres !== undefined) return createSqlStore(postgres, { mail: hasMail });
  if (storeKind === undefined) throw new Error("This host has no durable disk");
  return openSqliteStore(env.DATA_DIR, { mail: hasMail });
};

const holder = () =>
  processWide("inquiryStore", (): { store: InquiryStore | undefined } => ({ store: undefined }));

/**
 * The store of this process, opened when it is first needed and again after it failed.
 * @throws Error when there is none, or when the file cannot be opened; a database is asked at the first call
 */
export const inquiryStore = (): InquiryStore => (holder().store ??= open());

/**
 * Forgets a file that failed, so that the next request opens it anew and a repaired disk needs no restart. The
 * database finds its way back by itself, and the rate counters use it too.
 */
export function discardStore(): void {
  if (storeKind === "postgres") return;
  const { store } = holder();
  holder().store = undefined;
  void store?.close().catch(() => undefined);
}

/** The clock of everything that is stored. */
export const storeClock = () => processWide("storeClock", () => createStoreClock());

/** What this process brought to the CRM past the store. */
export const directAttempts = () => processWide("directAttempts", () => createDirectAttempts(storeClock()));

/** Whether the store can be written. */
export const storeWatch = () =>
  processWide("storeWatch", () =>
    createStoreWatch(inquiryStore, () => {
      directAttempts().storeFailed();
      discardStore();
    }),
  );

/** The store failed, wherever: while it is away, other processes may go past it. */
export function storeFailed(): undefined {
  directAttempts().storeFailed();
  storeWatch().failed();
}

/** The CRM, if one is configured. */
export const crm = (): Crm | undefined => {
  const webhook = env.BITRIX24_WEBHOOK_URL;
  return webhook === undefined
    ? undefined
    : processWide("crm", () =>
        createBitrix24({
          webhook,
          agreementId: env.BITRIX24_CONSENT_AGREEMENT_ID,
          siteUrl: env.publicUrl,
        }),
      );
};

/** The sender of this process; `undefined` without a CRM, when inquiries wait in the store. */
export const outbox = (): Outbox | undefined => {
  const target = crm();
  return target === undefined
    ? undefined
    : processWide("outbox", () =>
        createOutbox({
          store: inquiryStore,
          crm: target,
          requestsPerSecond: env.BITRIX24_REQUESTS_PER_SECOND,
          ambiguousWaitSeconds: env.OUTBOX_AMBIGUOUS_WAIT_SECONDS,
          directAttempts: directAttempts(),
          onStoreFailure: storeFailed,
          clock: storeClock(),
        }),
      );
};

/** The sender of mails of this process; `undefined` when no mail is configured, or nothing outlives a request. */
export const mailOutbox = (): MailOutbox | undefined => {
  const { SMTP_URL: url, INQUIRY_EMAIL_TO: to } = env;
  return url === undefined || to === undefined || storeKind === undefined
    ? undefined
    : processWide("mailOutbox", () => {
        const mailer = createMailer({ url, to, domain: new URL(env.SITE_URL).hostname });
        return createMailOutbox({ store: inquiryStore, mailer, clock: storeClock() });
      });
};
