import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { InquiryRequest } from "@/lib/inquiries/schema";
import { inquiryFieldNames } from "@/lib/inquiries/fields";
import { contentHashOf } from "@/lib/inquiries/server/accept";
import { leadOf, minimalLeadOf } from "@/lib/inquiries/server/bitrix24-lead";
import { readContent } from "@/lib/inquiries/server/content";
import { messageOf } from "@/lib/inquiries/server/mail-message";
import { csvHead, csvLine } from "@/scripts/operator/inquiries-csv";
import { contentOf, idOf, START } from "./fixtures.ts";

const id = idOf(1);
const values = Object.fromEntries(inquiryFieldNames.map((name) => [name, `value-of-${name}`]));
const content = contentOf(values);

describe.each(inquiryFieldNames)("what stands in the field %s", (name) => {
  const value = `value-of-${name}`;

  it("comes back from the store", () => {
    expect(readContent(JSON.stringify(content))?.[name]).toBe(value);
  });

  it("reaches the lead, whole and in its least form", () => {
    expect(JSON.stringify(leadOf({ id, content }))).toContain(value);
    expect(JSON.stringify(minimalLeadOf({ id, content }))).toContain(value);
  });

  it("reaches the mail", () => {
    const notice = { id, token: "1", kind: "copy", reason: null, createdAt: START, attempts: 1 } as const;
    expect(messageOf({ ...notice, inquiry: { id, content } })?.text).toContain(value);
  });

  it("has its column in the export", () => {
    const at = csvHead().trim().split(",").indexOf(name);
    const line = csvLine({
      ...{ id, content, status: "delivered", attempts: 1, lastReason: null, remoteId: 1 },
      ...{ createdAt: START, nextAttemptAt: START, deliveredAt: START, erasedAt: null, fileBytes: null },
    });
    expect(line.split(",")[at]).toBe(value);
  });

  it("makes another inquiry when it changes", () => {
    const request = { ...values, consent: true } as unknown as InquiryRequest;
    expect(contentHashOf({ ...request, [name]: "other" })).not.toBe(contentHashOf(request));
  });
});

it("keeps what was written out of the log", () => {
  const logged = execFileSync(
    process.execPath,
    [
      "--import",
      "./server/site-modules.ts",
      "--input-type=module",
      "--eval",
      `const { log } = await import("@/lib/log");
       const content = ${JSON.stringify(values)};
       log.error({ ...content, inquiry: content }, "told");`,
    ],
    { encoding: "utf8", env: { ...process.env, LOG_LEVEL: "error" } },
  );
  expect(logged).toContain('"msg":"told"');
  expect(logged).not.toContain("value-of-");
});

it("has the fingerprint that inquiries were stored with from the first", () => {
  const request = { name: "Ирина", email: "i@example.ru", message: "Нужен портал заявок", consent: true };
  // SHA-256 of `["Ирина","i@example.ru","","Нужен портал заявок",""]`.
  expect(contentHashOf(request)).toBe("0e3cc0a06ed6b3dd2c385020fff3557b232b608d957b897e7dfbb6640fe8897a");
});
