import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import fonts from "@/lib/site/fonts.json";

const sha256 = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
const sources = JSON.parse(readFileSync("public/fonts/sources.json", "utf8")) as Record<string, string>;

const EMOJI = "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf";

function sourceOf(id: string): string {
  if (id.startsWith("noto-emoji")) return `node_modules/${EMOJI}`;
  const [pkg, subset] = id.startsWith("onest") ? ["onest", id.slice(6)] : ["jetbrains-mono", id.slice(15)];
  return `node_modules/@fontsource-variable/${pkg}/files/${pkg}-${subset}-wght-normal.woff2`;
}

test.each(Object.entries(fonts.files))(
  "%s is named by its content and cut from the installed package",
  (id, path) => {
    expect(path).toContain(sha256(`public${path}`).slice(0, 8));
    expect(sources[id]).toBe(sha256(sourceOf(id)));
  },
);

test("all fonts of text together weigh at most 40 KiB, a file of signs 3", () => {
  const sizes = Object.entries(fonts.files).map(
    ([id, path]) => [id.startsWith("noto-emoji"), readFileSync(`public${path}`).length] as const,
  );
  const text = sizes.reduce((sum, [isSigns, bytes]) => sum + (isSigns ? 0 : bytes), 0);
  expect(text).toBeLessThanOrEqual(40 * 1024);
  expect(Math.max(...sizes.filter(([isSigns]) => isSigns).map(([, bytes]) => bytes))).toBeLessThanOrEqual(
    3 * 1024,
  );
});

test("the sheet declares every one of them", () => {
  const sheet = readFileSync("app/fonts.css", "utf8");
  for (const path of Object.values(fonts.files)) expect(sheet).toContain(`url("${path}")`);
});
