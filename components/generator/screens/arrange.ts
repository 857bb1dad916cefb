import type { Screen } from "@/lib/generators/screens";

type Device = Pick<Screen, "device">;

/** A drawing in the grid of twelve columns. */
export type Arranged<Item> = {
  screen: Item;
  span: number;
};

const LEAST = { tablet: 6, desktop: 12 } as const;
const MOST_PHONES = 3;

/**
 * Puts drawings of like height side by side, so that none floats in an empty box and none is stretched: phones with phones, wide ones
 * with wide ones, and a single phone beside the first wide one, in their order. No row is left with a gap.
 */
export function arranged<Item extends Device>(screens: readonly Item[]): Arranged<Item>[] {
  const phones = screens.filter(({ device }) => device === "phone");
  const wide = screens.filter(({ device }) => device !== "phone");
  const [phone, ...otherPhones] = phones;
  const [first, ...rest] = wide;
  if (phone === undefined || first === undefined || otherPhones.length > 0)
    return [...wideRows(wide), ...phoneRows(phones)];
  const pair = [
    { screen: first, span: 8 },
    { screen: phone, span: 4 },
  ];
  return [
    ...pair.toSorted((a, b) => screens.indexOf(a.screen) - screens.indexOf(b.screen)),
    ...wideRows(rest),
  ];
}

/** Two tablets that follow each other share a row. */
function wideRows<Item extends Device>(screens: readonly Item[]): Arranged<Item>[] {
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
