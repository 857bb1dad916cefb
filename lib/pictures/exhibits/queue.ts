import { box, digits, disc, hairline, key, range, rule, shape, type Exhibit } from "./parts.ts";

/** Quarters of an hour until each engineer answers what is left to people, three questions each. */
const desks = [
  [3, 7, 5],
  [6, 4, 5],
] as const;
/** Ways of the questions that come in. */
const WAYS = 12;
/** Those whose questions a tip closes: 7 of 12, 58%. */
const closed = new Set([0, 2, 3, 5, 7, 8, 10]);
/** Lines of the tip below its name: what to do. */
const lengths = [1, 0.9, 0.96, 0.7, 0.94, 0.5];
const LEADING = 17;

/** Questions come in from the left and are read in the middle: most leave to a tip at the right above, the others to engineers below it. Words name both, of nine letters at most, and the unit of the scale. */
export const queue: Exhibit = (
  { ink, tone, fill, ground },
  { x, y, width, height: whole },
  [tipName = "", engineers = "", hour = ""],
) => {
  /** The scale below has its place in the frame. */
  const height = whole - 18;
  const foot = y + height;
  const middle = y + height / 2;
  const reader = x + width * 0.38;
  const desk = x + width * 0.62;
  const way = (index: number) => y + (index + 0.5) * (height / WAYS);
  const lanes = range(WAYS).map((index) => ({
    isClosed: closed.has(index),
    at: way(index),
    first: x + 6 + ((index * 29) % 17),
  }));
  const incoming = (wanted: boolean) =>
    lanes
      .filter(({ isClosed }) => isClosed === wanted)
      .map(
        ({ at }) =>
          `M${x} ${at}H${x + width * 0.14}C${x + width * 0.26} ${at} ${x + width * 0.26} ${middle} ${reader - 26} ${middle}`,
      )
      .join("");
  const dots = (wanted: boolean) =>
    lanes
      .filter(({ isClosed }) => isClosed === wanted)
      .flatMap(({ at, first }) =>
        range(3).map((dot) => disc(first + dot * width * 0.045, at, wanted ? 4 : 3)),
      )
      .join("");
  const out = (to: number) =>
    `M${reader + 26} ${middle}C${reader + width * 0.13} ${middle} ${desk - width * 0.1} ${to} ${desk} ${to}`;
  const tip = { height: height * 0.46, room: x + width - desk - 72 };
  const tipLines = Math.floor((tip.height - 24) / LEADING);
  const tipTop = y + (tip.height - (tipLines - 1) * LEADING - 5) / 2;
  const places = desks.map((_, index) => y + height * (0.7 + 0.22 * index));
  const [first = y] = places;
  const unit = (x + width - desk - 34) / 17;
  const blocks = desks.flatMap((minutes, index) => {
    let left = desk + 34;
    return minutes.map((time, place) => {
      const d = box(left, (places[index] ?? y) - 10, time * unit - 5, 20, 4);
      left += time * unit;
      return { d, isFirst: place === 0 };
    });
  });
  const of = (wanted: boolean) =>
    blocks
      .filter(({ isFirst }) => isFirst === wanted)
      .map(({ d }) => d)
      .join("");
  return [
    hairline(incoming(false) + places.map(out).join(""), ink, { opacity: 0.28 }),
    hairline(incoming(true) + out(y + tip.height / 2), tone, { width: 1.4 }),
    shape(dots(false), ink, 0.5),
    shape(dots(true), fill),
    shape(disc(reader, middle, 34), ground),
    hairline(disc(reader, middle, 34), tone, { opacity: 0.8 }),
    hairline(disc(reader, middle, 44), ink, { opacity: 0.18 }),
    ...range(5).map((line) =>
      shape(
        box(reader - 15, middle - 17 + line * 8, 30 - line * 5, 3, 1.5),
        line < 2 ? fill : ink,
        line < 2 ? 1 : 0.4,
      ),
    ),
    shape(box(desk, y, width - desk + x, tip.height, 12), ground),
    shape(box(desk, y, width - desk + x, tip.height, 12), fill, 0.12),
    hairline(box(desk, y, width - desk + x, tip.height, 12), tone),
    shape(disc(desk + 28, tipTop + 6, 11), fill),
    hairline(`M${desk + 23.5} ${tipTop + 6.5}l3.2 3.2 6-6.6`, ground, { width: 1.6 }),
    shape(
      range(tipLines - 1)
        .map((line) =>
          box(desk + 52, tipTop + (line + 1) * LEADING + 4, tip.room * (lengths[line] ?? 0.9), 5, 2.5),
        )
        .join(""),
      ink,
      0.42,
    ),
    key(desk + 52, tipTop + 1, tipName, ink, { sits: "around", opacity: 1 }),
    // Above the lanes: beside the scale it would read as its number.
    key(desk, first - 29, engineers, ink, { sits: "around" }),
    ...places.flatMap((to) => [
      shape(disc(desk + 12, to, 12), ground),
      hairline(`${disc(desk + 12, to, 12)}M${desk + 6} ${to + 6}a6.4 6.4 0 0 1 12 0`, ink, { opacity: 0.6 }),
      shape(disc(desk + 12, to - 3.4, 3), ink, 0.6),
    ]),
    shape(of(true), ink, 0.42),
    hairline(of(false), ink, { opacity: 0.3 }),
    ...range(5).flatMap((hours) => {
      const at = desk + 34 + hours * 4 * unit;
      return [
        hairline(rule(at, first - 14, at, foot), ink, { opacity: 0.1 }),
        // The last one ends with the drawing.
        hours < 4
          ? (hours === 0 ? key : digits)(at, foot + 8, String(hours), ink, {
              anchor: "middle",
              sits: "below",
            })
          : key(x + width, foot + 8, `4 ${hour}`, ink, { anchor: "end", sits: "below" }),
      ];
    }),
  ];
};
