import { disc, hairline, key, range, round, rule, shape, type Exhibit } from "./parts.ts";

const DAYS_A_WEEK = 7;

/** Visits of each day from Monday on, as a share of the busiest. */
const week = [0.94, 1, 1, 0.97, 0.88, 0.4, 0.36];

const pattern = (day: number) => week[day % DAYS_A_WEEK] ?? 1;

/** A portal that people come to for something, and one they were only told about. */
const lasting = (day: number, days: number) =>
  pattern(day) * (0.46 + 0.42 * (1 - Math.exp((-3.2 * day) / days)));
const fading = (day: number, days: number) => pattern(day) * (0.1 + 0.72 * Math.exp((-4.6 * day) / days));

/** Daily visits of two portals from their launch on: one empties, the other fills; each week has a mark where its visits are counted. */
export const visits: Exhibit = ({ ink, tone, fill, ground }, { x, y, width, height, isWide }) => {
  const weeks = isWide ? 16 : 9;
  const days = weeks * DAYS_A_WEEK;
  const floor = y + height - 22;
  const high = floor - y - 6;
  const left = (day: number) => x + (day / (days - 1)) * width;
  const top = (share: number) => floor - share * high;
  /** A card shows no parts of a unit. */
  const place = (value: number) => (isWide ? round(value) : String(Math.round(value)));
  const curve = (visited: (day: number, days: number) => number) =>
    range(days)
      .map((day) => `${day === 0 ? "M" : "L"}${place(left(day))} ${place(top(visited(day, days)))}`)
      .join("");
  /** The day in the middle of a working week. */
  const counted = range(weeks).map((number) => number * DAYS_A_WEEK + 2);
  const last = counted.at(-1) ?? 0;
  const marks = (chosen: readonly number[], radius: number) =>
    chosen.map((day) => disc(left(day), top(lasting(day, days)), radius)).join("");
  return [
    ...[0.25, 0.5, 0.75, 1].map((share) =>
      hairline(rule(x, top(share), x + width, top(share)), ink, { opacity: 0.1 }),
    ),
    ...range(weeks).map((number) =>
      hairline(
        rule(
          left(number * DAYS_A_WEEK),
          floor,
          left(number * DAYS_A_WEEK),
          floor + (number % 4 === 0 ? 9 : 5),
        ),
        ink,
        {
          opacity: 0.4,
        },
      ),
    ),
    shape(`${curve(lasting)}L${round(x + width)} ${round(floor)}L${round(x)} ${round(floor)}z`, fill, 0.14),
    hairline(curve(fading), ink, { opacity: 0.5, dash: "4 4" }),
    hairline(curve(lasting), tone, { width: 1.8 }),
    shape(marks(counted, 5), ground),
    hairline(marks(counted, 5), tone, { width: 1.4 }),
    shape(marks([last], 5), fill),
    hairline(marks([last], 12), tone, { opacity: 0.5 }),
    hairline(rule(x, floor, x + width, floor), ink, { opacity: 0.34 }),
    ...range(Math.ceil(weeks / 4)).map((month) =>
      key(left(month * 4 * DAYS_A_WEEK) + (month === 0 ? 0 : 6), floor + 10, String(month * 4), ink, {
        sits: "below",
      }),
    ),
  ];
};
