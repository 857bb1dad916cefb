import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listPosts } from "@/lib/content/blog";
import { listCases } from "@/lib/content/cases";
import { drawCover, drawJet } from "../../../scripts/content/cover";

const cases = listCases("ru").map(({ slug, hue }) => [slug, hue] as const);
const posts = listPosts("ru").map(({ id, hue }) => [id, hue] as const);

describe("covers", () => {
  it.each(cases)(
    'public/covers/%s.svg is what the drawing of a case gives; run "npm run covers" after a change',
    (slug, hue) => {
      expect(readFileSync(`public/covers/${slug}.svg`, "utf8")).toBe(drawCover(slug, hue));
    },
  );

  it.each(posts)(
    'public/covers/%s.svg is what the drawing of an article gives; run "npm run covers" after a change',
    (id, hue) => {
      expect(readFileSync(`public/covers/${id}.svg`, "utf8")).toBe(drawJet(id, hue));
    },
  );

  it('have no file left over from a removed text; run "npm run covers" after a change', () => {
    const slugs = [...cases, ...posts].map(([slug]) => `${slug}.svg`);
    expect(readdirSync("public/covers").sort()).toEqual(slugs.sort());
  });

  it("draw something else for another slug", () => {
    expect(drawCover("gov-portal", "red")).not.toBe(drawCover("erp-holding", "red"));
    expect(drawJet("post1", "red")).not.toBe(drawJet("post2", "red"));
  });
});
