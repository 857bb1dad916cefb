import { box, digits, hairline, disc, range, rule, shape, type Exhibit } from "./parts.ts";

/** Steps of the run: when each begins and how long it takes, tenths of a second. */
const steps = [
  [0, 3],
  [3, 9],
  [12, 7],
  [19, 2],
  [21, 11],
] as const;

const WHOLE = 32;
const widths = [1, 0.92, 0.97, 0.84, 0.95, 0.6];

/** A passenger's letter, what the agent does with it step by step, and the draft with the clause it rests on. */
export const agent: Exhibit = ({ ink, tone, fill, ground }, { x, y, width, height, isWide }) => {
  const card = width * (isWide ? 0.25 : 0.27);
  const letter = height * 0.5;
  const draft = x + width - card;
  const left = x + card + (isWide ? 48 : 26);
  const right = draft - (isWide ? 56 : 30);
  const row = height / steps.length;
  const middle = (index: number) => y + (index + 0.5) * row;
  const bars = left + 34;
  const scale = (right - bars) / WHOLE;
  const lines = (from: number, top: number, length: number, count: number) =>
    range(count)
      .map((line) => box(from, top + line * 15, length * (widths[line] ?? 0.9), 5, 2.5))
      .join("");
  return [
    hairline(box(x, y + 6, card, letter, 12), ink, { opacity: 0.36 }),
    shape(lines(x + 16, y + 26, card - 32, isWide ? 6 : 5), ink, 0.28),
    hairline(`M${x + card} ${y + letter * 0.5 + 6}H${left - 12}`, ink, { opacity: 0.34 }),
    hairline(rule(left, middle(0), left, middle(4)), ink, { opacity: 0.3 }),
    ...range(5).map((mark) =>
      hairline(rule(bars + mark * 8 * scale, y, bars + mark * 8 * scale, y + height), ink, { opacity: 0.1 }),
    ),
    ...steps.flatMap(([from, time], index) => {
      const isLast = index === steps.length - 1;
      const at = middle(index);
      return [
        shape(disc(left, at, 11), ground),
        shape(disc(left, at, 11), fill, isLast ? 1 : 0.2),
        hairline(disc(left, at, 11), tone, { opacity: 0.8 }),
        hairline(`M${left - 4.5} ${at + 0.5}l3.2 3.2 6-6.6`, isLast ? ground : tone, { width: 1.6 }),
        shape(box(bars + from * scale, at - 5, time * scale, 10, 3), isLast ? fill : ink, isLast ? 1 : 0.26),
      ];
    }),
    hairline(`M${right + 6} ${middle(4)}H${draft - 18}q10 0 10-10V${y + height * 0.44}q0-8 8-8`, tone, {
      width: 1.4,
    }),
    shape(box(draft, y + height * 0.12, card, height * 0.76, 12), ground),
    shape(box(draft, y + height * 0.12, card, height * 0.76, 12), fill, 0.08),
    hairline(box(draft, y + height * 0.12, card, height * 0.76, 12), tone, { opacity: 0.7 }),
    shape(lines(draft + 16, y + height * 0.12 + 22, card - 32, isWide ? 6 : 5), ink, 0.34),
    shape(box(draft + 16, y + height * 0.88 - 44, 52, 24, 6), fill),
    digits(draft + 42, y + height * 0.88 - 28, "5.3.2", ground, { anchor: "middle", opacity: 1 }),
    hairline(box(draft + 76, y + height * 0.88 - 44, Math.max(18, card - 92), 24, 6), ink, { opacity: 0.34 }),
  ];
};
