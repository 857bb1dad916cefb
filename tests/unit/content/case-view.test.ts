import { describe, expect, it } from "vitest";
import { listCases } from "@/lib/content/cases";
import { caseView, viewProblems } from "@/lib/content/kinds/case-view";

const two = [{ label: "a" }, { label: "b" }];
const stretches = [
  { label: "a", from: 0, to: 40 },
  { label: "b", from: 40, to: 100, key: true },
];
const remarks = [
  { label: "a", note: "Waits for a lawyer" },
  { label: "b", note: "An advance of 30%", answer: "Changed" },
  { label: "c", note: "A limit to the penalty", answer: "Awaited", key: true },
];

describe("what a screen shows", () => {
  it.each([
    { kind: "map", marks: [...two, ...two] },
    { kind: "signals", axis: ["10:36", "10:47"], marks: [{ label: "i" }, ...stretches], values: [9, 27] },
    { kind: "trend", marks: [{ label: "a", from: 600 }, { label: "b" }], values: [590, 610] },
    {
      kind: "trend",
      marks: [{ label: "a", from: 600 }, { label: "b" }, { label: "15 s" }],
      values: [590, 610],
    },
    {
      kind: "cells",
      marks: [
        { label: "a", from: 1, to: 16 },
        { label: "b", from: 17, to: 17, key: true },
      ],
    },
    { kind: "gaps", axis: ["1", "2", "3"], marks: two, values: [9, 2, 4, 1, 3, 1, 3, 1, 5, 2, 2, 1] },
    { kind: "thread", marks: [{ label: "a", note: "Hello", from: 30 }] },
    {
      kind: "queue",
      axis: ["9:20", "9:40"],
      marks: [{ label: "12", from: 30, key: true }, ...two, { label: "c" }],
    },
    { kind: "remarks", axis: ["Documents", "Remarks"], marks: remarks },
  ])("can be drawn when it has its parts: $kind", (view) => {
    expect(viewProblems(caseView.parse(view))).toEqual([]);
  });

  it.each([
    { kind: "map", marks: two },
    { kind: "signals", axis: ["10:36", "10:47"], marks: [{ label: "i" }, ...two], values: [9, 27] },
    {
      kind: "signals",
      axis: ["10:36", "10:47"],
      marks: [{ label: "i" }, { label: "a", from: 20, to: 120, key: true }],
      values: [9, 27],
    },
    { kind: "signals", axis: ["10:36", "10:47"], marks: [{ label: "i" }, ...stretches], values: [9, 27, 3] },
    { kind: "signals", marks: [{ label: "i" }, ...stretches], values: [9, 27] },
    { kind: "trend", marks: [{ label: "a", from: 600 }, { label: "b" }] },
    { kind: "trend", marks: [{ label: "a", from: 600 }, ...two, { label: "c" }], values: [590, 610] },
    { kind: "thread", marks: [{ label: "a", note: "Hello", from: 120 }] },
    {
      kind: "remarks",
      axis: ["Documents", "Remarks"],
      marks: [{ ...remarks[0], from: 6, to: 5 }, ...remarks.slice(1)],
    },
    {
      kind: "cells",
      marks: [
        { label: "a", from: 1, to: 16 },
        { label: "b", from: 18, to: 20, key: true },
      ],
    },
    { kind: "cells", marks: [{ label: "a", from: 1, to: 16 }] },
    { kind: "gaps", axis: ["1", "2", "3"], marks: two, values: [9, 2, 4, 1, 3, 1, 3, 1, 5, 2, 2] },
    { kind: "thread", marks: two },
    { kind: "queue", marks: [{ label: "12", from: 30, key: true }, ...two, { label: "c" }] },
    { kind: "remarks", axis: ["Documents", "Remarks"], marks: remarks.slice(1) },
    { kind: "remarks", axis: ["Documents", "Remarks"], marks: remarks.slice(0, 2) },
    { kind: "remarks", marks: remarks },
  ])("is refused in one sentence for the editor otherwise: $kind", (view) => {
    expect(viewProblems(caseView.parse(view))).toMatchObject([
      { field: "screen", sentence: expect.stringMatching(/[а-я]/) as string },
    ]);
  });

  it("is drawn alike in both languages", () => {
    const shapes = (["ru", "en"] as const).map((locale) =>
      listCases(locale).map(({ slug, screen }) => ({
        slug,
        kind: screen?.view?.kind,
        values: screen?.view?.values,
        marks: screen?.view?.marks.map(({ from, to, key, answer }) => ({
          from,
          to,
          key,
          isAnswered: answer !== undefined,
        })),
      })),
    );
    expect(shapes[0]).toEqual(shapes[1]);
  });
});
