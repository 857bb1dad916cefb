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

/** Days that the way took before, and those it takes now. */
const [BEFORE, NOW] = [12, 3];

/** A board of stages, and the way of one document through them; the wide one says below it how long that took and takes. Words are the stages, of seven letters at most, and the days. */
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
  const points = columns.map(
    ([, chosen], index) => [left(index) + column / 2, top(chosen) + card / 2] as const,
  );
  const way = points.map(([pointX, pointY], index) => {
    const before = points[index - 1];
    if (!before) return `M${pointX} ${pointY}`;
    const turn = (before[0] + pointX) / 2;
    return `C${turn} ${before[1]} ${turn} ${pointY} ${pointX} ${pointY}`;
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
    key(x + width, foot + 10, `${BEFORE} ${words[5] ?? ""}`, ink, { anchor: "end", sits: "below" }),
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
    ...points.flatMap(([pointX, pointY], index) => [
      shape(disc(pointX, pointY, 9), ground),
      shape(disc(pointX, pointY, index === points.length - 1 ? 9 : 5), fill),
      hairline(disc(pointX, pointY, 9), tone),
    ]),
    ...(isWide ? scale : []),
  ];
};
