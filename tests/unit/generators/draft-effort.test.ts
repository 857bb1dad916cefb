import { afterEach, describe, expect, it, vi } from "vitest";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
import { tokenize } from "@/lib/generators/server/draft/reading/tokens";
import { samples } from "@/tests/unit/generators/samples";

afterEach(() => vi.restoreAllMocks());

/** How often a draft looks at text: comparisons of stems and runs of expressions. Unlike time it is the same on every machine. */
function effort(text: string): number {
  const spies = [
    vi.spyOn(String.prototype, "startsWith"),
    vi.spyOn(RegExp.prototype, "test"),
    vi.spyOn(RegExp.prototype, "exec"),
    vi.spyOn(String.prototype, "slice"),
  ];
  draftIdea(text, "ru");
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  vi.restoreAllMocks();
  return calls;
}

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

describe("the effort of a draft grows with the text and not with its square", () => {
  it.each([
    ["a description", repeated(`${samples.ru.polyclinics ?? ""} `)],
    ["one letter", repeated("а")],
    ["stops", repeated(".")],
    ["stops with spaces", repeated(". ")],
    ["commas", repeated("а, ")],
    ["numbers", repeated("1 ")],
    ["groups of three", (length: number) => `1${repeated(" 111")(length)}`.slice(0, length)],
    ["figures with units", repeated("5 клиник ")],
    ["percents", repeated("потери 5 %, ")],
    ["wishes", repeated("нужно а, б и в. ")],
    [
      "one endless wish",
      (length: number) => `Нужна ${repeated("запись и отчёт и ")(length)}`.slice(0, length),
    ],
    ["quotation marks", repeated('"')],
    ["brackets", repeated("[x](y)")],
    ["plus signs", repeated("+1")],
    ["at signs", repeated("a@")],
    ["hyphens", repeated("а-")],
    ["dates", repeated("до 1 ")],
    ["shares in words", repeated("каждый пятый ")],
    ["stems", repeated("средн")],
  ])("%s", (_, text) => {
    const [half, whole] = [effort(text(4_000)), effort(text(8_000))];
    // Twice the text may take twice the effort and a little: the document itself is a constant part of it.
    expect(whole).toBeLessThan(half * 2.6);
    expect(whole).toBeLessThan(600_000);
  });
});

describe("tokens", () => {
  it("cover every sign that is no space, once", () => {
    const text = "1С:ERP — 38 тыс. приёмов/мес., 5-10 «точек», can't 1,500.5 24/7 a.b";
    expect(
      tokenize(text)
        .map((token) => token.text)
        .join(""),
    ).toBe(text.replace(/\s/g, ""));
    for (const { text: part, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(part);
  });
});
