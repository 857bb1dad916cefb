/**
 * Cuts the fonts of the site out of the fontsource packages: Cyrillic and Latin faces of Onest and JetBrains Mono, and the rouble
 * sign, which fontsource keeps in a third file; and out of Noto Emoji the signs that services have for their features. Writes public/fonts/*.woff2 with the hash of the content in the name
 * (cacheable for ever), app/fonts.css, which declares them, lib/site/fonts.json (what the layout links), and static faces for the pictures that
 * the site draws itself, whose renderer reads neither WOFF2 nor variable fonts. Development only: `npm run fonts`.
 */
import { createHash } from "node:crypto";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const LATIN =
  range(0x20, 0x7e) +
  "\u00a0\u00a3\u00a9\u00ab\u00b0\u00b7\u00bb\u00d7\u00e9\u00f7\u2009\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u20ac\u2212";
const CYRILLIC = range(0x410, 0x44f) + "\u0401\u0451\u2116";
const LATIN_RANGE = "U+20-7E,U+A0-FF,U+2009-2026,U+20AC,U+2212";
const CYRILLIC_RANGE = "U+401,U+410-44F,U+451,U+2116";

const faces = [
  { family: "Onest", pkg: "onest", subset: "cyrillic", text: CYRILLIC, unicodeRange: CYRILLIC_RANGE },
  { family: "Onest", pkg: "onest", subset: "latin", text: LATIN, unicodeRange: LATIN_RANGE },
  { family: "Onest", pkg: "onest", subset: "latin-ext", text: "\u20bd", unicodeRange: "U+20BD" },
  {
    family: "JetBrains Mono",
    pkg: "jetbrains-mono",
    subset: "cyrillic",
    text: CYRILLIC,
    unicodeRange: CYRILLIC_RANGE,
    weight: 500,
  },
  {
    family: "JetBrains Mono",
    pkg: "jetbrains-mono",
    subset: "latin",
    text: LATIN,
    unicodeRange: LATIN_RANGE,
    weight: 500,
  },
];

/** The one face of all emoji, in lines: systems without a font of their own for them would show empty boxes. */
const EMOJI = "node_modules/@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf";
/** A file for each service, of the signs that no service before it has: a page fetches its own, and seldom another one. */
const signsBefore = new Set<string>();
const signFiles = globSync("content/services/*.md")
  .sort()
  .map((file) => {
    const found = [...readFileSync(file, "utf8").matchAll(/\p{Extended_Pictographic}/gu)].map(
      ([sign]) => sign,
    );
    const fresh = [...new Set(found)].filter((sign) => !signsBefore.has(sign));
    for (const sign of fresh) signsBefore.add(sign);
    return fresh;
  })
  .filter((fresh) => fresh.length > 0);

const out = "public/fonts";
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

/** A line for each: nobody reads them but the browser. */
const fontFace = (descriptors: Record<string, string | number>) =>
  `@font-face { ${Object.entries(descriptors)
    .map(([name, value]) => `${name}: ${String(value)};`)
    .join(" ")} }`;
