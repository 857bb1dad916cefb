import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type HalfOpenProxy = {
  port: number;
  /**
   * From now on forwards nothing on any connection, old or new, and closes none: what a firewall does that has
   * forgotten its connections. `only: "answers"` still forwards what the client sends.
   */
  swallow: (options?: { only: "answers" }) => void;
  /** Forwards again, on new connections. */
  heal: () => void;
  close: () => Promise<void>;
};

/** A TCP proxy in front of a peer on this machine that can fall silent without closing a connection. */
export async function startHalfOpenProxy(target: number): Promise<HalfOpenProxy> {
  const mode = { requests: true, answers: true };
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    // A connection that once fell silent stays so.
    const alive = { requests: true, answers: true };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        if (mode.answers && alive.answers) {
          client.destroy();
          upstream.destroy();
        }
      });
    }
    client.on("data", (chunk) => {
      alive.requests &&= mode.requests;
      if (alive.requests) upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      alive.answers &&= mode.answers;
      if (alive.answers) client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    swallow: (options) => {
      mode.requests = options?.only === "answers";
      mode.answers = false;
    },
    heal: () => {
      mode.requests = true;
      mode.answers = true;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
