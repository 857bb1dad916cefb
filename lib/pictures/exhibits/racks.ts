import { box, hairline, key, range, round, rule, uprights, type Exhibit } from "./parts.ts";

/** How full a place of the warehouse is: a fixed pattern. */
const fullness = (place: number, shelf: number) =>
  0.42 + 0.5 * (((place * 37 + shelf * 61 + place * shelf * 13) % 17) / 16);

/** Sections that keep their stock in the new system already; the next one is under way. */
const MOVED = 2;

/** A warehouse that moves to a new system section by section: what has moved is lit, and behind each section stands a check. */
export const racks: Exhibit = ({ ink, tone, fill }, { x, y, width, height, isWide }) => {
  const sections = isWide ? 6 : 4;
  const places = isWide ? 5 : 4;
  const shelves = isWide ? 5 : 4;
  const aisle = isWide ? 26 : 24;
  const head = 26;
  const section = (width - aisle * (sections - 1)) / sections;
  const place = section / places;
  const shelf = (height - head) / shelves;
  const left = (number: number) => x + number * (section + aisle);
  const floor = (number: number) => y + head + (number + 1) * shelf;
  const loadsOf = (number: number, chosen: (place: number, shelf: number) => boolean = () => true) =>
    range(shelves).flatMap((row) =>
      range(places)
        .filter((at) => chosen(at, row))
        .map((at) => ({
          from: left(number) + at * place + 3,
          foot: floor(row) - 2,
          tall: (shelf - 10) * fullness(at + number * places, row),
        })),
    );
  const filled = (loads: ReturnType<typeof loadsOf>, colour: string, opacity: number) =>
    uprights(
      loads
        .map(({ from, foot, tall }) => `M${round(from + place / 2 - 3)} ${round(foot)}v-${round(tall)}`)
        .join(""),
      colour,
      place - 6,
      opacity,
    );
  /** Of the section under way the lower shelves come first. */
  const isCounted = (at: number, row: number) => row > shelves - 3 || (row === shelves - 3 && at < 2);
  const frames = range(sections).map((number) => {
    const posts = [0, places].map((at) =>
      rule(left(number) + at * place, y + head, left(number) + at * place, floor(shelves - 1)),
    );
    const boards = range(shelves).map((row) =>
      rule(left(number), floor(row), left(number) + section, floor(row)),
    );
    return [...posts, ...boards].join("");
  });
  const check = (number: number) => left(number) + section + aisle / 2;
  const tick = (at: number) => `M${at - 5} ${y + 6}l3.6 3.6 6.6-7.2`;
  const checks = range(sections - 1);
  return [
    hairline(frames.slice(MOVED + 1).join(""), ink, { opacity: 0.3 }),
    hairline(frames.slice(0, MOVED + 1).join(""), tone, { opacity: 0.5 }),
    filled([...range(MOVED).flatMap((number) => loadsOf(number)), ...loadsOf(MOVED, isCounted)], fill, 0.72),
    hairline(
      loadsOf(MOVED, (at, row) => !isCounted(at, row))
        .map(({ from, foot, tall }) => box(from, foot - tall, place - 6, tall))
        .join(""),
      tone,
      { opacity: 0.75 },
    ),
    filled(
      range(sections)
        .slice(MOVED + 1)
        .flatMap((number) => loadsOf(number)),
      ink,
      0.24,
    ),
    ...checks.map((number) =>
      hairline(rule(check(number), y + 20, check(number), y + height), number < MOVED ? tone : ink, {
        ...(number < MOVED ? {} : { dash: "2 5" }),
        opacity: number < MOVED ? 0.8 : 0.3,
      }),
    ),
    hairline(
      checks
        .filter((number) => number < MOVED)
        .map((number) => tick(check(number)))
        .join(""),
      tone,
      { width: 1.6 },
    ),
    ...range(sections).map((number) =>
      key(left(number) + 2, y + 11, String(number + 1), number <= MOVED ? tone : ink, {
        opacity: number <= MOVED ? 1 : 0.5,
      }),
    ),
  ];
};
