/** Bytes on a socket as no honest client sends them. */
import { connect } from "node:net";

export type RawAnswer = {
  /** 0 when the connection was closed without one. */
  status: number;
  ms: number;
};

export type RawRequest = {
  port: number;
  /** Request line and header fields but `Host`, with a blank line at the end of the body's choice. */
  head: string;
  /** What follows, piece by piece, as fast as it is taken; it may never end. */
  body?: Iterable<string | Buffer>;
  /** Milliseconds between two pieces. */
  pause?: number;
  /** Says goodbye after the last piece. */
  end?: boolean;
  giveUpAfterMs?: number;
};

/** Sends a request and answers with the status of the first answer, or what became of the connection. Never rejects. */
export function raw({ port, head, body = [], pause = 0, end = false, giveUpAfterMs = 15_000 }: RawRequest) {
  const start = performance.now();
  return new Promise<RawAnswer>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let over = false;
    const finish = (status: number) => {
      if (over) return;
      over = true;
      clearTimeout(limit);
      resolve({ status, ms: performance.now() - start });
      socket.destroy();
    };
    const limit = setTimeout(() => finish(-1), giveUpAfterMs);
    socket.on("data", (chunk: Buffer) =>
      finish(Number(/^HTTP\/1\.\d (\d{3})/.exec(chunk.toString("latin1"))?.[1] ?? -1)),
    );
    socket.on("error", () => finish(0));
    socket.on("close", () => finish(0));
    const pieces = body[Symbol.iterator]();
    const next = () => {
      if (over) return;
      const piece = pieces.next();
      if (piece.done === true) {
        if (end) socket.end();
        return;
      }
      const goOn = () => (pause > 0 ? setTimeout(next, pause) : setImmediate(next));
      if (socket.write(piece.value)) goOn();
      else socket.once("drain", goOn);
    };
    socket.write(`${head.trim().replaceAll("\n", "\r\n")}\r\nHost: 127.0.0.1\r\n\r\n`);
    next();
  });
}
