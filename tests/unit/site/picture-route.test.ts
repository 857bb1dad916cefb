import { describe, expect, it, vi } from "vitest";
import { generateStaticParams, GET } from "@/app/opengraph/[...picture]/route";
import type { ListedPage } from "@/lib/site/pages";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));

const articles = vi.hoisted((): ListedPage[] => []);
vi.mock("@/lib/site/pages", async (original) => {
  const real = await original<{ listedPages: () => ListedPage[] }>();
  return { ...real, listedPages: () => [...real.listedPages(), ...articles] };
});

const ask = (address: string) =>
  GET(new Request(`http://localhost/${address}`), {
    params: Promise.resolve({ picture: address.split("/").slice(1) }),
  });

describe("pictures of a site with a thousand articles", () => {
  articles.push(
    ...Array.from({ length: 1000 }, (_, index) => ({
      path: `/blog/article-${String(index)}`,
      updated: `29${String(index % 90).padStart(2, "0")}-01-01`,
    })),
  );
  const drawn = generateStaticParams().map(({ picture }) => `opengraph/${picture.join("/")}`);

  it("are drawn in the build for the newest pages alone, in both languages", () => {
    expect(drawn.length).toBeLessThanOrEqual(300);
    expect(drawn).toContain("opengraph/ru/blog/article-89.png");
    expect(drawn).toContain("opengraph/en/blog/article-89.png");
    expect(drawn).not.toContain("opengraph/ru/blog/article-0.png");
  });

  it("are drawn for any other page when they are asked for", async () => {
    expect(drawn).not.toContain("opengraph/en/about.png");
    const answer = await ask("opengraph/en/about.png");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each(["opengraph/ru/nope.png", "opengraph/de.png", "opengraph/ru/about"])(
    "%s is nothing",
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );
});
