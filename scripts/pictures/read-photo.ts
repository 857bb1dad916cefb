/** Reads a photograph that an editor has put into `content/pictures`, and says what is wrong with it in their words. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { KnownPhotos } from "@/lib/content/photos";

export type KnownPhoto = KnownPhotos[string];

/** What a photograph may be; a larger one would only make builds slow, a smaller one is blurred at the head of a page. */
const LIMITS = { bytes: 10 * 1024 * 1024, megapixels: 50, width: 1200 } as const;

/** Changed with what is made of a photograph, so that all are made anew. */
const RECIPE = "1";

/** Bytes of the likeness as a data URI: it stands in the markup of every page that shows the photograph. */
const GROUND_BYTES = 500;

const SMALLER = "уменьшите её, например до 2400 точек в ширину";

/** By what it holds: a name promises nothing. */
function isPhoto(file: Buffer): boolean {
  const at = (from: number, to: number) => file.toString("latin1", from, to);
  return (
    at(0, 3) === "\xFF\xD8\xFF" ||
    at(0, 8) === "\x89PNG\r\n\x1A\n" ||
    (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") ||
    // The brands of the file stand after its first one.
    (at(4, 8) === "ftyp" && /avi[fs]/.test(at(8, 64)))
  );
}

const decimal = (value: number) => String(Math.ceil(value * 10) / 10).replace(".", ",");

/** The pixels as they are meant to be seen: upright, without what the camera noted down, on white where nothing is. */
export const openPhoto = (file: Buffer) => sharp(file).autoOrient().flatten({ background: "#fff" });

async function groundOf(file: Buffer): Promise<string> {
  const tiny = await openPhoto(file).resize(16, 16, { fit: "inside" }).webp({ quality: 40 }).toBuffer();
  const ground = `data:image/webp;base64,${tiny.toString("base64")}`;
  if (ground.length > GROUND_BYTES) throw new Error(`A likeness takes ${String(ground.length)} bytes.`);
  return ground;
}

const hashOf = (file: Buffer) => createHash("sha256").update(RECIPE).update(file).digest("hex").slice(0, 12);

/**
 * What pages must know of a photograph, or a sentence about what is wrong with it.
 * @param known what an earlier run has made out, by the same hash
 */
export async function readPhoto(
  path: string,
  known?: KnownPhoto,
): Promise<{ photo: KnownPhoto } | { problem: string }> {
  const file = readFileSync(path);
  if (file.length > LIMITS.bytes)
    return { problem: `картинка весит ${decimal(file.length / 1024 / 1024)} МБ, а можно до 10; ${SMALLER}` };
  if (!isPhoto(file))
    return {
      problem:
        "внутри файла не JPEG, PNG, WebP или AVIF, как бы он ни назывался; сохраните картинку как JPEG, например city-archive.jpg",
    };
  const hash = hashOf(file);
  if (known?.hash === hash) return { photo: known };
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const megapixels = (width * height) / 1_000_000;
    if (megapixels > LIMITS.megapixels)
      return {
        problem: `размер картинки ${decimal(megapixels)} Мпикс, а можно до ${String(LIMITS.megapixels)}; ${SMALLER}`,
      };
    if (width < LIMITS.width)
      return {
        problem: `ширина картинки ${String(width)} точек, а нужно не меньше ${String(LIMITS.width)}; возьмите крупнее, например 2400 × 1350`,
      };
    return { photo: { hash, width, height, ground: await groundOf(file) } };
  } catch {
    return { problem: "картинка повреждена и не открывается; сохраните её заново как JPEG" };
  }
}
