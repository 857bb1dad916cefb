import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import fonts from "@/lib/site/fonts.json";

const sha256 = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
const sources = JSON.parse(readFileSync("public/fonts/sources.json", "utf8")) as Record<string, string>;

test.each(Object.entries(fonts.files))(
  "%s is named by its content and cut from the installed package",
  (id, path) => {
    expect(path).toContain(sha256(`public${path}`).slice(0, 8));
    const [pkg, subset] = id.startsWith("onest") ? ["onest", id.slice(6)] : ["jetbrains-mono", id.slice(15)];
    expect(sources[id]).toBe(
      sha256(`node_modules/@fontsource-variable/${pkg}/files/${pkg}-${subset}-wght-normal.woff2`),
    );
  },
);

test("all fonts together weigh at most 50 KiB", () => {
  const bytes = Object.values(fonts.files).reduce(
    (sum, path) => sum + readFileSync(`public${path}`).length,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(50 * 1024);
});

test("the sheet declares every one of them", () => {
  const sheet = readFileSync("app/fonts.css", "utf8");
  for (const path of Object.values(fonts.files)) expect(sheet).toContain(`url("${path}")`);
});
