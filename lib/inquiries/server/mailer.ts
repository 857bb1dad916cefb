import "server-only";
import { createTransport } from "nodemailer";
import { getCompany } from "@/lib/content/company";
import type { MailMessage } from "@/lib/inquiries/server/mail-message";

/** A mail server that is silent for so long is given up. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Nor may one that dribbles hold up the mails behind. */
const TOTAL_MS = 60_000;

/**
 * - `refused`: the server does not take this mail; another may fare better.
 * - `unavailable`: there is no getting through to it.
 */
export type MailOutcome = { kind: "sent" } | { kind: "refused" | "unavailable"; reason: string };

/** Hands mails over to a mail server. Never rejects; a reason never holds an address or a secret. */
export type Mailer = { send: (id: string, message: MailMessage) => Promise<MailOutcome> };

export type MailerSettings = {
  /** `smtps://user:password@host` or `smtp://…`; options of the transport may follow as a query. */
  url: string;
  /** One address, or several with commas between them. */
  to: string;
  /** Domain of the site, for the id of the mails. */
  domain: string;
  /** Milliseconds; the defaults are for the running site. */
  patience?: { connect: number; silence: number };
};

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The server's answer may quote addresses, so only its code and the kind of failure are told. */
function failureOf(error: unknown): MailOutcome {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const name = typeof code === "string" && /^[A-Z_]{1,32}$/.test(code) ? code : "ERROR";
  const status = typeof responseCode === "number" ? responseCode : undefined;
  const reason = status === undefined ? name : `${name} ${status}`;
  return { kind: name === "EENVELOPE" || name === "EMESSAGE" ? "refused" : "unavailable", reason };
}

const givenUp = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })), ms).unref();
  });

/** @returns a mailer; it connects anew for every mail */
export function createMailer({ url, to, domain, patience }: MailerSettings): Mailer {
  const { protocol, hostname, username, searchParams } = new URL(url);
  const recipients = to.split(",").map((address) => address.trim());
  const user = decodeURIComponent(username);
  const transport = createTransport({
    url,
    connectionTimeout: patience?.connect ?? CONNECT_MS,
    greetingTimeout: patience?.connect ?? CONNECT_MS,
    socketTimeout: patience?.silence ?? SILENCE_MS,
    // Personal data and the password go over the wire: no falling back to plain text outside this machine unless told to.
    ...(protocol === "smtp:" &&
      !isLoopback(hostname) &&
      !searchParams.has("requireTLS") && { requireTLS: true }),
    // What a visitor wrote is content, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Servers refuse a sender that is not theirs; the name to log in with is, when it is an address.
  const from = { name: getCompany("ru").name, address: user.includes("@") ? user : (recipients[0] ?? to) };

  return {
    send: async (id, { subject, text, replyTo, attachment }) => {
      try {
        const sending = transport.sendMail({
          from,
          to: recipients,
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated" },
          ...(replyTo && { replyTo }),
          ...(attachment && {
            attachments: [
              {
                filename: attachment.name,
                content: attachment.text,
                contentType: "text/markdown; charset=utf-8",
              },
            ],
          }),
        });
        await Promise.race([sending, givenUp(TOTAL_MS)]);
        return { kind: "sent" };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