const css: string[] = ["/* Written by scripts/content/make-fonts.ts; change it there. */"];
const files: Record<string, string> = {};
const sources: Record<string, string> = {};
for (const face of faces) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${face.pkg}/files/${face.pkg}-${face.subset}-wght-normal.woff2`,
  );
  sources[`${face.pkg}-${face.subset}`] = createHash("sha256").update(source).digest("hex");
  const font = await subsetFont(source, face.text, {
    targetFormat: "woff2",
    // The monospaced face serves eyebrows, times and code in one weight; its ligatures would only garble code.
    variationAxes: { wght: face.weight ?? { min: 400, max: 700 } },
    // Pairs and figures of one width are all that the site sets; the rest of the alternates are a fifth of the file.
    keepFeatures: ["kern", "tnum"],
    noLayoutClosure: face.weight !== undefined,
  });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const name = `${face.pkg}-${face.subset}.${hash}.woff2`;
  writeFileSync(`${out}/${name}`, font);
  files[`${face.pkg}-${face.subset}`] = `/fonts/${name}`;
  css.push(
    fontFace({
      "font-family": `"${face.family}"`,
      src: `url("/fonts/${name}") format("woff2")`,
      "font-weight": face.weight ?? "400 700",
      "font-display": "swap",
      "unicode-range": face.unicodeRange,
    }),
  );
  console.log(`${name} ${font.length} bytes`);
}
const emojiSource = readFileSync(EMOJI);
for (const [index, part] of signFiles.entries()) {
  const id = `noto-emoji-${String(index + 1)}`;
  sources[id] = createHash("sha256").update(emojiSource).digest("hex");
  const font = await subsetFont(emojiSource, part.join(""), { targetFormat: "woff2" });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  writeFileSync(`${out}/${id}.${hash}.woff2`, font);
  files[id] = `/fonts/${id}.${hash}.woff2`;
  css.push(
    fontFace({
      "font-family": '"Noto Emoji"',
      src: `url("${files[id]}") format("woff2")`,
      // Better nothing for a moment than an empty box.
      "font-display": "block",
      // A sign that an editor adds later comes from the reader's system until the fonts are cut again.
      "unicode-range": part
        .map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
        .join(),
    }),
  );
  console.log(`${id}.${hash}.woff2 ${font.length} bytes, ${part.length} signs`);
}
const pictureFonts = "lib/pictures/fonts";
mkdirSync(pictureFonts, { recursive: true });
for (const [subset, text] of [
  ["latin", LATIN],
  ["cyrillic", CYRILLIC],
] as const) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`,
  );
  for (const weight of [400, 700]) {
    const font = await subsetFont(source, text, {
      targetFormat: "truetype",
      variationAxes: { wght: weight },
    });
    writeFileSync(`${pictureFonts}/onest-${subset}-${String(weight)}.ttf`, font);
    console.log(`onest-${subset}-${String(weight)}.ttf ${font.length} bytes`);
  }
}

// Stand-ins until the fonts arrive, so that nothing moves then: their widths match Onest's over the letters of our own texts, by
// weight and by script (measured with Liberation Sans, which has the widths of Arial), less what makes lines of the usual measure
// break as they will with Onest. They stand for the generic families as well: Chromium asks the system for those anew in every size
// and weight, which takes as long as laying the first screen out; so every system's own sans serif is among them.
const regular = ["Liberation Sans", "Arial", "Helvetica", "Roboto", "Noto Sans", "DejaVu Sans"];
const bold = regular.map((name) => `${name} Bold`);
const monospace = ["Liberation Mono", "Courier New", "Menlo", "Noto Sans Mono", "DejaVu Sans Mono"];
const standIns = [
  { weight: 400, local: regular, cyrillic: 103.2, latin: 104.3 },
  { weight: 500, local: regular, cyrillic: 106.8, latin: 106.8 },
  { weight: 600, local: bold, cyrillic: 98.8, latin: 100.1 },
  { weight: 700, local: bold, cyrillic: 99.9, latin: 101.1 },
];
/** Ascent and descent of the fonts in per cent of their size. */
const ONEST = { ascent: 97, descent: 30.5 };
const JETBRAINS_MONO = { ascent: 102, descent: 30 };

const standIn = (
  family: string,
  local: string[],
  { ascent, descent }: typeof ONEST,
  adjust: number,
  weight?: number,
) =>
  fontFace({
    "font-family": `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(", "),
    ...(weight !== undefined && { "font-weight": weight }),
    "size-adjust": `${String(adjust)}%`,
    "ascent-override": `${((100 * ascent) / adjust).toFixed(1)}%`,
    "descent-override": `${((100 * descent) / adjust).toFixed(1)}%`,
    "line-gap-override": "0%",
  });

// Every face asks the system for its font once more, so a page has those of its own language only.
for (const { weight, local, cyrillic, latin } of standIns) {
  css.push(standIn("Onest Fallback", local, ONEST, latin, weight));
  css.push(standIn("Onest Cyrillic Fallback", local, ONEST, cyrillic, weight));
}
css.push(standIn("JetBrains Mono Fallback", monospace, JETBRAINS_MONO, 100));
writeFileSync("app/fonts.css", css.join("\n") + "\n");
writeFileSync("lib/site/fonts.json", JSON.stringify({ files }, null, 2) + "\n");
// A test compares these with the installed packages, so the committed fonts cannot grow stale.
writeFileSync(`${out}/sources.json`, JSON.stringify(sources, null, 2) + "\n");
copyFileSync("node_modules/@expo-google-fonts/noto-emoji/LICENSE_FONT", `${out}/noto-emoji.LICENSE.txt`);
for (const pkg of ["onest", "jetbrains-mono"])
  copyFileSync(`node_modules/@fontsource-variable/${pkg}/LICENSE`, `${out}/${pkg}.LICENSE.txt`);
