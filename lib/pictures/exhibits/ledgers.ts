import { disc, hairline, key, range, round, rule, shape, type Exhibit } from "./parts.ts";

/** How far the records are apart at the ends of months, of the farthest: month by month until the launch, and after it. */
const gaps = {
  before: [0.78, 0.9, 0.72, 0.95, 0.84, 1],
  after: [0.5, 0.22, 0.06, 0.06, 0.06, 0.06],
} as const;
/** What is left of a difference once the month is closed. */
const KEPT = 0.42;

/** What two departments count of the same stock: apart until the launch, together after it. Words name both, of eleven letters at most, and say how far they were apart and are now. */
export const ledgers: Exhibit = (
  { ink, tone, fill, ground },
  { x, y, width, height, isWide },
  [floor = "", books = "", most = "", least = ""],
) => {
  const skip = isWide ? 0 : 2;
  const before = gaps.before.slice(skip);
  const ends = [...before, ...gaps.after.slice(0, gaps.after.length - skip)];
  const month = width / ends.length;
  const at = (months: number) => x + months * month;
  const room = height * 0.56;
  /** The stock itself goes up and down. */
  const level = (months: number) => y + height * 0.8 + Math.sin(months * 1.1) * height * 0.05;
  const points = ends.flatMap((gap, index) => {
    const last = ends[index - 1];
    const start = last === undefined ? KEPT * gap : Math.min(last, KEPT * last + 0.02);
    return [
      { months: index, gap: start },
      { months: index + 1, gap },
    ];
  });
  const to = (months: number, gap: number) => `${round(at(months))} ${round(level(months) - gap * room)}`;
  const upper = points.map(({ months, gap }) => to(months, gap)).join("L");
  const lower = points.map(({ months }) => to(months, 0));
  const launch = before.length;
  const foot = y + height;
  const farthest = [level(launch), level(launch) - room] as const;
  return [
    ...range(ends.length + 1).map((mark) =>
      hairline(rule(at(mark), y + 6, at(mark), foot), ink, { opacity: 0.1 }),
    ),
    shape(`M${upper}L${lower.toReversed().join("L")}z`, fill, 0.24),
    hairline(`M${upper}`, ink, { opacity: 0.6, width: 1.4 }),
    hairline(`M${lower.join("L")}`, tone, { width: 1.8 }),
    hairline(rule(at(launch), y + 6, at(launch), foot), tone, { opacity: 0.8, dash: "3 5" }),
    hairline(rule(at(launch), farthest[0], at(launch), farthest[1]), tone, { width: 2 }),
    shape(disc(at(launch), farthest[0], 4) + disc(at(launch), farthest[1], 4), fill),
    key(at(launch) + 12, farthest[1] - 4, most, tone, { opacity: 1 }),
    shape(disc(at(ends.length), level(ends.length), 5), ground),
    shape(disc(at(ends.length), level(ends.length), 4), fill),
    key(at(ends.length), level(ends.length) - 34, least, tone, { anchor: "end", opacity: 1 }),
    // Above its line, clear of the first two peaks.
    key(
      x,
      Math.min(...[1, 2].map((months) => level(months) - (before[months - 1] ?? 0) * room)) - 10,
      books,
      ink,
    ),
    key(x, level(0) + 26, floor, tone, { opacity: 1 }),
  ];
};
