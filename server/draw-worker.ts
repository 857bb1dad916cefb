/**
 * Draws pictures in a thread of its own (lib/pictures/draw-apart.ts). It is no part of the bundle and imports nothing of the site, so that
 * Node.js runs it as it is, wherever the site runs.
 */
import { readFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { ImageResponse } from "@vercel/og";
import type { DrawTask } from "@/lib/pictures/draw-apart";
import type { FontFile } from "@/lib/pictures/fonts";

let fonts: Promise<(Omit<FontFile, "path"> & { data: Buffer })[]> | undefined;

const load = (files: readonly FontFile[]) =>
  Promise.all(files.map(async ({ path, ...font }) => ({ ...font, data: await readFile(path) })));

/** @returns a PNG */
export default async function draw({ picture, width, height }: DrawTask): Promise<Uint8Array> {
  fonts ??= load(workerData as FontFile[]);
  const element = JSON.parse(picture) as ConstructorParameters<typeof ImageResponse>[0];
  const response = new ImageResponse(element, { width, height, fonts: await fonts });
  return new Uint8Array(await response.arrayBuffer());
}
