import { box, disc, hairline, key, range, round, rule, shape, type Exhibit } from "./parts.ts";

/** Documents by the stage they have reached, and the one of each stage that the drawn document stood in place of. */
const stages = [
  [3, 1],
  [3, 2],
  [2, 0],
  [2, 1],
  [1, 0],
] as const;
const PLACES = 3;

/** The day on which the drawn document is at each stage. */
const days = [1, 1, 2, 3, 3];

/** Days that the way took before, and those it takes now. */
const [BEFORE, NOW] = [12, 3];

/** A board of stages, and the way of one document through them; the wide one says below it how long that took and takes. Words are the stages, of seven letters at most, and a day, of four, and days. */
export const board: Exhibit = ({ ink, tone, fill, ground }, { x, y, width, height, isWide }, words) => {
  /** A small drawing has the first stage, that in the middle and the last. */
  const shown = range(stages.length).filter((stage) => isWide || stage % 2 === 0);
  const columns = shown.map((stage) => stages[stage] ?? stages[0]);
  const gap = 22;
  const column = (width - gap * (columns.length - 1)) / columns.length;
  const head = 32;
  const pitch = (height - head - (isWide ? 46 : 0)) / PLACES;
  const card = pitch - 12;
  const left = (index: number) => x + index * (column + gap);
  const top = (place: number) => y + head + place * pitch + 4;
  const cards = columns.flatMap(([count, chosen], index) =>
    range(count).map((place) => ({
      index,
      place,
      isChosen: place === chosen,
      isLast: index === columns.length - 1,
    })),
  );
  /** From the edge of each chosen card to that of the next. */
  const way = columns.slice(1).map(([, chosen], index) => {
    const from = top(columns[index]?.[1] ?? 0) + card / 2;
    const [start, to] = [left(index) + column, top(chosen) + card / 2];
    return `M${start} ${from}C${start + gap / 2} ${from} ${start + gap / 2} ${to} ${start + gap} ${to}`;
  });
  const foot = y + height - 32;
  const day = (count: number) => x + (count / BEFORE) * width;
  const scale = [
    hairline(
      `${rule(x, foot, x + width, foot)}${range(BEFORE + 1)
        .map((count) => `M${round(day(count))} ${foot - 4}v8`)
        .join("")}`,
      ink,
      { opacity: 0.4 },
    ),
    shape(box(x, foot - 4, day(NOW) - x, 8, 4), fill),
    key(day(NOW), foot + 10, String(NOW), tone, { anchor: "middle", sits: "below", opacity: 1 }),
    key(x + width, foot + 10, `${BEFORE} ${words[6] ?? ""}`, ink, { anchor: "end", sits: "below" }),
  ];
  const outlines = cards.map(({ index, place }) => box(left(index), top(place), column, card, 8)).join("");
  return [
    ...columns.flatMap(([count], index) => [
      shape(box(left(index), y, column, 3, 1.5), fill, 0.25 + (0.75 * index) / (columns.length - 1)),
      key(left(index), y + 9, words[shown[index] ?? 0] ?? "", ink, { sits: "below" }),
      ...(isWide
        ? [key(left(index) + column, y + 9, String(count), ink, { anchor: "end", sits: "below" })]
        : []),
    ]),
    shape(outlines, ink, 0.05),
    hairline(outlines, ink, { opacity: 0.22 }),
    shape(
      cards
        .filter(({ isChosen }) => !isChosen)
        .map(
          ({ index, place }) =>
            `${box(left(index) + 14, top(place) + 14, column * 0.62, 5, 2.5)}${box(left(index) + 14, top(place) + 27, column * 0.4, 5, 2.5)}`,
        )
        .join(""),
      ink,
      0.24,
    ),
    ...cards
      .filter(({ isChosen }) => isChosen)
      .flatMap(({ index, place, isLast }) => [
        shape(box(left(index), top(place), column, card, 8), ground),
        shape(box(left(index), top(place), column, card, 8), fill, isLast ? 0.3 : 0.1),
        hairline(box(left(index), top(place), column, card, 8), tone, { opacity: isLast ? 1 : 0.6 }),
      ]),
    hairline(way.join(""), tone, { width: 1.8 }),
    ...columns.flatMap(([, chosen], index) => {
      const isLast = index === columns.length - 1;
      const [at, middle] = [left(index) + 26, top(chosen) + card / 2];
      return [
        shape(disc(at, middle, isLast ? 11 : 6), fill),
        ...(isLast ? [hairline(`M${at - 4.5} ${middle + 0.5}l3.2 3.2 6-6.6`, ground, { width: 1.6 })] : []),
        key(at + 18, middle, `${words[5] ?? ""} ${days[shown[index] ?? 0] ?? ""}`, tone, {
          sits: "around",
          opacity: 1,
        }),
      ];
    }),
    ...(isWide ? scale : []),
  ];
};
