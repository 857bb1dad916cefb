import { box, disc, hairline, key, range, rule, shape, type Exhibit } from "./parts.ts";

/** Steps of the run: when each begins and how long it takes, tenths of a second. */
const steps = [
  [0, 3],
  [3, 9],
  [12, 7],
  [19, 2],
  [21, 11],
] as const;

const WHOLE = 32;
/** Lines of a letter: a greeting, then paragraphs. */
const widths = [0.5, 1, 0.92, 0.97, 0.6, 0.95, 0.84, 1, 0.9, 0.45, 0.97, 0.7];
const LEADING = 15;

/** A passenger's letter, what the agent does with it step by step, and the draft with the clause it rests on. Words are the unit of its scale, "clause" in short, the name of the letter, of six letters at most, and those of the steps, of eight. */
export const agent: Exhibit = (
  { ink, tone, fill, ground },
  { x, y, width, height, isWide },
  [unit = "", clause = "", name = "", ...names],
) => {
  const card = width * (isWide ? 0.25 : 0.27);
  const sheet = width * (isWide ? 0.2 : 0.21);
  const letter = height * 0.5;
  const draft = x + width - card;
  const left = x + sheet + (isWide ? 36 : 22);
  const right = draft - (isWide ? 56 : 30);
  const foot = y + height - 22;
  const row = (foot - y) / steps.length;
  const middle = (index: number) => y + (index + 0.5) * row;
  const bars = left + 34;
  const scale = (right - bars) / WHOLE;
  /** As many as there is room for. */
  const lines = (from: number, top: number, length: number, room: number) =>
    range(Math.floor(room / LEADING))
      .map((line) => box(from, top + line * LEADING, length * (widths[line] ?? 0.9), 5, 2.5))
      .join("");
  const [draftTop, draftHeight] = [y + height * 0.12, height * 0.76];
  const draftEnd = draftTop + draftHeight;
  return [
    hairline(box(x, y + 6, sheet, letter, 12), ink, { opacity: 0.36 }),
    key(x + 16, y + 26, name, ink, { sits: "around", opacity: 1 }),
    shape(lines(x + 16, y + 44, sheet - 32, letter - 46), ink, 0.28),
    hairline(rule(x + sheet, middle(0), left - 12, middle(0)), ink, { opacity: 0.34 }),
    hairline(rule(left, middle(0), left, middle(4)), ink, { opacity: 0.3 }),
    ...range(4).flatMap((second) => {
      const at = bars + second * 10 * scale;
      return [
        hairline(rule(at, y, at, foot), ink, { opacity: 0.1 }),
        key(at, foot + 7, second < 3 ? String(second) : `3 ${unit}`, ink, {
          anchor: "middle",
          sits: "below",
        }),
      ];
    }),
    ...steps.flatMap(([from, time], index) => {
      const isLast = index === steps.length - 1;
      const at = middle(index);
      return [
        shape(disc(left, at, 11), ground),
        shape(disc(left, at, 11), fill, isLast ? 1 : 0.2),
        hairline(disc(left, at, 11), tone, { opacity: 0.8 }),
        hairline(`M${left - 4.5} ${at + 0.5}l3.2 3.2 6-6.6`, isLast ? ground : tone, { width: 1.6 }),
        shape(box(bars + from * scale, at - 5, time * scale, 10, 3), isLast ? fill : ink, isLast ? 1 : 0.26),
        // The later ones end where there is no room behind them.
        index < 2
          ? key(bars + (from + time) * scale + 8, at, names[index] ?? "", ink, { sits: "around" })
          : key(bars + from * scale - 8, at, names[index] ?? "", isLast ? tone : ink, {
              anchor: "end",
              sits: "around",
              ...(isLast && { opacity: 1 }),
            }),
      ];
    }),
    hairline(`M${right} ${middle(4)}H${draft - 18}q10 0 10-10V${y + height * 0.44}q0-8 8-8`, tone, {
      width: 1.4,
    }),
    shape(box(draft, draftTop, card, draftHeight, 12), ground),
    shape(box(draft, draftTop, card, draftHeight, 12), fill, 0.08),
    hairline(box(draft, draftTop, card, draftHeight, 12), tone, { opacity: 0.7 }),
    shape(lines(draft + 16, draftTop + 22, card - 32, draftHeight - 72), ink, 0.34),
    // The clause that is quoted, behind a line as on the screen of the case: a filled box would be a button.
    shape(box(draft + 16, draftEnd - 44, 3, 28), fill),
    key(draft + 28, draftEnd - 30, `${clause}\u00a05.3.2`, tone, { sits: "around", opacity: 1 }),
  ];
};
