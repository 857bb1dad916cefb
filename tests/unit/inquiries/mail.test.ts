import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMailer, type Mailer } from "@/lib/inquiries/server/mailer";
import { createMailOutbox, type MailOutbox } from "@/lib/inquiries/server/mail-outbox";
import { messageOf } from "@/lib/inquiries/server/mail-message";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryContent, InquiryStore } from "@/lib/inquiries/server/store";
import { startMailServer, type MailFault, type MailServer } from "@/tests/peers/mail-server";
import { contentOf, fakeClock, HOUR, idOf, MINUTE, newInquiry, SECOND, temporaryDirectory } from "./fixtures";

/** Header fields of a mail, unfolded and with encoded words (RFC 2047) read. */
function headersOf(raw: string): Record<string, string> {
  const [head = ""] = raw.split("\r\n\r\n");
  const words = (text: string) =>
    text
      .replace(/\?=\s+=\?/g, "?==?")
      .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
        kind.toUpperCase() === "B"
          ? Buffer.from(word, "base64").toString("utf8")
          : Buffer.from(
              word
                .replaceAll("_", " ")
                .replace(/=([0-9A-F]{2})/g, (__, hex: string) =>
                  String.fromCharCode(Number.parseInt(hex, 16)),
                ),
              "latin1",
            ).toString("utf8"),
      );
  return Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        words(line.slice(line.indexOf(":") + 1).trim()),
      ]),
  );
}

/** Bodies of all parts, decoded. */
const textOf = (raw: string) =>
  raw
    .split("\r\n\r\n")
    .map((part) => {
      const bare = part.split("\r\n--")[0] ?? "";
      if (/^[A-Za-z0-9+/=\r\n]+$/.test(bare)) return Buffer.from(bare, "base64").toString("utf8");
      const bytes = bare
        .replace(/=\r\n/g, "")
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, "latin1").toString("utf8");
    })
    .join("\n");

