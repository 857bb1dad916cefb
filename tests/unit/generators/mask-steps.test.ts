import { describe, expect, it } from "vitest";
import { personalData, rules } from "@/lib/generators/server/privacy/personal-data";
import { viewOf } from "@/lib/generators/server/privacy/view";
import { personalData as ways } from "@/tests/corpora/personal-data";
import { countSteps } from "@/tests/unit/generators/regexp-steps";

const LENGTH = 8_000;
/** Of all rules together, for each sign of a text. */
const MAX_STEPS = 1_000;

/** Beginnings of what is looked for, over and over, each without its end. */
const hostile = [
  "1",
  "1 ",
  "1-",
  "12.03.",
  "12 34 ",
  "+7",
  "(495) ",
  "GB82",
  "a.",
  "a_",
  "a:",
  "@",
  "a@a.",
  "a dot ",
  "a@a dot ",
  "a.a dot a.a dot a at ",
  "паспорт ",
  "тел.",
  "пароль от ",
  "password - ",
  "логин: a/",
  "https://a:",
  "-----BEGIN PRIVATE KEY-----",
  "Aa1",
  "Иванович ",
  "ул. ",
  "=",
  " ",
];

describe("the rules of masking", () => {
  it.each(hostile)(
    "look at no more signs than the length of a text allows, for %j over and over",
    (piece) => {
      const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
      const steps = rules.map(({ pattern }) => countSteps(pattern, text).steps);
      expect(steps.reduce((sum, one) => sum + one, 0)).toBeLessThan(MAX_STEPS * LENGTH);
    },
  );

  it("repeat nothing without an upper bound", () => {
    const open = rules.filter(({ pattern }) =>
      /(?<!\\)(?:[*+]|\{\d+,\})/.test(pattern.source.replace(/\[(?:\\.|[^\]\\])*\]/g, "x")),
    );
    expect(open.map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it("match for the counter what they match for the engine", () => {
    const { text } = viewOf(Object.values(ways).flat().join("\n").slice(0, 3_000));
    for (const { pattern } of rules) {
      const sticky = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
      let matches = 0;
      let at = 0;
      for (const sign of text) {
        sticky.lastIndex = at;
        if ((sticky.exec(text)?.[0] ?? "") !== "") matches += 1;
        at += sign.length;
      }
      expect(countSteps(pattern, text).matches, pattern.source).toBe(matches);
    }
  });

  it("end for a text that makes finds of every sign", () => {
    const text = "8 916 123-45-67, ivan@example.ru ".repeat(250);
    expect(personalData(text)).toHaveLength(500);
  });
});
