import { box, digits, disc, hairline, key, range, shape, type Exhibit } from "./parts.ts";

/** Times of a week: taken, held while a form is filled in, or free. A fixed pattern, filled from the first days on. */
function stateOf(column: number, row: number, columns: number): "taken" | "held" | "free" {
  const fill = 0.98 - (column / columns) * 0.72;
  const dice = ((column * 37 + row * 61 + column * row * 17) % 101) / 101;
  if (dice < fill) return "taken";
  return dice < fill + 0.11 ? "held" : "free";
}

/** The first day; the screen of the case offers times that are free here. */
const FIRST_DAY = 3;
const hours = ["08", "09", "10", "11", "12", "13", "14", "15", "16"];

/** A timetable on the morning it opens: what is taken, what is held for somebody, and the queue that comes in at the left. Days stand above, and below words say which is which, of eight letters at most; the month comes after the queue, of three. */
export const slots: Exhibit = (
  { ink, tone, fill },
  { x, y: start, width, height: whole, isWide },
  [queue = "", month = "", ...states],
) => {
  /** Dates above, words below: each has its line in the frame. */
  const y = start + 22;
  const height = whole - 52;
  const rows = isWide ? 9 : 7;
  const columns = isWide ? 14 : 9;
  const gate = isWide ? 112 : 78;
  const left = x + gate + 46;
  const pitch = (x + width - left) / columns;
  const row = height / rows;
  const gap = isWide ? 7 : 8;
  const cells = range(rows).flatMap((line) =>
    range(columns).map((column) => ({
      state: stateOf(column, line, columns),
      d: box(left + column * pitch, y + line * row + gap / 2, pitch - gap, row - gap, 5),
    })),
  );
  const all = (state: string) =>
    cells
      .filter((cell) => cell.state === state)
      .map(({ d }) => d)
      .join("");
  const waiting = range(isWide ? 60 : 36).map((index) => {
    const spot = index / (isWide ? 60 : 36);
    const spread = (((index * 53) % 29) / 14 - 1) * height * 0.44 * (1 - spot) ** 1.5;
    return disc(x + spot * (gate - 6), y + height / 2 + spread, 3 + spot * 1.8);
  });
  const foot = start + whole - 8;
  const step = Math.min(170, (x + width - left) / states.length);
  const looks = [
    (d: string) => shape(d, ink, 0.2),
    (d: string) => shape(d, fill),
    (d: string) => hairline(d, tone, { opacity: 0.6 }),
  ];
  const last = waiting.length - (isWide ? 9 : 6);
  return [
    shape(waiting.slice(0, last).join(""), ink, 0.52),
    shape(waiting.slice(last).join(""), fill),
    hairline(
      `M${x + gate + 4} ${y}v${height * 0.5 - 9}M${x + gate + 4} ${y + height * 0.5 + 9}v${height * 0.5 - 9}`,
      ink,
      { opacity: 0.4 },
    ),
    ...range(rows).map((line) =>
      (line % 3 === 0 ? key : digits)(left - 8, y + line * row + row / 2, hours[line] ?? "", ink, {
        anchor: "end",
        sits: "around",
      }),
    ),
    key(left - 8, start + 6, month, ink, { anchor: "end", sits: "around" }),
    ...range(columns).map((column) =>
      (column % 2 === 0 ? key : digits)(
        left + column * pitch + (pitch - gap) / 2,
        start + 6,
        String(FIRST_DAY + column),
        ink,
        { anchor: "middle", sits: "around" },
      ),
    ),
    shape(all("taken"), ink, 0.2),
    shape(all("held"), fill),
    hairline(all("free"), tone, { opacity: 0.6 }),
    key(x, foot, queue, ink, { sits: "around" }),
    ...states.flatMap((state, index) => [
      looks[index]?.(box(left + index * step, foot - 6, 18, 12, 3)) ?? "",
      key(left + index * step + 26, foot, state, ink, { sits: "around" }),
    ]),
  ];
};
