import { box, digits, disc, hairline, key, range, rule, shape, type Exhibit } from "./parts.ts";

/** Steps of one payment: depth, when each begins and how long it takes, ms; the one that is late. */
const steps = [
  [0, 0, 640, false],
  [1, 14, 606, false],
  [2, 30, 74, false],
  [2, 112, 486, false],
  [3, 128, 46, false],
  [3, 182, 392, false],
  [4, 196, 30, false],
  [4, 234, 332, true],
  [3, 580, 14, false],
  [1, 624, 12, false],
] as const;

const WHOLE = 640;
/** Steps that have room for their name on their bar. */
const LONG = 300;
/** Those that begin later have no room behind them. */
const LATE = 560;
/** Frames lower than this show the steps alone that lead to the late one. */
const LOW = 220;

/** The way of one payment through the services, each step under the one that called it; the late one is lit. Words name all steps, the late one in nine letters at most: beside it, on the bars of those that wait for it, behind short ones; the last word is the unit of the scale. */
export const trace: Exhibit = ({ ink, tone, fill }, { x, y, width, height, isWide }, words) => {
  const named = steps.map((step, index) => [...step, words[index] ?? ""] as const);
  const aside = height < LOW ? [2, 4, 6, 8, 9] : [4, 8, 9];
  const shown = isWide ? named : named.filter((_, index) => !aside.includes(index));
  const tree = isWide ? 96 : 66;
  const left = x + tree;
  const right = x + width - (isWide ? 48 : 40);
  const row = (height - 22) / shown.length;
  const top = y + 22;
  const scale = (right - left) / WHOLE;
  const middle = (index: number) => top + index * row + row / 2;
  const knot = (depth: number) => x + 6 + depth * (isWide ? 18 : 12);
  const thick = Math.min(isWide ? 16 : 22, row - 6);
  const bars = (late: boolean) =>
    shown
      .flatMap(([, from, time, isLate], index) =>
        isLate === late
          ? [box(left + from * scale, middle(index) - thick / 2, Math.max(3, time * scale), thick, 3)]
          : [],
      )
      .join("");
  const links = shown.flatMap(([depth], index) => {
    const parent = shown.findLastIndex(([other], place) => place < index && other === depth - 1);
    return parent < 0
      ? []
      : [`M${knot(depth - 1)} ${middle(parent)}V${middle(index) - 5}q0 5 5 5H${knot(depth)}`];
  });
  return [
    ...range(isWide ? 9 : 5).flatMap((mark, _, all) => {
      const share = mark / (all.length - 1);
      const place = left + share * (right - left);
      return [
        hairline(rule(place, y + 14, place, y + height), ink, { opacity: 0.1 }),
        (share % 1 === 0 ? key : digits)(
          place,
          y + 6,
          share === 1 ? `${String(WHOLE)} ${words[steps.length] ?? ""}` : String(share * WHOLE),
          ink,
          {
            anchor: share === 1 && !isWide ? "end" : "middle",
          },
        ),
      ];
    }),
    hairline(links.join(""), ink, { opacity: 0.3 }),
    shape(bars(false), ink, 0.26),
    shape(bars(true), fill),
    shape(shown.map(([depth], index) => disc(knot(depth), middle(index), 3)).join(""), ink, 0.7),
    ...shown.flatMap(([depth, from, time, isLate, name], index) => {
      const start = left + from * scale;
      /** Before the bar: of the late one, and of the last, which ends with the scale. */
      const isBefore = isLate || from > LATE;
      const after = time > LONG ? start + 8 : start + time * scale + 8;
      return [
        ...(isLate ? [shape(disc(knot(depth), middle(index), 3.6), tone)] : []),
        (isLate ? key : digits)(x + width, middle(index), String(time), isLate ? tone : ink, {
          anchor: "end",
          sits: "around",
          opacity: isLate ? 1 : 0.5,
        }),
        // Beside its figure the small drawing has no bar without a name.
        (isLate || time > LONG || !isWide ? key : digits)(
          isBefore ? start - 8 : after,
          middle(index),
          name,
          isLate ? tone : ink,
          {
            ...(isBefore && { anchor: "end" as const }),
            sits: "around",
            opacity: isLate ? 1 : 0.8,
          },
        ),
      ];
    }),
  ];
};
