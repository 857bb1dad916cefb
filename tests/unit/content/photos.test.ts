import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getCase, listCases } from "@/lib/content/cases";
import { photoWidths } from "@/lib/pictures/photo";
import { makePhotos } from "@/scripts/pictures/make-photos";

const FIXTURES = join(import.meta.dirname, "fixtures");
let root = "";

/** Clouds in colours that do not come twice. */
const clouds = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width: 16,
      height: 9,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  }).resize(width, height, { fit: "fill" });

async function put(name: string, picture: Sharp): Promise<void> {
  await picture.toFile(join(root, "content/pictures", name));
}

/** Has the case of the fixture under another name show a photograph. */
function name(slug: string, file: string, more = ""): void {
  for (const locale of ["ru", "en"]) {
    const text = readFileSync(join(FIXTURES, `cases/gov-portal.${locale}.md`), "utf8");
    const fields = `picture:\n  file: ${file}\n  alt: Seen in ${locale}\n${more}`;
    writeFileSync(
      join(root, `content/cases/${slug}.${locale}.md`),
      text.replace(/^(?:services:\n(?: .*\n)*|order: .*\n)/gm, "").replace(/^(?=year:)/m, fields),
    );
  }
}

const made = () => readdirSync(join(root, "public/photos")).sort();
const open = (file: string) => sharp(join(root, "public/photos", file)).metadata();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "photos-"));
  for (const folder of ["content/cases", "content/pictures", "public", ".generated"])
    mkdirSync(join(root, folder), { recursive: true });
  for (const list of ["company", "categories", "industries"])
    cpSync(join(FIXTURES, `${list}.yaml`), join(root, `content/${list}.yaml`));
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const keep = async () => {
  const photos = await makePhotos();
  writeFileSync(join(root, ".generated/photos.json"), JSON.stringify(photos));
  return photos;
};

test.each([
  ["jpg", 1600],
  ["png", 1200],
  ["webp", 1200],
  ["avif", 1200],
])("a photograph in %s is made in AVIF and WebP, never larger than it is", async (type, whole) => {
  const height = (whole * 9) / 16;
  await put(`hall.${type}`, clouds(whole, height));
  name("hall", `hall.${type}`);
  const { [`hall.${type}`]: photo } = await keep();
  expect(photo).toMatchObject({ width: whole, height });
  expect(photo?.ground).toMatch(/^data:image\/webp;base64,/);
  expect(photo?.ground.length).toBeLessThanOrEqual(500);
  const widths = photoWidths(whole);
  expect(made()).toHaveLength(widths.length * 2 + 1);
  for (const width of widths) {
    const size = { width, height: Math.round((width * 9) / 16) };
    expect(await open(`${photo?.hash}-${width}.avif`)).toMatchObject({
      ...size,
      format: "heif",
      compression: "av1",
    });
    expect(await open(`${photo?.hash}-${width}.webp`)).toMatchObject({ ...size, format: "webp" });
  }
  expect(await open(`${photo?.hash}-shared.jpg`)).toMatchObject({
    width: 1200,
    height: 630,
    format: "jpeg",
  });
});

test("what a phone took upright stands upright, and does not tell where that was", async () => {
  await put(
    "phone.jpg",
    clouds(900, 1200)
      .withExif({ IFD3: { GPSLatitude: "55/1 45/1 0/1" } })
      .withMetadata({ orientation: 6 }),
  );
  name("phone", "phone.jpg");
  const { "phone.jpg": photo } = await keep();
  expect(photo).toMatchObject({ width: 1200, height: 900 });
  const file = await open(`${photo?.hash}-480.webp`);
  expect(file).toMatchObject({ width: 480, height: 360 });
  expect(file.exif).toBeUndefined();
});

test("what is made is not made again, and goes when no text names it", async () => {
  await put("hall.jpg", clouds(1200, 800));
  name("hall", "hall.jpg");
  const first = await keep();
  const times = () => made().map((file) => statSync(join(root, "public/photos", file)).mtimeMs);
  const before = times();
  expect(await keep()).toEqual(first);
  expect(times()).toEqual(before);

  await put("hall.jpg", clouds(1200, 800));
  const second = await keep();
  expect(second["hall.jpg"]?.hash).not.toBe(first["hall.jpg"]?.hash);
  expect(made().every((file) => file.startsWith(second["hall.jpg"]?.hash ?? "?"))).toBe(true);

  for (const locale of ["ru", "en"]) rmSync(join(root, `content/cases/hall.${locale}.md`));
  expect(await keep()).toEqual({});
  expect(made()).toEqual([]);
});

test("nothing is made of what only a draft names, or of what is no photograph", async () => {
  await put("hall.jpg", clouds(1200, 800));
  await put("small.jpg", clouds(1000, 900));
  writeFileSync(join(root, "content/pictures/text.jpg"), "text");
  name("hall", "hall.jpg", "draft: true\n");
  name("small", "small.jpg");
  name("text", "text.jpg");
  expect(await keep()).toEqual({});
  expect(existsSync(join(root, "public/photos"))).toBe(false);
});

test("a case tells its photograph in its language, and the address of what is shared", async () => {
  await put("hall.jpg", clouds(1200, 800));
  name("hall", "hall.jpg");
  name("drawn", "absent.jpg");
  const { "hall.jpg": photo } = await keep();
  const address = `/photos/${photo?.hash}`;
  expect(getCase("en", "hall")).toMatchObject({
    image: expect.stringMatching(new RegExp(`^https?://.*${address}-shared.jpg$`)) as string,
    photo: { alt: "Seen in en", address, width: 1200, height: 800, ground: photo?.ground },
  });
  expect(listCases("ru").find(({ slug }) => slug === "hall")?.photo?.alt).toBe("Seen in ru");
  // Until a wrong one is mended, its cover stands there.
  expect(getCase("ru", "drawn")).toMatchObject({ image: "/covers/drawn.svg" });
  expect(getCase("ru", "drawn")).not.toHaveProperty("photo");
});

test("widths end with that of the original", () => {
  expect(photoWidths(1200)).toEqual([480, 960, 1200]);
  expect(photoWidths(1440)).toEqual([480, 960, 1440]);
  expect(photoWidths(6000)).toEqual([480, 960, 1440, 2160]);
});
