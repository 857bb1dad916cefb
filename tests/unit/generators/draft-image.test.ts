import { describe, expect, it, vi } from "vitest";
import { PICTURE } from "@/lib/generators/server/draft/design/image/draw";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { checkResult } from "@/lib/generators/server/results";
import { locales } from "@/lib/i18n/routing";
import { designSamples } from "@/tests/unit/generators/design-samples";

const cases = locales.flatMap((locale) =>
  Object.values(designSamples[locale]).map((text) => [locale, text] as const),
);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

describe("a concept picture", () => {
  it.each(cases)("in %s is a PNG of 1200 by 750, drawn without the network: %s", async (locale, prompt) => {
    const real = globalThis.fetch;
    const asked: string[] = [];
    // The renderer loads its layout engine from a `data:` address; anything else would be the network.
    const fetch = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.startsWith("data:")) return real(input, init);
      asked.push(address.slice(0, 80));
      return Promise.reject(new Error("no network"));
    });
    const { result } = await drafts.image({ description: `${prompt} 日本語 😀` }, locale);
    fetch.mockRestore();
    expect(asked).toEqual([]);
    expect(() => checkResult("image", result)).not.toThrow();
    const bytes = bytesOf(result.imageUrl);
    expect(bytes.subarray(0, 8)).toEqual(SIGNATURE);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
    expect(bytes.length).toBeGreaterThan(8_000);
  });

  it("is the same bytes for the same prompt, and others for another", async () => {
    const prompt = designSamples.ru.vet ?? "";
    const [first, again, other] = await Promise.all(
      [prompt, prompt, `${prompt} Красный акцент.`].map(
        async (description) => (await drafts.image({ description }, "ru")).result.imageUrl,
      ),
    );
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
