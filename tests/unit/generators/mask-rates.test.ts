import { describe, expect, it } from "vitest";
import { personalData as find, type Piece } from "@/lib/generators/server/privacy/personal-data";
import { ordinarySentences } from "@/tests/corpora/ordinary-figures";
import { personalData, plainKinds } from "@/tests/corpora/personal-data";
import dev from "@/tests/evaluation/briefs.dev.json" with { type: "json" };
import other from "@/tests/evaluation/briefs.other.json" with { type: "json" };

/** A text without its marks, and where what stood in them is. */
function unmarked(marked: string) {
  const secrets: { start: number; end: number }[] = [];
  let text = "";
  for (const part of marked.split(/(\{\{.*?\}\})/s)) {
    const isSecret = part.startsWith("{{") && part.endsWith("}}");
    const words = isSecret ? part.slice(2, -2) : part;
    if (isSecret) secrets.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return { text, secrets };
}

/** Letters and digits that reach a model although they are personal, and those that do not although they may. */
function judge(marked: string) {
  const { text, secrets } = unmarked(marked);
  const pieces = find(text);
  const isIn = (parts: readonly { start: number; end: number }[], at: number) =>
    parts.some(({ start, end }) => start <= at && at < end);
  const places = Array.from(text, (_, at) => at).filter((at) => /[\p{L}\p{N}]/u.test(text.charAt(at)));
  return {
    marked,
    leaked: places.filter((at) => isIn(secrets, at) && !isIn(pieces, at)).length,
    lost: places.filter((at) => !isIn(secrets, at) && isIn(pieces, at)).length,
  };
}

describe("of 186 ways to write personal data", () => {
  const all = Object.entries(personalData).flatMap(([kind, ways]) =>
    ways.map((way) => ({ kind, ...judge(way) })),
  );
  const passed = all.filter(({ leaked }) => leaked > 0);

  it("at most one in twenty lets as much as a letter or a digit reach a model", () => {
    expect(all).toHaveLength(186);
    expect(passed.length / all.length, JSON.stringify(passed)).toBeLessThanOrEqual(0.05);
  });

  it("none of the numbers in plain writing does", () => {
    expect(passed.filter(({ kind }) => plainKinds.includes(kind))).toEqual([]);
  });

  it("none takes a word along that stands beside it", () => {
    expect(all.filter(({ lost }) => lost > 0)).toEqual([]);
  });
});

describe("of ordinary descriptions with figures", () => {
  const texts = [...ordinarySentences, ...[...dev, ...other].map(({ description }) => description)];
  /** Two of the briefs do name a person. */
  const people = ["Инна", "Ольга Петровна"];
  const shown =
    (text: string) =>
    ({ start, end }: Piece) =>
      text.slice(start, end);

  it("at most one in a hundred loses a word", () => {
    expect(texts.length).toBeGreaterThanOrEqual(300);
    const touched = texts
      .map((text) => ({
        text,
        pieces: find(text)
          .map(shown(text))
          .filter((piece) => !people.includes(piece)),
      }))
      .filter(({ pieces }) => pieces.length > 0);
    expect(touched.length / texts.length, JSON.stringify(touched)).toBeLessThanOrEqual(0.01);
  });
});
