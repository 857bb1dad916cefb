import { box, digits, hairline, key, range, rule, shape, type Exhibit } from "./parts.ts";

/** The day on which each stage began and begins, the last one ends with the way. */
const ways = {
  before: [0, 2, 5, 9, 11, 12],
  now: [0, 0.6, 1.2, 2.2, 2.7, 3],
} as const;
const STAGES = 5;
const [BEFORE, NOW] = [12, 3];

/** The stages of one document as lanes over a scale of days: what each took before, in grey, and what it takes now. Words are the stages, of seven letters at most, and days. */
export const board: Exhibit = ({ ink, tone, fill }, { x, y, width, height, isWide }, words) => {
  const left = x + (isWide ? 96 : 104);
  const right = x + width - (isWide ? 8 : 4);
  const foot = y + height - 26;
  const lane = (foot - y) / STAGES;
  const day = (days: number) => left + (days / BEFORE) * (right - left);
  const thick = Math.min(18, lane * 0.34);
  const bars = (way: keyof typeof ways, high: number, drop: number) =>
    range(STAGES)
      .map((stage) => {
        const [from = 0, to = 0] = ways[way].slice(stage, stage + 2);
        return box(day(from), y + (stage + 0.5) * lane + drop, day(to) - day(from), high, 3);
      })
      .join("");
  return [
    ...range(5).map((mark) =>
      hairline(rule(day(mark * 3), y, day(mark * 3), foot), ink, { opacity: mark === 1 ? 0 : 0.12 }),
    ),
    hairline(
      range(STAGES - 1)
        .map((stage) => rule(x, y + (stage + 1) * lane, right, y + (stage + 1) * lane))
        .join(""),
      ink,
      { opacity: 0.1 },
    ),
    shape(bars("before", thick * 0.6, -thick * 0.8), ink, 0.28),
    shape(bars("now", thick, 0), fill),
    hairline(rule(day(NOW), y, day(NOW), foot), tone, { opacity: 0.8, dash: "3 5" }),
    ...range(STAGES).map((stage) =>
      key(x, y + (stage + 0.5) * lane, words[stage] ?? "", ink, { sits: "around" }),
    ),
    ...[0, 6, 9].map((mark) =>
      (mark === 6 ? key : digits)(day(mark), foot + 8, String(mark), ink, {
        anchor: "middle",
        sits: "below",
      }),
    ),
    key(day(NOW), foot + 8, String(NOW), tone, { anchor: "middle", sits: "below", opacity: 1 }),
    key(right, foot + 8, `${String(BEFORE)} ${words[5] ?? ""}`, ink, { anchor: "end", sits: "below" }),
  ];
};
