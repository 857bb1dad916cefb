/** The engine of a running site from inside. */
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../api/server.ts";

/** Environment of a site that is to be inspected. */
export const INSPECTED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

export type Inspector = { send: (method: string) => Promise<unknown>; close: () => void };

/** The inspector of a site that was started with `INSPECTED`. */
export async function inspect(site: Site): Promise<Inspector> {
  for (;;) {
    const [address] = /ws:\/\/\S+/.exec(site.output()) ?? [];
    if (address === undefined) {
      await wait(50);
      continue;
    }
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    let last = 0;
    return {
      send: (method) => {
        last += 1;
        const id = last;
        return new Promise((resolve) => {
          const hear = ({ data }: MessageEvent<string>) => {
            const message = JSON.parse(data) as { id?: number; result?: unknown };
            if (message.id !== id) return;
            socket.removeEventListener("message", hear);
            resolve(message.result);
          };
          socket.addEventListener("message", hear);
          socket.send(JSON.stringify({ id, method }));
        });
      },
      close: () => socket.close(),
    };
  }
}

/** Megabytes in use after the garbage is gone. */
export async function heapOf({ send }: Inspector): Promise<number> {
  await wait(500);
  await send("HeapProfiler.collectGarbage");
  await send("HeapProfiler.collectGarbage");
  const { usedSize } = (await send("Runtime.getHeapUsage")) as { usedSize: number };
  return usedSize / 1024 / 1024;
}
