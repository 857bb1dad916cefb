import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "@/lib/i18n/routing";
import { boldWidth } from "@/lib/pictures/advances";
import { drawHere } from "@/lib/pictures/draw-apart";
import { exhibits } from "@/lib/pictures/exhibits/names";
import { SHARED_PICTURE } from "@/lib/site/constants";
import { drawExhibitGround, drawGround } from "@/lib/site/og/art";
import { settingOf, wordsOf } from "@/lib/site/og/headline";
import { pictureOf } from "@/lib/site/og/scene";
import { pageFacts } from "@/lib/site/page-facts";
import { listedPages } from "@/lib/site/pages";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const draw = async (headline: string, seed = "/services/erp") => {
  const words = { brand: "Бренд", topic: "Услуги · 🚀", headline, tagline: "Дело → слово" };
  const picture = JSON.stringify(await pictureOf(words, drawGround(seed, "#54cff5"), "#54cff5"));
  return Buffer.from(await drawHere({ picture, ...SHARED_PICTURE }));
};

describe("a shared picture", () => {
  const asked: string[] = [];
  beforeEach(() => {
    const real = globalThis.fetch;
    // The renderer loads its layout engine from a `data:` address; anything else would be the network.
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.startsWith("data:")) return real(input, init);
      asked.push(address.slice(0, 80));
      return Promise.reject(new Error("no network"));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["a short one", "ERP"],
    ["emoji and signs of no face of ours", "Отчёт 😀 日本語 → ₽ готов"],
    ["nothing but those", "😀"],
    ["a word wider than the column", "Высокопревосходительство".repeat(6)],
    ["far too many words", "Согласие на обработку персональных данных ".repeat(12)],
  ])("of %s is a PNG of 1200 by 630, drawn without the network", async (_, headline) => {
    const bytes = await draw(headline);
    expect(asked).toEqual([]);
    expect(bytes.subarray(0, 8)).toEqual(SIGNATURE);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("is the same bytes for the same page, and others for another", async () => {
    const [first, again, other] = await Promise.all([
      draw("ERP"),
      draw("ERP"),
      draw("ERP", "/services/support"),
    ]);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });
});

it.each(exhibits)("the drawing %s of a case is the ground of its shared picture, without words", (name) => {
  const ground = drawExhibitGround(name, "#54cff5");
  expect(ground).not.toMatch(/NaN|undefined|<text/);
  expect(ground).toContain("#54cff5");
});

const textOf = (lines: readonly { text: string }[][]) =>
  lines.flatMap((line) => line.map(({ text }) => text)).join(" ");

describe.each(locales)("headlines in %s", (locale) => {
  it.each(listedPages().map(({ path }) => path))("%s stands whole, large and evenly", async (path) => {
    const { headline, topic } = await pageFacts(path, locale);
    const { size, lines } = await settingOf(wordsOf(headline));
    expect(textOf(lines)).toBe(headline.replace(/<\/?dim>/g, ""));
    expect(size).toBeGreaterThanOrEqual(56);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(topic.length).toBeLessThan(60);
  });
});

describe("a headline that its column cannot hold", () => {
  it("is cut at the foot, and says so", async () => {
    const { lines } = await settingOf(wordsOf("Согласие на обработку персональных данных ".repeat(12)));
    expect(lines).toHaveLength(6);
    expect(textOf(lines)).toMatch(/^Согласие на обработку .*…$/);
  });

  it("is cut inside a word that is wider than the column", async () => {
    const word = "Высокопревосходительство".repeat(3);
    const { lines } = await settingOf(wordsOf(word));
    expect(lines.length).toBeGreaterThan(1);
    expect(
      lines
        .flat()
        .map(({ text }) => text)
        .join(""),
    ).toBe(word);
  });
});

it("the width of a headline is that of its faces: a wide letter takes more than a narrow one", async () => {
  const width = await boldWidth();
  expect(width("Ш")).toBeGreaterThan(width("г") * 1.5);
  expect(width("W")).toBeGreaterThan(width("i") * 2);
  // Every sign a picture may hold is in one of the faces.
  for (const sign of "ЯяЁё№«»—–…’“”„•·×−°% Zz09") expect(width(sign), sign).not.toBe(1);
});

it("the quieter part of a headline is quiet, and what a non-breaking space joins stays together", () => {
  expect(wordsOf("Системы <dim>в\u00a0работе давно</dim>")).toEqual([
    { text: "Системы", dim: false },
    { text: "в\u00a0работе", dim: true },
    { text: "давно", dim: true },
  ]);
});
