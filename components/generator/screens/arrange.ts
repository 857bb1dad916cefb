import { heightOf } from "@/components/generator/screens/heights";
import type { Screen } from "@/lib/generators/screens";

type Drawn = Pick<Screen, "device"> & Partial<Pick<Screen, "kind" | "items" | "actions">>;

/** A drawing in the grid of twelve columns: what stands beside others names its first column, and a phone the rows it is beside. */
export type Arranged<Item> = {
  screen: Item;
  span: number;
  start?: number;
  rows?: number;
};

const LEAST = { tablet: 6, desktop: 12 } as const;
const MOST_PHONES = 3;
const MOST_BESIDE = 3;

/**
 * Puts drawings of like height side by side, so that none floats in an empty box: each phone stands beside the wide screens that follow it
 * or come before it, and phones share a row where there are none. No row is left with a gap.
 */
export const arranged = <Item extends Drawn>(screens: readonly Item[]): Arranged<Item>[] =>
  chunks(screens).flatMap((chunk) => chunkRows(chunk));

/** Runs of screens with one phone and its wide neighbours each; phones that have none stay with those before them. */
function chunks<Item extends Drawn>(screens: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  const isPhone = ({ device }: Item) => device === "phone";
  for (const screen of screens) {
    const last = found.at(-1);
    const isFull = last?.some(isPhone) === true && !last.every(isPhone);
    if (last === undefined || (isPhone(screen) && isFull)) found.push([screen]);
    else last.push(screen);
  }
  const [end, before] = [found.at(-1), found.at(-2)];
  return end && before && end.every(isPhone) ? [...found.slice(0, -2), [...before, ...end]] : found;
}

function chunkRows<Item extends Drawn>(screens: readonly Item[]): Arranged<Item>[] {
  const phones = screens.filter(({ device }) => device === "phone");
  const wide = screens.filter(({ device }) => device !== "phone");
  const [phone, ...otherPhones] = phones;
  if (phone === undefined || wide.length === 0 || otherPhones.length > 0) {
    const rows = [wideRows(wide), phoneRows(phones)];
    // The first function is drawn first.
    return (screens[0] === phone ? rows.reverse() : rows).flat();
  }
  const [from, to] = besides(phone, wide, screens.indexOf(phone));
  const beside = wide.slice(from, to);
  const isFirst = beside.every((screen) => screens.indexOf(screen) > screens.indexOf(phone));
  const block: Arranged<Item>[] = [
    ...beside.map((screen) => ({ screen, span: 8, start: isFirst ? 5 : 1 })),
    { screen: phone, span: 4, start: isFirst ? 1 : 9, rows: beside.length },
  ];
  block.sort((a, b) => screens.indexOf(a.screen) - screens.indexOf(b.screen));
  return [...wideRows(wide.slice(0, from)), ...block, ...wideRows(wide.slice(to))];
}

/** Which wide drawings, one after another, are about as high as the phone; `before` of them come before it and stay so, or after. */
function besides(phone: Drawn, wide: readonly Drawn[], before: number): [from: number, to: number] {
  const target = heightOf(phone, 4);
  const misfit = ([from, to]: [number, number]) =>
    Math.abs(wide.slice(from, to).reduce((sum, screen) => sum + heightOf(screen, 8), 0) - target);
  const options = wide.flatMap((_, from) =>
    Array.from({ length: MOST_BESIDE }, (_, more): [number, number] => [from, from + more + 1]).filter(
      // What stands before the phone ends beside it, and what stands after begins there: the order is kept.
      ([start, end]) => end <= wide.length && start <= before && end >= before,
    ),
  );
  return options.reduce((best, option) => (misfit(option) < misfit(best) ? option : best));
}

/** Two tablets that follow each other share a row. */
function wideRows<Item extends Drawn>(screens: readonly Item[]): Arranged<Item>[] {
  const rows: Item[][] = [];
  const least = ({ device }: Item) => LEAST[device === "tablet" ? "tablet" : "desktop"];
  for (const screen of screens) {
    const row = rows.at(-1);
    if (row && row.reduce<number>((sum, one) => sum + least(one), least(screen)) <= 12) row.push(screen);
    else rows.push([screen]);
  }
  return rows.flatMap(shared);
}

/** Three in a row, two where one would be left over. */
function phoneRows<Item>(screens: readonly Item[]): Arranged<Item>[] {
  if (screens.length === 0) return [];
  const size = screens.length % MOST_PHONES === 1 ? 2 : MOST_PHONES;
  return [...shared(screens.slice(0, size)), ...phoneRows(screens.slice(size))];
}

const shared = <Item>(row: readonly Item[]): Arranged<Item>[] =>
  row.map((screen) => ({ screen, span: 12 / row.length }));
