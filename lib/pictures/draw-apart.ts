import "server-only";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ImageResponse } from "@vercel/og";
import { Piscina } from "piscina";
import type { ReactElement } from "react";
import { log } from "@/lib/log";
import { pictureFontFiles, pictureFonts } from "@/lib/pictures/fonts";
import { processWide } from "@/lib/runtime/process-wide";

/** What the thread gets: an element as JSON, and the size of the picture in pixels. */
export type DrawTask = { picture: string; width: number; height: number };

/** A PNG. */
type Drawn = Uint8Array<ArrayBuffer>;

/** The thread that answers everybody needs a processor too. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** A thread holds some hundred megabytes; after so long without a picture it is given back. */
const IDLE_MS = 60_000;

type Threads = Pick<Piscina, "run">;

function start(): Threads | undefined {
  const filename = join(/* turbopackIgnore: true */ process.cwd(), "server/draw-worker.ts");
  if (!existsSync(/* turbopackIgnore: true */ filename)) return undefined;
  return new Piscina({
    ...{ filename, minThreads: 0, maxThreads: THREADS, idleTimeout: IDLE_MS },
    workerData: pictureFontFiles(),
  });
}

const threads = () => processWide("drawingThreads", (): { pool: Threads | undefined } => ({ pool: start() }));

/** Here and now, which holds up everybody else for the time that the renderer takes. */
export async function drawHere({ picture, width, height }: DrawTask): Promise<Drawn> {
  const element = JSON.parse(picture) as ReactElement;
  const response = new ImageResponse(element, { width, height, fonts: await pictureFonts() });
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Draws an element as a PNG in another thread; in this one where a host has none. Equal elements give equal bytes in both.
 * @param picture made of boxes and words alone: functions and symbols do not get there
 * @param size of the picture in pixels
 */
export async function drawApart(
  picture: ReactElement,
  size: { width: number; height: number },
): Promise<Drawn> {
  const task: DrawTask = { picture: JSON.stringify(picture), ...size };
  const holder = threads();
  if (holder.pool === undefined) return drawHere(task);
  try {
    return (await holder.pool.run(task)) as Drawn;
  } catch (error) {
    // If the picture is the trouble, it will not be drawn here either; else the threads are.
    const drawn = await drawHere(task);
    log.warn(
      { reason: error instanceof Error ? error.name : "unknown" },
      "pictures are drawn without threads of their own",
    );
    holder.pool = undefined;
    return drawn;
  }
}