describe("mails", () => {
  let clock: ReturnType<typeof fakeClock>;
  let server: MailServer;
  let store: InquiryStore;
  let outbox: MailOutbox;
  const IMPATIENT = { connect: 200, silence: 200 };
  const mailerFor = (url: string, patience?: typeof IMPATIENT): Mailer =>
    createMailer({
      url,
      to: "sales@company.example, boss@company.example",
      domain: "site.example",
      ...(patience && { patience }),
    });

  beforeEach(async () => {
    clock = fakeClock();
    server = await startMailServer();
    store = openSqliteStore(temporaryDirectory(), { mail: true });
    outbox = createMailOutbox({ store: () => store, mailer: mailerFor(server.url), clock });
  });
  afterEach(async () => {
    await store.close();
    await server.close();
  });

  const insert = (number: number, change: Partial<InquiryContent> = {}) =>
    store.insert(newInquiry(number, { content: contentOf(change), createdAt: clock.now() }));
  const live = async (ms: number, tick = 5 * SECOND) => {
    const until = clock.now() + ms;
    while (clock.now() < until) {
      await outbox.drain();
      clock.advance(tick);
    }
  };

  it("bring a copy of an inquiry to everyone, with its brief, and a reply reaches the visitor", async () => {
    await insert(1, { company: "ООО «Ромашка»", brief: "# Концепция\nтекст", utm: { source: "yandex" } });
    await outbox.drain();
    const [mail] = server.mails;
    expect(mail?.to).toEqual(["sales@company.example", "boss@company.example"]);
    const headers = headersOf(mail?.raw ?? "");
    expect(headers).toMatchObject({
      subject: "Обращение с сайта: ООО «Ромашка», Иван Петров",
      "reply-to": "Иван Петров <ivan@example.ru>",
      "auto-submitted": "auto-generated",
      "message-id": expect.stringMatching(/^<[0-9a-f-]{36}@site\.example>$/) as string,
    });
    const text = textOf(mail?.raw ?? "");
    for (const part of [
      "Нужна интеграция с 1С",
      "/contacts",
      "utm_source: yandex",
      idOf(1),
      "— Концепция",
      "текст",
    ])
      expect(text).toContain(part);
    expect(mail?.raw).toContain("text/markdown");
    await live(HOUR, MINUTE);
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ["a name", { name: "Иван\r\nBcc: victim@example.org\r\n\r\nтело" }],
    ["a company", { company: "ООО\u2028Bcc: victim@example.org\nX-Evil: 1" }],
    ["a name with addresses", { name: '"Иван" <victim@example.org>, other@example.org' }],
    ["an e-mail", { email: "ivan@example.ru\r\nBcc: victim@example.org" }],
    ["an e-mail of another script", { email: "иван@пример.рф" }],
  ])("gain no header and no recipient from %s", async (_, change) => {
    await insert(1, change);
    await outbox.drain();
    const [mail] = server.mails;
    expect(mail?.to).toEqual(["sales@company.example", "boss@company.example"]);
    const headers = headersOf(mail?.raw ?? "");
    expect(Object.keys(headers).sort()).toEqual(
      [
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "reply-to",
        "subject",
        "to",
      ].sort(),
    );
  });

  it("tell of a quota that is used up, and of what looks like spam, with the command that shows it", async () => {
    const now = clock.now();
    await store.announce({ id: "quota-hour", kind: "quota", reason: "hour", now });
    await store.announce({ id: "quota-all", kind: "quota", reason: "all", now });
    await store.announce({ id: "suspected", kind: "suspected", reason: "12", now });
    await live(MINUTE);
    const texts = server.mails.map(({ raw }) => textOf(raw).replaceAll(/\s+/g, " "));
    expect(texts).toHaveLength(3);
    expect(texts.filter((text) => text.includes("за час"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("прямо в CRM"))).toHaveLength(1);
    expect(
      texts.filter((text) => text.includes("12.") && text.includes("list --status suspected")),
    ).toHaveLength(1);
  });

  it("tell of a parked inquiry and of a pause, without anything personal", async () => {
    await insert(1);
    const claim = await store.claim({ now: clock.now(), leaseMs: MINUTE, doubtWaitMs: 0 });
    if (claim === undefined) throw new Error("nothing to claim");
    await store.park(claim, "400 CRM_FIELD_ERROR_VALUE_NOT_VALID");
    const pause = {
      since: clock.now(),
      until: clock.now() + HOUR,
      reason: "401 NO_AUTH_FOUND",
      needsOperator: true,
    };
    await store.setPause(pause);
    await store.setPause({ ...pause, until: clock.now() + 2 * HOUR });
    clock.advance(SECOND);
    await live(MINUTE);
    const mails = server.mails.map(({ raw }) => ({
      subject: headersOf(raw)["subject"] ?? "",
      text: textOf(raw),
      raw,
    }));
    expect(mails).toHaveLength(3);
    const alerts = mails.filter(({ subject }) => !subject.startsWith("Обращение с сайта"));
    expect(alerts.map(({ subject }) => subject).sort()).toEqual([
      "Доставка обращений в CRM остановлена",
      "Обращение 00000000 ждёт вашего решения",
    ]);
    // The command of each way to run the site; only a clone of the repository has npm.
    const parked = alerts.find(({ text }) => text.includes("400 CRM"))?.text.replaceAll(/\s+/g, " ");
    for (const way of ["site-inquiries show", "node scripts/operator/inquiries.ts", "npm run inquiries --"])
      expect(parked).toContain(way);
    for (const { text, raw } of alerts) {
      expect(text).toMatch(/401 NO_AUTH_FOUND|400 CRM_FIELD_ERROR_VALUE_NOT_VALID/);
      expect(`${text}${raw}`).not.toMatch(/ivan@example|Иван|интеграция|Reply-To/i);
    }
  });

  it.each<[MailFault, string]>([
    [450, "EENVELOPE 450"],
    [550, "EENVELOPE 550"],
    ["data-451", "EMESSAGE 451"],
    ["data-554", "EMESSAGE 554"],
    ["hang", "ETIMEDOUT"],
  ])("that are answered with %s are tried again on the schedule, and arrive", async (fault, reason) => {
    server.setFault(fault);
    const message = messageOf({
      ...{ id: "n", token: "t", kind: "paused", inquiry: null, reason: "401", createdAt: 0, attempts: 1 },
    });
    if (message === undefined) throw new Error("no message");
    const mailer = mailerFor(server.url, fault === "hang" ? IMPATIENT : undefined);
    expect(await mailer.send("n", message)).toMatchObject({ reason });
    await insert(1);
    await createMailOutbox({ store: () => store, mailer, clock }).drain();
    expect(server.mails).toEqual([]);
    server.setFault(undefined);
    clock.advance(4 * SECOND);
    await outbox.drain();
    expect(server.mails).toEqual([]);
    clock.advance(2 * SECOND);
    await outbox.drain();
    expect(server.mails).toHaveLength(1);
  });

  it("wait while nobody listens or somebody else does, one attempt at a time", async () => {
    const silent = createServer(() => undefined);
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, "127.0.0.1", () => resolve((silent.address() as AddressInfo).port));
    });
    const message = { subject: "s", text: "t" };
    expect(await mailerFor(`smtp://127.0.0.1:${port}`, IMPATIENT).send("n", message)).toEqual({
      kind: "unavailable",
      reason: "ETIMEDOUT",
    });
    await new Promise((resolve) => silent.close(resolve));
    outbox = createMailOutbox({ store: () => store, mailer: mailerFor(`smtp://127.0.0.1:${port}`), clock });
    for (const number of [1, 2, 3]) await insert(number);
    await outbox.drain();
    const waiting = [];
    for (;;) {
      const notice = await store.claimNotice({ now: clock.now(), leaseMs: MINUTE });
      if (notice === undefined) break;
      waiting.push(notice.attempts);
    }
    expect(waiting).toEqual([1, 1]);
    clock.advance(MINUTE);
    outbox = createMailOutbox({ store: () => store, mailer: mailerFor(server.url), clock });
    await live(MINUTE);
    expect(server.mails).toHaveLength(3);
  });

  it("behind one that is refused are sent all the same", async () => {
    await insert(1);
    await insert(2);
    server.setFault(550);
    await outbox.drain();
    expect(server.connections()).toBe(2);
    server.setFault(undefined);
    await live(MINUTE);
    expect(server.mails).toHaveLength(2);
  });

  it("are given up after as many attempts as the schedule has, not for ever", async () => {
    await insert(1);
    let attempts = 0;
    const mailer: Mailer = {
      send: () => {
        attempts += 1;
        return Promise.resolve({ kind: "refused", reason: "EENVELOPE 550" });
      },
    };
    outbox = createMailOutbox({ store: () => store, mailer, clock });
    await live(6 * 24 * HOUR, HOUR / 2);
    const beforeTheEnd = attempts;
    await live(3 * 24 * HOUR, HOUR / 2);
    expect(attempts).toBeGreaterThan(beforeTheEnd);
    const atTheEnd = attempts;
    await live(2 * 24 * HOUR, HOUR);
    expect(attempts).toBe(atTheEnd);
  });

  it("never go over the network in plain text unless told to", async () => {
    // Only a name makes the difference: this one leads to the same machine.
    const plain = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    expect(await mailerFor(plain).send("n", { subject: "s", text: "t" })).toMatchObject({
      kind: "unavailable",
    });
    const told = await mailerFor(`${plain}?requireTLS=false`).send("n", { subject: "s", text: "t" });
    expect(told).toEqual({ kind: "sent" });
    expect(server.mails).toHaveLength(1);
  });

  it("are not begun any more once the process is told to end", async () => {
    await insert(1);
    outbox.stop();
    await outbox.drain();
    expect(server.connections()).toBe(0);
  });
});
