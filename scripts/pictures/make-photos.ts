/**
 * Makes of every photograph that a shown text names the sizes that pages ask for: AVIF and WebP, and a JPEG for those who share the
 * page. Names hold a hash of the photograph, so what is there already is not made again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { KnownPhotos } from "@/lib/content/photos";
import { listFiles, readGenerated } from "@/lib/content/source";
import { PHOTO_FOLDER, photoFile, photoWidths, sharedPhoto } from "@/lib/pictures/photo";
import { SHARED_PICTURE } from "@/lib/site/constants";
import { namedPhotos } from "./named.ts";
import { openPhoto, readPhoto, type KnownPhoto } from "./read-photo.ts";

const quality = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 82, mozjpeg: true },
};

/** The files of a photograph by their names, each with what makes it. */
function recipes({ hash, width }: KnownPhoto, original: string): Map<string, () => Promise<Buffer>> {
  const open = () => openPhoto(readFileSync(original));
  const scaled = (each: number) => open().resize(each);
  return new Map([
    ...photoWidths(width).flatMap((each) => [
      [photoFile(hash, each, "avif"), () => scaled(each).avif(quality.avif).toBuffer()] as const,
      [photoFile(hash, each, "webp"), () => scaled(each).webp(quality.webp).toBuffer()] as const,
    ]),
    [
      sharedPhoto(hash),
      () =>
        open()
          .resize({ ...SHARED_PICTURE, fit: "cover" })
          .jpeg(quality.jpeg)
          .toBuffer(),
    ],
  ]);
}

/**
 * Works on the site in the working directory, and takes away what no text names any more.
 * @returns what pages must know of each; a photograph that is wrong is left out, for the check of the content to name
 */
export async function makePhotos(): Promise<KnownPhotos> {
  const before = (readGenerated("photos.json") ?? {}) as KnownPhotos;
  const folder = join(process.cwd(), "public", PHOTO_FOLDER);
  const files = listFiles("pictures");
  const named = namedPhotos().flatMap(({ photo, isOut }) => (isOut && files.includes(photo) ? photo : []));
  const made: Record<string, KnownPhoto> = {};
  const kept = new Set<string>();
  for (const name of [...new Set(named)].sort()) {
    const original = join(process.cwd(), "content/pictures", name);
    const read = await readPhoto(original, before[name]);
    if ("problem" in read) continue;
    mkdirSync(folder, { recursive: true });
    for (const [file, make] of recipes(read.photo, original)) {
      kept.add(file);
      if (!existsSync(join(folder, file))) await writeFile(join(folder, file), await make());
    }
    made[name] = read.photo;
  }
  if (existsSync(folder))
    for (const file of readdirSync(folder)) if (!kept.has(basename(file))) rmSync(join(folder, file));
  return made;
}
