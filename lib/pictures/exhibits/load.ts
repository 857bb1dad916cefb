import { digits, hairline, key, range, round, rule, uprights, type Exhibit } from "./parts.ts";

/** Share of the day's highest load at an hour: a morning and an evening rise, and the hour of an event. */
const loadAt = (hour: number) => {
  const hill = (at: number, width: number, height: number) =>
    height * Math.exp(-(((hour - at) / width) ** 2));
  const noise = 0.018 * Math.sin(hour * 9.7) + 0.014 * Math.sin(hour * 23.1);
  return 0.12 + hill(10.2, 2.5, 0.36) + hill(13.9, 1.25, 0.7) + hill(19, 2.3, 0.3) + noise;
};

/** Capacity by hour: nodes come before the rise and go after it. */
const capacity = [
  [0, 0.34],
  [7, 0.7],
  [12.6, 1],
  [16, 0.7],
  [21.6, 0.34],
  [24, 0.34],
] as const;

/** Requests over a day as bars; over the usual peak they are lit, and the line of capacity is always above them. Words name the peak, of eleven letters at most, the capacity and what is lit, of nine. */
export const load: Exhibit = (
  { ink, tone, fill },
  { x, y, width, height, isWide },
  [peak = "", ready = "", surge = ""],
) => {
  const floor = y + height - 22;
  const high = floor - y;
  const step = isWide ? 8 : 11;
  const bar = isWide ? 4 : 6;
  const usual = 0.5;
  const at = (share: number) => floor - share * high * 0.94;
  const bars = range(Math.floor(width / step)).map((index) => {
    const left = x + index * step;
    return { left, share: loadAt((index * step * 24) / width) };
  });
  const upright = (left: number, from: number, to: number) =>
    `M${round(left + bar / 2)} ${round(at(from))}V${round(at(to))}`;
  const quiet = bars.map(({ left, share }) => upright(left, 0, Math.min(share, usual)));
  const lit = bars
    .filter(({ share }) => share > usual + 0.02)
    .map(({ left, share }) => upright(left, usual + 0.01, share));
  const stairs = capacity.flatMap(([hour, share], index) => {
    const place = x + (hour / 24) * width;
    const before = capacity[index - 1]?.[1] ?? share;
    return index === 0
      ? [`M${round(place)} ${round(at(share + 0.05))}`]
      : [`H${round(place)}V${round(at((index === capacity.length - 1 ? before : share) + 0.05))}`];
  });
  return [
    ...[0.28, 0.84].map((share) => hairline(rule(x, at(share), x + width, at(share)), ink, { opacity: 0.1 })),
    uprights(quiet.join(""), ink, bar, 0.26),
    uprights(lit.join(""), fill, bar),
    hairline(rule(x, at(usual), x + width, at(usual)), tone, { opacity: 0.8, dash: "3 5" }),
    hairline(stairs.join(""), ink, { opacity: 0.62, width: 1.2 }),
    hairline(rule(x, floor, x + width, floor), ink, { opacity: 0.3 }),
    key(x, at(usual) - 8, peak, tone, { opacity: 1 }),
    key(x + (7.3 / 24) * width, at(0.75) - 8, ready, ink),
    // Over the lit bars, where the capacity leaves it room.
    isWide
      ? key(x + (14.3 / 24) * width, at(0.94), surge, tone, { anchor: "middle", opacity: 1 })
      : key(x + (16.4 / 24) * width, at(0.84) - 6, surge, tone, { opacity: 1 }),
    ...(isWide ? [0, 4, 8, 12, 16, 20, 24] : [0, 6, 12, 18, 24]).map((hour) =>
      (hour % 12 === 0 ? key : digits)(
        x + (hour / 24) * width,
        floor + 8,
        String(hour).padStart(2, "0"),
        ink,
        {
          ...(hour > 0 && { anchor: hour === 24 ? ("end" as const) : ("middle" as const) }),
          sits: "below",
        },
      ),
    ),
  ];
};
