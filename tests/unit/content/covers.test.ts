import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listCases } from "@/lib/content/cases";
import { drawCover } from "../../../scripts/cover";

describe("case covers", () => {
  it.each(listCases("ru").map(({ slug, hue }) => [slug, hue] as const))(
    "public/covers/%s.svg is what the drawing gives",
    (slug, hue) => {
      expect(readFileSync(`public/covers/${slug}.svg`, "utf8")).toBe(drawCover(slug, hue));
    },
  );

  it("has no file left over from a removed case", () => {
    const slugs = listCases("ru").map(({ slug }) => `${slug}.svg`);
    expect(readdirSync("public/covers").sort()).toEqual(slugs.sort());
  });

  it("draws something else for another slug", () => {
    expect(drawCover("gov-portal", "red")).not.toBe(drawCover("erp-holding", "red"));
  });
});
