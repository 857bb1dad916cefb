import { describe, expect, it } from "vitest";
import { scheduleOf } from "@/app/[locale]/cases/[slug]/_sections/schedule";
import { proportionOf, secondsOf } from "@/lib/site/amounts";

describe("secondsOf", () => {
  it.each([
    ["3 ч 10 мин", 11_400],
    ["2\u00a0h\u00a040\u00a0min", 9600],
    ["1,2 с", 1.2],
    ["5 недель", 3_024_000],
    ["2 days", 172_800],
  ])("reads %s", (text, seconds) => {
    expect(secondsOf(text)).toBeCloseTo(seconds, 6);
  });

  it.each(["6 из 10", "17 %", "1 150", "половина дня", ""])("does not take «%s» for a time", (text) => {
    expect(secondsOf(text)).toBeUndefined();
  });
});

describe("proportionOf", () => {
  it.each([
    ["14 мин", "4 мин", [100, 28.6]],
    ["3 ч 10 мин", "1 ч 35 мин", [100, 50]],
    ["5 weeks", "2 days", [100, 5.7]],
    ["1,9\u00a0%", "0\u00a0%", [1.9, 0]],
    ["6 из 10", "1 из 10", [100, 16.7]],
    ["9,200", "1,400", [100, 15.2]],
    ["0", "2 400", [0, 100]],
    ["1.9%", "0.2%", [1.9, 0.2]],
    ["41\u00a0%", "78\u00a0%", [41, 78]],
    ["100%", "3%", [100, 3]],
  ])("compares %s with %s", (before, after, shares) => {
    expect(proportionOf(before, after)).toEqual(shares);
  });

  it.each([
    ["2 ч", "17 %"],
    ["12 млн", "3 тыс."],
    ["нет", "есть"],
    ["0", "0"],
  ])("leaves %s and %s alone", (before, after) => {
    expect(proportionOf(before, after)).toBeUndefined();
  });
});

describe("scheduleOf", () => {
  it("sets phases one after another on a scale of months", () => {
    expect(scheduleOf(["6 недель", "9 недель", "6 недель", "5 недель"])).toEqual({
      months: 6,
      marks: [0, 2, 4],
      stretches: [
        [0, 23.1],
        [23.1, 57.7],
        [57.7, 80.8],
        [80.8, 100],
      ],
      weeks: ["1–6", "7–15", "16–21", "22–26"],
    });
  });

  it("names the quarters of a long time, and takes units together", () => {
    const schedule = scheduleOf(["2 months", "12 weeks", "13 months"]);
    expect(schedule?.months).toBe(18);
    expect(schedule?.marks).toEqual([0, 3, 6, 9, 12, 15]);
    expect(schedule?.weeks).toEqual([undefined, undefined, undefined]);
  });

  it("draws nothing where a phase does not tell its time", () => {
    expect(scheduleOf(["6 недель", "до осени"])).toBeUndefined();
    expect(scheduleOf([])).toBeUndefined();
  });
});
