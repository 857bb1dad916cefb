import { box, disc, hairline, key, range, rule, shape, type Exhibit } from "./parts.ts";

/** Minutes until each desk answers what it has: the engineers of three shifts, three requests each. */
const desks = [
  [3, 7, 5],
  [6, 4, 6],
  [4, 5, 3],
] as const;

/** Requests come in from the left, are sorted in the middle, urgent ones first, and leave to the engineers at the right. */
export const queue: Exhibit = ({ ink, tone, fill, ground }, { x, y, width, height: whole, isWide }) => {
  /** The scale below has its place in the frame. */
  const height = whole - 18;
  const foot = y + height;
  const middle = y + height / 2;
  const sorter = x + width * 0.38;
  const desk = x + width * 0.62;
  const lanes = isWide ? 11 : 8;
  const urgent = new Set([2, 6]);
  const way = (index: number) => y + (index + 0.5) * (height / lanes);
  const incoming = (wanted: boolean) =>
    range(lanes).flatMap((index) => {
      const from = way(index);
      return urgent.has(index) === wanted
        ? [
            `M${x} ${from}H${x + width * 0.14}C${x + width * 0.26} ${from} ${x + width * 0.26} ${middle} ${sorter - 26} ${middle}`,
          ]
        : [];
    });
  const dots = (wanted: boolean) =>
    range(lanes)
      .flatMap((index) =>
        urgent.has(index) === wanted
          ? range(3).map((dot) =>
              disc(x + 6 + dot * (width * 0.045) + ((index * 29) % 17), way(index), wanted ? 4 : 3),
            )
          : [],
      )
      .join("");
  const lane = height / desks.length;
  const out = desks.map((_, index) => {
    const to = y + (index + 0.5) * lane;
    return `M${sorter + 26} ${middle}C${sorter + width * 0.13} ${middle} ${desk - width * 0.1} ${to} ${desk} ${to}`;
  });
  const unit = (x + width - desk - 34) / 17;
  const blocks = desks.flatMap((minutes, index) => {
    let left = desk + 34;
    return minutes.map((time, place) => {
      const d = box(left, y + (index + 0.5) * lane - 10, time * unit - 5, 20, 4);
      left += time * unit;
      return { d, isFirst: place === 0, isUrgent: place === 0 && index < 2 };
    });
  });
  const of = (wanted: (block: (typeof blocks)[number]) => boolean) =>
    blocks
      .filter(wanted)
      .map(({ d }) => d)
      .join("");
  return [
    hairline(incoming(false).join(""), ink, { opacity: 0.24 }),
    hairline(incoming(true).join(""), tone, { width: 1.4 }),
    hairline(out.slice(2).join(""), ink, { opacity: 0.34 }),
    hairline(out.slice(0, 2).join(""), tone, { width: 1.4 }),
    shape(dots(false), ink, 0.5),
    shape(dots(true), fill),
    shape(disc(sorter, middle, 34), ground),
    hairline(disc(sorter, middle, 34), tone, { opacity: 0.8 }),
    hairline(disc(sorter, middle, 44), ink, { opacity: 0.18 }),
    ...range(5).map((line) =>
      shape(
        box(sorter - 15, middle - 17 + line * 8, 30 - line * 5, 3, 1.5),
        line < 2 ? fill : ink,
        line < 2 ? 1 : 0.4,
      ),
    ),
    ...desks.flatMap((_, index) => {
      const to = y + (index + 0.5) * lane;
      return [
        shape(disc(desk + 12, to, 12), ground),
        hairline(`${disc(desk + 12, to, 12)}M${desk + 6} ${to + 6}a6.4 6.4 0 0 1 12 0`, ink, {
          opacity: 0.6,
        }),
        shape(disc(desk + 12, to - 3.4, 3), ink, 0.6),
        hairline(rule(desk + 34, to + 20, x + width, to + 20), ink, { opacity: 0.14 }),
      ];
    }),
    shape(
      of(({ isUrgent }) => isUrgent),
      fill,
    ),
    shape(
      of(({ isFirst, isUrgent }) => isFirst && !isUrgent),
      ink,
      0.42,
    ),
    hairline(
      of(({ isFirst }) => !isFirst),
      ink,
      { opacity: 0.3 },
    ),
    ...[0, 5, 10, 15].flatMap((minute) => [
      hairline(rule(desk + 34 + minute * unit, y, desk + 34 + minute * unit, foot), ink, { opacity: 0.1 }),
      key(desk + 34 + minute * unit, foot + 8, String(minute), ink, {
        ...(minute > 0 && { anchor: "middle" as const }),
        sits: "below",
      }),
    ]),
  ];
};
