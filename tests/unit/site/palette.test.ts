import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { palette } from "@/lib/pictures/palette";
import { paletteModule } from "../../../scripts/content/palette";

const tokens = readFileSync("app/tokens.css", "utf8");

describe("colours outside of the style sheet", () => {
  it('are those of its tokens; run "npm run palette" after a change', () => {
    expect(readFileSync("lib/pictures/palette.ts", "utf8")).toBe(paletteModule(tokens));
  });

  it("follow a token that changes", () => {
    const changed = paletteModule(tokens.replace("--red: oklch(0.735 0.15 22)", "--red: oklch(1 0 0)"));
    expect(changed).toContain('    red: "#ffffff",\n    orange: "#f8a461"');
  });

  it("say which token cannot be read", () => {
    expect(() => paletteModule(tokens.replace("oklch(0.735 0.15 22)", "oklch(red)"))).toThrow("--red");
  });

  it("are all that the icon of the site is drawn with", () => {
    const used = readFileSync("public/favicon.svg", "utf8").match(/#[0-9a-f]{6}/g) ?? [];
    const known: readonly string[] = Object.values(palette.dark);
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((colour) => !known.includes(colour))).toEqual([]);
  });
});
