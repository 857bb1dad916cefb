import "server-only";
import { createHash } from "node:crypto";
import { after } from "next/server";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/client-network";
import type { RouteInput } from "@/lib/http/define-route";
import { HttpError } from "@/lib/http/errors";
import type { InquiryAnswer, InquiryRequest } from "@/lib/inquiries/schema";
import { acceptInquiry, contentHashOf, findAnswer, type Acceptance } from "@/lib/inquiries/server/accept";
import {
  crm,
  directAttempts,
  discardStore,
  inquiryStore,
  mailOutbox,
  outbox,
  storeClock,
  storeKind,
  storeWatch,
} from "@/lib/inquiries/server/runtime";
import { siteQuota } from "@/lib/inquiries/server/site-quota";

type Input = RouteInput<InquiryRequest>;

const HEADER = "idempotency-key";

/** Says, by whatever value, that the same request was sent before under this key, and that its answer never came or was a failure. */
const REPEATED_HEADER = "idempotency-repeated";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * A form may come without a key, and a plain one always does. The same text within this time is a second press of its button; after twice
 * this time it is a new inquiry.
 */
const FORM_WINDOW_MS = 10 * 60_000;

/** A request is answered within ten seconds, whatever is down. */
const ANSWER_MS = 9_500;

/** The first drain runs before the process may be told to end; the timer does the rest. */
const FIRST_DRAIN_MS = 5_000;

const acceptance = (): Acceptance => ({
  store: inquiryStore,
  onStoreFailure: () => {
    storeWatch().failed();
    discardStore();
  },
  onStored: () => storeWatch().worked(),
  quota: storeKind && siteQuota(),
  crm: crm(),
  directAttempts: directAttempts(),
  now: storeClock().now,
});

/** A UUID (version 8) made of a hash. */
function uuidOf(source: string): string {
  const hex = createHash("sha256").update(source).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What the same text has for its key within one window of time, counted back from that in which it came. */
function keyOfText({ body, upload, receivedAt }: Input, windowsBack = 0): string {
  const cameAt = Date.now() - (performance.now() - receivedAt);
  return uuidOf(`${contentHashOf(body, upload)} ${Math.floor(cameAt / FORM_WINDOW_MS) - windowsBack}`);
}

const isKeylessForm = ({ request: { headers } }: Input) =>
  !headers.has(HEADER) && !headers.get("content-type")?.startsWith("application/json");

/**
 * The key under which a repeated request is recognised.
 * @throws HttpError `validation_failed` when the header is not a UUID
 */
export function inquiryKey(input: Input): string | undefined {
  const key = input.request.headers.get(HEADER);
  if (key === null) return isKeylessForm(input) ? keyOfText(input) : undefined;
  if (!UUID.test(key))
    throw new HttpError("validation_failed", { fields: [{ field: "Idempotency-Key", key: "notUuid" }] });
  return key.toLowerCase();
}

/** The first answer to a key, from the store of this process. */
export async function replayInquiry(key: string, input: Input): Promise<InquiryAnswer | undefined> {
  const find = (id: string) => findAnswer(acceptance(), id, input.body, input.upload);
  // A window may have ended between the first press and the second.
  return (await find(key)) ?? (isKeylessForm(input) ? find(keyOfText(input, 1)) : undefined);
}

function refererPath(headers: Headers): string | null {
  const referer = headers.get("referer");
  return referer !== null && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 2_000) : null;
}

/** Accepts an inquiry and, once the answer is out, delivers it. */
export async function submitInquiry(input: Input): Promise<InquiryAnswer> {
  const { body, locale, request, upload: file } = input;
  // A file takes its time to come: the visitor sees it go, and waits from here on.
  const since = file === undefined ? input.receivedAt : performance.now();
  const timeLeft = () => ANSWER_MS - (performance.now() - since);
  const page = body.page === undefined || body.page === "" ? refererPath(request.headers) : body.page;
  // Only the CRM's record of the consent asks for it; what is not needed is not kept.
  const address =
    env.BITRIX24_CONSENT_AGREEMENT_ID === undefined ? undefined : clientAddress(request.headers);
  const repeated = request.headers.has(REPEATED_HEADER);
  const submission = {
    ...{ key: inquiryKey(input), request: body, file, repeated, locale, page, address, timeLeft },
  };
  const answer = await acceptInquiry(acceptance(), submission);
  // Side by side, and neither with the visitor waiting: mail must not hold up the CRM, nor the other way round.
  const first = { budgetMs: FIRST_DRAIN_MS };
  after(() => Promise.all([outbox()?.drain(first), mailOutbox()?.drain(first)]));
  return answer;
}
