import { hasRoute } from "@/components/generator/screens/map-parts";
import type { Screen, ScreenKind } from "@/lib/generators/screens";

type Drawn = Pick<Screen, "device"> & Partial<Pick<Screen, "kind" | "items" | "actions">>;

/** Rough heights of what a kind draws for so many items, px: on a phone, and beside one. */
const inside: Record<
  ScreenKind,
  readonly [phone: (items: number) => number, wide: (items: number) => number]
> = {
  form: [(items) => items * 54, (items) => Math.ceil(items / 2) * 56],
  list: [(items) => 40 + 2 * (30 + items * 22), () => 185],
  board: [(items) => 150 + items * 90, (items) => 150 + items * 60],
  monitor: [() => 220, () => 230],
  desk: [() => 330, () => 330],
  chat: [() => 260, () => 260],
  stages: [(items) => items * 84, () => 165],
  calendar: [(items) => 130 + items * 54, (items) => 200 + items * 54],
  plan: [() => 260, () => 230],
  dashboard: [(items) => 100 + items * 62, (items) => 100 + Math.ceil(items / 3) * 62],
  card: [(items) => items * 42, (items) => Math.max(140, items * 32)],
  map: [(items) => 180 + items * 56, (items) => Math.max(170, items * 56)],
  message: [(items) => 44 + items * 40, (items) => 44 + items * 40],
  paper: [(items) => 80 + items * 30, (items) => 80 + items * 28],
};

/** A map above the fields of a card. */
const MAP = 150;

/** Why the first record of a wide list needs somebody, below its rows. */
const REASON = 90;

/** How high a drawing is with its box and its words below, about: enough to tell which ones stand well side by side. */
export function heightOf({ device, kind = "list", items = [], actions = [] }: Drawn, span: 4 | 8): number {
  const [phone, wide] = inside[kind];
  const map = kind === "card" && hasRoute(items) ? MAP : 0;
  const reason = kind === "list" && items.some(({ control }) => control === "reason") ? REASON : 0;
  return device === "phone" && span === 4
    ? 190 + map + phone(items.length) + actions.length * 38
    : 180 + map + wide(items.length) + reason;
}
