import "server-only";
import { env } from "@/lib/env";
import { processWide } from "@/lib/http/process-wide";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import type { Crm } from "@/lib/inquiries/server/crm";
import { createMailOutbox, type MailOutbox } from "@/lib/inquiries/server/mail-outbox";
import { createMailer } from "@/lib/inquiries/server/mailer";
import { createOutbox, type Outbox } from "@/lib/inquiries/server/outbox";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";

/** A serverless host has no disk that outlives a request; what is written there is lost. */
export const hasDurableDisk = env.VERCEL === undefined;

/** Whether copies and alerts are sent by mail. */
export const hasMail = env.SMTP_URL !== undefined && env.INQUIRY_EMAIL_TO !== undefined;

const holder = () =>
  processWide("inquiryStore", (): { store: InquiryStore | undefined } => ({ store: undefined }));

/**
 * The store of this process, opened when it is first needed and again after it failed.
 * @throws Error when there is none, or when it cannot be opened
 */
export function inquiryStore(): InquiryStore {
  if (!hasDurableDisk) throw new Error("This host has no durable disk");
  return (holder().store ??= openSqliteStore(env.DATA_DIR, { mail: hasMail }));
}

/** Forgets a store that failed, so that the next request opens it anew and a repaired disk needs no restart. */
export function discardStore(): void {
  const { store } = holder();
  holder().store = undefined;
  void store?.close().catch(() => undefined);
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
          siteUrl: env.SITE_URL,
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
        }),
      );
};

/** The sender of mails of this process; `undefined` when no mail is configured. */
export const mailOutbox = (): MailOutbox | undefined => {
  const { SMTP_URL: url, INQUIRY_EMAIL_TO: to } = env;
  return url === undefined || to === undefined
    ? undefined
    : processWide("mailOutbox", () => {
        const mailer = createMailer({ url, to, domain: new URL(env.SITE_URL).hostname });
        return createMailOutbox({ store: inquiryStore, mailer });
      });
};
