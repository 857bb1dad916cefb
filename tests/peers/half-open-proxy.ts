import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type HalfOpenProxy = {
  port: number;
  /**
   * From now on forwards nothing on any connection, old or new, and closes none: what a firewall does that has
   * forgotten its connections.
   */
  swallow: () => void;
  /** Still forwards what clients send, but no answer to a message with this text, nor any after it. */
  swallowAnswersFrom: (text: string) => void;
  /** Forwards again, on new connections; those that fell silent stay so. */
  heal: () => void;
  close: () => Promise<void>;
};

/** A TCP proxy in front of a peer on this machine that can fall silent without closing a connection. */
export async function startHalfOpenProxy(target: number): Promise<HalfOpenProxy> {
  let silent = false;
  let mark: string | undefined;
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    const deaf = { to: false, from: false };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        if (deaf.to || deaf.from) return;
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (chunk) => {
      deaf.to ||= silent;
      deaf.from ||= silent || (mark !== undefined && chunk.includes(mark));
      if (!deaf.to) upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      deaf.from ||= silent;
      if (!deaf.from) client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      silent = true;
    },
    swallowAnswersFrom: (text) => {
      mark = text;
    },
    heal: () => {
      silent = false;
      mark = undefined;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
