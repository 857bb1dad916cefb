import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

export type BreakingProxy = {
  port: number;
  /** How many requests were passed on and then left without an answer. */
  broken: () => number;
  close: () => Promise<void>;
};

/**
 * Stands in for a process that dies at the worst moment: every request goes to the one it stands for, which does all of its work, and
 * then the connection breaks before a byte of the answer is out.
 */
export async function startBreakingProxy(target: number): Promise<BreakingProxy> {
  let count = 0;
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const outgoing = httpRequest(
      { host: "127.0.0.1", port: target, method, path: url, headers },
      (answer) => {
        answer.resume().once("end", () => {
          count += 1;
          response.socket?.resetAndDestroy();
        });
      },
    );
    outgoing.on("error", () => response.socket?.resetAndDestroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    broken: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
