import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import en from "@/messages/en/home.json";
import ru from "@/messages/ru/home.json";

/** Requests that a hundredth of the drawing's unit of height stands for; a bar is ten minutes. */
const bars = [...readFileSync("public/drawings/day.svg", "utf8").matchAll(/M(\d+) 180v-([\d.]+)/g)]
  .map(([, x, height]) => ({ at: (Number(x) - 5) / 10, requests: Math.round(Number(height) * 100) }))
  .sort((a, b) => a.at - b.at);

const number = (text: string) => Number(/^[\d,\s]+/u.exec(text)?.[0].replaceAll(/\D/g, ""));
const clock = (at: number) =>
  `${String(Math.floor(at / 6)).padStart(2, "0")}:${String((at % 6) * 10).padStart(2, "0")}`;

test.each([
  ["ru", ru],
  ["en", en],
])("the day that is drawn adds up to the number that is said: %s", (_, { panel, day }) => {
  expect(bars).toHaveLength(144);
  const sorted = bars.toSorted((a, b) => a.requests - b.requests);
  const [low, peak] = [sorted.at(0), sorted.at(-1)];
  expect(bars.reduce((sum, { requests }) => sum + requests, 0)).toBe(number(panel.requestsValue));
  expect([clock(low?.at ?? 0), low?.requests]).toEqual([day.low, number(day.lowText)]);
  expect([clock(peak?.at ?? 0), peak?.requests]).toEqual([day.peak, number(day.peakText)]);
  // The first screen says the peak, and the day its sum: two facts of the same day.
  expect(number(panel.peakValue)).toBe(peak?.requests);
  expect(Math.round((peak?.requests ?? 0) / (low?.requests ?? 1))).toBe(12);
});
