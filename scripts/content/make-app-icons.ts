/**
 * Draws the icons of an installed site from `public/favicon.svg`: 192 and 512 pixels as they are, 512 with a wide margin for systems
 * that cut icons to a shape, 180 without transparent corners for Apple, and 32 as `favicon.ico`, which browsers ask for of themselves.
 * Writes `public/icons/*.png` and the hash of the drawing beside them; a unit test compares it. Development only: `npm run icons`.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../gate/browser.ts";

const folder = "public/icons";
const drawing = readFileSync("public/favicon.svg", "utf8");
/** The plate of the drawing, for icons that fill their square. */
const plate = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1];
if (plate === undefined)
  throw new Error("public/favicon.svg: the plate is gone; which colour fills the square?");

const icons = [
  { name: "icon-192", size: 192, scale: 1 },
  { name: "icon-512", size: 512, scale: 1 },
  { name: "maskable-512", size: 512, scale: 0.8, plate },
  { name: "apple-touch-icon", size: 180, scale: 0.94, plate },
];

const ICO_SIZE = 32;

/** A file of one picture: a header, one entry of its directory, and the PNG as it is (https://learn.microsoft.com/previous-versions/ms997538). */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
for (const { name, size, scale, plate: background = "transparent" } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;height:${size}px;display:grid;place-items:center;background:${background}}svg{width:${size * scale}px;height:${size * scale}px}</style>${drawing}`,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
  await page.close();
  console.log(`${folder}/${name}.png`);
}
const small = await browser.newPage({ viewport: { width: ICO_SIZE, height: ICO_SIZE } });
await small.setContent(
  `<style>body{margin:0}svg{display:block;width:${ICO_SIZE}px;height:${ICO_SIZE}px}</style>${drawing}`,
);
writeFileSync("public/favicon.ico", icoOf(await small.screenshot({ omitBackground: true })));
await browser.close();
const hash = createHash("sha256").update(drawing).digest("hex");
writeFileSync(`${folder}/sources.json`, `${JSON.stringify({ "favicon.svg": hash }, null, 2)}\n`);
