import "server-only";
import type { z } from "zod";
import type { picture } from "@/lib/content/fields";
import { memoise, readGenerated } from "@/lib/content/source";
import { env } from "@/lib/env";
import { PHOTO_FOLDER, sharedPhoto, type Photo } from "@/lib/pictures/photo";

/** What is known of the photographs of `content/pictures` by their file names; the build writes it after it has made their sizes. */
export type KnownPhotos = Readonly<Record<string, Omit<Photo, "alt" | "address"> & { hash: string }>>;

const known = memoise(() => (readGenerated("photos.json") ?? {}) as KnownPhotos);

/**
 * What a text with this picture in its front matter shows: the path of its cover, or the photograph with the absolute address of its
 * shared size. One that could not be made is named by the check of the content; until it is mended the cover stands there.
 */
export function shownAs(
  cover: string,
  named: z.output<typeof picture> | undefined,
): { image: string; photo?: Photo } {
  const found = named && known()[named.file];
  if (!found) return { image: cover };
  const { hash, width, height, ground } = found;
  const address = `${PHOTO_FOLDER}/${hash}`;
  return {
    image: new URL(sharedPhoto(address), env.SITE_URL).href,
    photo: { alt: named.alt, address, width, height, ground },
  };
}
