import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Faces of pictures in the order of asking: the first that has a sign draws it. */
export const FONT_FAMILY = "Onest latin, Onest cyrillic";

export type FontFile = { name: string; path: string; weight: 400 | 700; style: "normal" };

/** The files of the faces. */
export const pictureFontFiles = (): FontFile[] =>
  (["latin", "cyrillic"] as const).flatMap((subset) =>
    ([400, 700] as const).map((weight) => ({
      name: `Onest ${subset}`,
      path: join(process.cwd(), "lib/pictures/fonts", `onest-${subset}-${String(weight)}.ttf`),
      weight,
      style: "normal" as const,
    })),
  );

const load = () =>
  Promise.all(pictureFontFiles().map(async ({ path, ...font }) => ({ ...font, data: await readFile(path) })));

let fonts: ReturnType<typeof load> | undefined;

/** The static faces that the renderer of pictures reads, in weights 400 and 700; made by `npm run fonts`. */
export const pictureFonts = () => (fonts ??= load());

/** Signs the faces do not have. For any of them, and for every emoji, the renderer would ask a service on the network. */
const UNKNOWN = /[^\x20-\x7E\u00A0«»°·×–—‘’“”„•…−А-Яа-яЁё№]/gu;

/** The text with a space in place of every sign that the faces do not have. */
export const drawable = (text: string): string => text.replace(UNKNOWN, " ");
