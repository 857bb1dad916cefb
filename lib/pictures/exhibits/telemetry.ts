import { box, digits, disc, hairline, key, range, round, rule, shape, type Exhibit } from "./parts.ts";

/** All substations: rows of a field, the last of them shorter; the wide drawing is high enough for more rows. */
const COUNT = 214;
const FIELD = { columns: 18, rows: 12, hubs: [2.4, 8.8] } as const;
const HIGH_FIELD = { columns: 15, rows: 15, hubs: [3.4, 11] } as const;
/** Side of a mark, as a share of the distance between two. */
const SIDE = 0.44;
/** The one whose reading leaves its range. */
const ODD = { row: 3, column: 11 };
/** What it has come to, as the screen of the case says it. */
const VALUE = "640\u00a0A";

/** A field of substations and the two sites that read them; one is out of its range, and its reading is drawn at the site it comes to, lit over the limit. Words are what is counted, and a site, of eight letters at most. */
export const telemetry: Exhibit = (
  { ink, tone, fill, ground },
  { x, y, width, height, isWide },
  [counted = "", site = ""],
) => {
  const { columns, rows, hubs: heights } = isWide ? HIGH_FIELD : FIELD;
  const head = 28;
  const pitch = Math.min((height - head) / rows, (width * 0.56) / columns);
  const side = pitch * SIDE;
  const right = x + columns * pitch;
  const top = y + head + (height - head - rows * pitch) / 2;
  const middle = (row: number) => top + (row + 0.5) * pitch;
  const size = isWide ? 42 : 32;
  const hub = x + width * 0.7;
  const hubs = [middle(heights[0]), middle(heights[1])] as const;
  const [main] = hubs;
  /** Marks of a row are dashes of one line: 214 shapes would be too many to send. */
  const field = range(rows).map((row) => {
    const count = Math.min(columns, COUNT - row * columns);
    return `M${round(x)} ${round(middle(row))}h${round((count - 1) * pitch + side)}`;
  });
  const turn = (right + hub) / 2;
  const way = (row: number) => {
    const to = hubs[row < rows / 2 ? 0 : 1];
    return `M${round(right)} ${round(middle(row))}C${round(turn)} ${round(middle(row))} ${round(turn)} ${round(to)} ${round(hub - size)} ${round(to)}`;
  };
  const oddX = x + ODD.column * pitch + side / 2;
  const oddY = middle(ODD.row);
  /** Between two rows, so that it crosses no mark. */
  const lane = oddY - pitch / 2;
  const reading = `M${round(oddX)} ${round(oddY)}L${round(oddX + pitch / 2)} ${round(lane)}H${round(right)}C${round(turn)} ${round(lane)} ${round(turn)} ${round(main)} ${round(hub - size)} ${round(main)}`;
  /** The axis of the reading, a step away from the site. */
  const start = hub + size + 12;
  const limit = main - (isWide ? 34 : 12);
  const signal = range(30).map((step) => {
    const value =
      Math.sin(step * 1.3) * 3 + Math.sin(step * 0.55) * 3 - Math.max(0, step - 15) * (isWide ? 6 : 2);
    return { across: start + (step * (x + width - start)) / 29, down: main + value };
  });
  const line = (some: typeof signal) =>
    some.map(({ across, down }) => `${round(across)} ${round(down)}`).join("L");
  const over = signal.filter(({ down }) => down < limit);
  const end = signal.at(-1)?.down ?? main;
  const lit = [
    shape(
      `M${round(over[0]?.across ?? x + width)} ${round(limit)}L${line(over)}V${round(limit)}z`,
      fill,
      0.24,
    ),
    digits(x + width, end - 12, VALUE, tone, { anchor: "end", opacity: 1 }),
  ];
  return [
    key(x, top - 16, `${String(COUNT)} ${counted}`, ink, { sits: "around" }),
    hairline(
      range(rows)
        .filter((row) => row !== ODD.row)
        .map(way)
        .join(""),
      ink,
      { opacity: 0.24 },
    ),
    `<path d="${field.join("")}" stroke="${ink}" stroke-opacity=".5" stroke-width="${round(side)}" stroke-dasharray="${side.toFixed(3)} ${(pitch - side).toFixed(3)}"/>`,
    hairline(rule(hub, hubs[0], hub, hubs[1]), ink, { opacity: 0.34 }),
    hairline(reading, ink, { width: 1.6, opacity: 0.7 }),
    hairline(`M${line(signal)}`, ink, { width: 1.6, opacity: 0.7 }),
    hairline(`M${line(over)}`, tone, { width: 2 }),
    hairline(rule(start, limit, x + width, limit), ink, { opacity: 0.35, dash: "3 5" }),
    hairline(
      `M${round(hub + size)} ${round(main)}H${round(start)}M${round(start)} ${round(limit - 14)}V${round(main + 8)}`,
      ink,
      {
        opacity: 0.5,
      },
    ),
    ...(isWide ? lit : []),
    ...hubs.flatMap((hubY, index) => [
      shape(disc(hub, hubY, size), ground),
      shape(disc(hub, hubY, size), ink, index === 0 ? 0.12 : 0.04),
      hairline(disc(hub, hubY, size), ink, { opacity: index === 0 ? 0.9 : 0.5 }),
      ...range(4).map((unit) =>
        shape(box(hub - 15, hubY - 18 + unit * 10, 30, 6, 2), ink, index === 0 ? 0.7 : 0.3),
      ),
      key(hub + size + 10, hubY + (index === 0 ? size * 0.66 : 0), `${site} ${String(index + 1)}`, ink, {
        sits: "around",
      }),
    ]),
    shape(disc(oddX, oddY, pitch * 0.62), ground),
    shape(box(oddX - side / 2 - 1, oddY - side / 2 - 1, side + 2, side + 2, 1), fill),
    hairline(disc(oddX, oddY, pitch * 0.75), tone, { opacity: 0.7 }),
  ];
};
