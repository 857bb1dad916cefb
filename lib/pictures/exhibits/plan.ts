import { box, digits, hairline, key, range, rule, shape, type Exhibit } from "./parts.ts";

/** Rows of the plan: where each operation begins and ends, in shares of the three shifts. */
const rows = [
  [
    [0, 0.2],
    [0.23, 0.46],
    [0.5, 0.78],
  ],
  [
    [0.06, 0.3],
    [0.34, 0.63],
    [0.7, 0.94],
  ],
  [
    [0.14, 0.34],
    [0.4, 0.55],
    [0.64, 0.86],
  ],
  [
    [0.02, 0.16],
    [0.26, 0.52],
    [0.58, 0.98],
  ],
  [
    [0.32, 0.44],
    [0.47, 0.68],
    [0.74, 0.9],
  ],
] as const;

const levels = [0.72, 0.58, 0.84, 0.31, 0.66, 0.49, 0.77, 0.4, 0.62, 0.88, 0.54, 0.7, 0.36, 0.8, 0.6, 0.5];
const NOW = 0.56;
/** Below this level a tank is to be filled. */
const LEAST = 0.35;

/** The shifts of a plant over the stock of its tanks: what is made, what is being made, and what there is to make it of. Words are a line, without its number, and the stock, of five letters at most. */
export const plan: Exhibit = ({ ink, tone, fill }, frame, [line = "", stock = ""]) => {
  const { y, height, isWide } = frame;
  /** Room for the names of lines at the left. */
  const inset = isWide ? 114 : 96;
  const [x, width] = [frame.x + inset, frame.width - inset];
  const top = y + 18;
  const chart = height * 0.56;
  const row = chart / rows.length;
  const thick = Math.min(row - 10, 16);
  const now = x + NOW * width;
  const operations = rows.flatMap((parts, index) =>
    parts.map(([from, to]) => ({
      from: x + from * width,
      to: x + to * width,
      top: top + index * row + (row - thick) / 2,
    })),
  );
  const part = (left: number, right: number, at: number) => box(left, at, right - left, thick, 4);
  const done = operations.filter(({ to }) => to <= now).map(({ from, to, top: at }) => part(from, to, at));
  const running = operations.filter(({ from, to }) => from < now && to > now);
  const next = operations
    .filter(({ from }) => from >= now)
    .map(({ from, to, top: at }) => part(from, to, at));

  const foot = y + height;
  const tall = height * 0.27;
  const count = isWide ? 16 : 10;
  const pitch = width / count;
  const tanks = range(count).map((index) => ({ left: x + index * pitch, level: levels[index] ?? 0.5 }));
  const tank = pitch - (isWide ? 12 : 14);
  const filled = (wanted: boolean) =>
    tanks
      .filter(({ level }) => level < LEAST === wanted)
      .map(({ left, level }) => box(left + 3, foot - 3 - level * (tall - 6), tank - 6, level * (tall - 6), 3))
      .join("");
  return [
    ...[0, 1 / 3, 2 / 3, 1].map((share) =>
      hairline(rule(x + share * width, y, x + share * width, top + chart), ink, { opacity: 0.12 }),
    ),
    shape(done.join(""), ink, 0.24),
    shape(running.map(({ from, to, top: at }) => part(from, to, at)).join(""), fill, 0.34),
    shape(running.map(({ from, top: at }) => part(from, now, at)).join(""), fill),
    hairline(next.join(""), ink, { opacity: 0.34 }),
    hairline(rule(now, y + 2, now, top + chart), tone),
    shape(box(now - 3, y, 6, 6, 3), tone),
    ...rows.map((_, index) =>
      (index % 2 === 0 ? key : digits)(
        frame.x,
        top + (index + 0.5) * row,
        `${line} ${String(index + 1)}`,
        ink,
        { sits: "around" },
      ),
    ),
    key(frame.x, foot - tall / 2, stock, ink, { sits: "around" }),
    ...["08", "16", "00"].map((hour, index) => key(x + 6 + (index * width) / 3, y + 10, hour, ink)),
    hairline(tanks.map(({ left }) => box(left, foot - tall, tank, tall, 6)).join(""), ink, { opacity: 0.3 }),
    shape(filled(false), ink, 0.2),
    shape(filled(true), fill),
    hairline(rule(x, foot - 3 - LEAST * (tall - 6), x + width, foot - 3 - LEAST * (tall - 6)), tone, {
      opacity: 0.75,
      dash: "3 5",
    }),
  ];
};
