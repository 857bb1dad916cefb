import { inquiryFieldNames, type InquiryFieldName } from "@/lib/inquiries/fields";
import { readSession, removeSession, writeSession } from "@/lib/site/browser-data";

const KEY = "inquiry-draft";

/** An inquiry that is being written. Its texts outlive a reload; consent does not: it is given anew. */
export type Draft = {
  /** The `Idempotency-Key`: the same at every attempt to send the same text. */
  key: string;
  /** Fingerprint of the text that went out last; its answer may have been lost on the way back. */
  attempted: string | undefined;
  /** When the visitor first saw the form, in milliseconds since 1970. */
  startedAt: number;
  values: Partial<Record<InquiryFieldName, string>>;
};

/** A UUID (version 4). `randomUUID` exists in secure contexts alone, and a site in a local network may be served without TLS. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Counted from the load of the page, not of its scripts: a person who typed before them must not look like a machine. */
const newDraft = (): Draft => ({
  key: uuid(),
  attempted: undefined,
  startedAt: Math.round(performance.timeOrigin),
  values: {},
});

/** The draft kept over a reload, or a new one. */
export function openDraft(): Draft {
  const stored = readSession(KEY);
  const values = stored?.["values"];
  if (typeof stored?.["key"] !== "string" || typeof stored["startedAt"] !== "number") return newDraft();
  if (typeof values !== "object" || values === null) return newDraft();
  return {
    key: stored["key"],
    attempted: typeof stored["attempted"] === "string" ? stored["attempted"] : undefined,
    startedAt: stored["startedAt"],
    values: Object.fromEntries(
      inquiryFieldNames.flatMap((field) => {
        const value: unknown = Reflect.get(values, field);
        return typeof value === "string" ? [[field, value]] : [];
      }),
    ),
  };
}

/** Keeps the draft, or nothing when nothing has been written. */
export function keepDraft(draft: Draft): void {
  if (inquiryFieldNames.some((field) => draft.values[field])) writeSession(KEY, draft);
  else removeSession(KEY);
}

/** A draft as it goes out. `isRepeated`: the same has gone out before, and nobody knows what became of that. */
export type Attempt = Draft & { isRepeated: boolean };

/** FNV-1a: enough to tell one text of a visitor from the next one. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}

/**
 * The draft as it goes out. The same content keeps its key, so a repeated attempt cannot make a second lead; other content is
 * another inquiry, which the server would refuse under the old key.
 */
export function attemptDraft(draft: Draft, content: readonly unknown[]): Attempt {
  const attempted = fingerprint(JSON.stringify(content));
  const isRepeated = draft.attempted === attempted;
  const key = draft.attempted === undefined || isRepeated ? draft.key : uuid();
  return { ...draft, attempted, key, isRepeated };
}

/** The draft has been sent. @returns the next one, which begins now */
export function forgetDraft(): Draft {
  removeSession(KEY);
  return { ...newDraft(), startedAt: Date.now() };
}
