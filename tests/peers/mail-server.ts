/** A mail server over a real socket, with faults to order. */
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/**
 * - a status: the recipient is answered with it (4xx: later, 5xx: never)
 * - `data-…`: the mail is answered with it, after its content was sent
 * - `hang`: the content is taken and never answered
 */
export type MailFault = 450 | 550 | "data-451" | "data-554" | "hang";

export type ReceivedMail = {
  from: string;
  to: string[];
  /** The whole mail as it came over the wire. */
  raw: string;
};

export type MailServer = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** How many clients have connected. */
  connections: () => number;
  setFault: (fault: MailFault | undefined) => void;
  /** Resolves when so many mails have been taken. */
  received: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

const refusal = (status: number) =>
  Object.assign(new Error("No such mailbox ivan@example.ru"), { responseCode: status });

export async function startMailServer(options: { port?: number } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const watchers = new Set<() => void>();
  let connections = 0;
  let fault: MailFault | undefined;

  const rules: SMTPServerOptions = {
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (_, __, done) => done(null, { user: "site" }),
    onConnect: (_, done) => {
      connections += 1;
      done();
    },
    onRcptTo: (_, __, done) => done(typeof fault === "number" ? refusal(fault) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (fault === "hang") return;
        if (typeof fault === "string") {
          done(refusal(Number(fault.slice("data-".length))));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
        for (const watcher of watchers) watcher();
      });
    },
  };
  const server = new SMTPServer(rules);
  // A client that gives up in the middle is no failure of the server.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    connections: () => connections,
    setFault: (next) => {
      fault = next;
    },
    received: (count) =>
      new Promise((resolve) => {
        const watcher = () => {
          if (mails.length < count) return;
          watchers.delete(watcher);
          resolve();
        };
        watchers.add(watcher);
        watcher();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
