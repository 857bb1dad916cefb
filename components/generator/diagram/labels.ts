import type { Box, Note, Point } from "@/components/generator/diagram/layout";
import { wrap } from "@/components/generator/diagram/wrap";

/** Words on an edge and the box they fill, which stands on its line or beside it; a number in their place, and what it `says`. */
export type LaidLabel = Box & { text: string; says?: string; isBeside: boolean };

const CHARACTER = 7.35;
const HEIGHT = 16;
/** From the middle of a line to words that stand beside it. */
const BESIDE = 6;
/** From such words to the next line behind them. */
const BEHIND = 20;

/** A number that stands for words on a line, and how far from its neighbours it may end. */
const NUMBER = { width: 12, height: 14 };

/** Between the words of two lines that stand level. */
const APART = 12;

const widthOf = (text: string) => 2 * Math.round((text.length * CHARACTER + 8) / 2);

/** How long a level line has to be, so that words can stand on it and it still shows at both ends. */
export const levelRoom = (text: string) => Math.ceil(widthOf(text)) + 22;

/** Edges of one bundle end at one box, and need equal words only once. */
type Labelled = { text: string | undefined; source: string; bundle: string; points: readonly Point[] };

/**
 * Puts words on edges wherever they cover neither an obstacle nor another edge nor other words; where there is no such place, a number that stands for them.
 * @param limit width of the drawing
 */
export function placeLabels(
  edges: readonly Labelled[],
  obstacles: readonly Box[],
  limit: number,
): (LaidLabel | undefined)[] {
  const taken: Box[] = [...obstacles];
  const said = new Set<string>();
  const numbered: string[] = [];
  const labels = edges.map(({ text, source, bundle, points }, index): LaidLabel | undefined => {
    if (text === undefined || said.has(`${bundle} ${text}`)) return undefined;
    const width = widthOf(text);
    const own = segments(points);
    // Only lines of one bundle may share the stretch that its words stand at.
    const foreign = edges.flatMap((edge, other) =>
      other === index
        ? []
        : segments(edge.points).filter(
            (segment) => edge.bundle !== bundle || !own.some((one) => isAlong(one, segment)),
          ),
    );
    const found = candidates(points, width).find(
      (box) =>
        box.x >= 2 &&
        box.x + box.width <= limit - 2 &&
        !taken.some((other) => meets(box, other)) &&
        !foreign.some((segment) => meets(box.clear, boxOf(segment))),
    );
    if (!found) {
      // Lines of one box share a trunk, and a number at its end belongs to the box there.
      const others = edges.flatMap((edge) =>
        edge.bundle === bundle || edge.source === source ? [] : segments(edge.points),
      );
      const place = numberPlaces(points).find(
        (box) =>
          !taken.some((other) => meets(box, other)) && !others.some((other) => meets(box, boxOf(other))),
      );
      if (!place) return undefined;
      if (!numbered.includes(text)) numbered.push(text);
      taken.push(place);
      said.add(`${bundle} ${text}`);
      return { ...place, isBeside: false, text: String(numbered.indexOf(text) + 1), says: text };
    }
    // Words of two lines beside each other would read as one sentence.
    taken.push({ ...found, x: found.x - APART, width: found.width + 2 * APART });
    said.add(`${bundle} ${text}`);
    const { clear: _, ...place } = found;
    return { ...place, text };
  });
  // What is written out at another line needs no number here.
  const written = new Set(labels.flatMap((label) => (label && !label.says ? [label.text] : [])));
  const needed = numbered.filter((text) => !written.has(text));
  return labels.map((label) =>
    label?.says === undefined
      ? label
      : needed.includes(label.says)
        ? { ...label, text: String(needed.indexOf(label.says) + 1) }
        : undefined,
  );
}

/** Places for words of a width, the best first: on a level stretch, on an upright one, beside it. No other line may cross `clear`. */
type Candidate = Box & { isBeside: boolean; clear: Box };
function candidates(points: readonly Point[], width: number): Candidate[] {
  const all = segments(points);
  const level = all.filter(([a, b]) => a.y === b.y && Math.abs(a.x - b.x) > width + 20);
  const upright = all.filter(([a, b]) => a.x === b.x && Math.abs(a.y - b.y) >= HEIGHT + 10);
  /** Where a long line passes boxes, the room between two of them may be anywhere. */
  const between = [0.1, 0.9, 0.45, 0.55, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85];
  const on = ({ x, y }: Point): Candidate => {
    const box = { x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT };
    return { ...box, isBeside: false, clear: box };
  };
  // Words belong to the line they stand at: it is theirs alone there, and the next line behind them is further away.
  const beside = ({ x, y }: Point, side: -1 | 1): Candidate => {
    const box = { x: side > 0 ? x + BESIDE : x - BESIDE - width, y: y - HEIGHT / 2, width, height: HEIGHT };
    const length = BESIDE + width + BEHIND;
    return { ...box, isBeside: true, clear: { ...box, x: side > 0 ? x : x - length, width: length } };
  };
  /** Words that cover a bend hide where the line comes from. */
  const isOpen = (segment: Segment) => (box: Candidate) =>
    all.every((other) => other === segment || !meets(box, boxOf(other)));
  const straight = (segment: Segment) => along(segment).map(on).filter(isOpen(segment));
  return [
    ...level.flatMap(straight),
    ...upright.flatMap(straight),
    ...upright.flatMap((segment) =>
      [...SHARES, ...between]
        .map((share) => at(segment, share))
        .flatMap((point) => [beside(point, 1), beside(point, -1)])
        .filter(isOpen(segment)),
    ),
  ];
}

/** What the sign of a line takes before its words below a drawing. */
export const SIGN = 32;

/** A line of the words that stand below a drawing, and the characters of one. */
const [NOTE, NOTE_LENGTH] = [18, 42];

/** What each number on a line stands for, in lines below the drawing; the words alone where there is one number. */
export function notesBelow(
  labels: readonly (Pick<LaidLabel, "text" | "says"> | undefined)[],
  height: number,
): Note[] {
  const said = new Map(labels.flatMap((label) => (label?.says ? [[label.text, label.says] as const] : [])));
  const isOne = said.size === 1;
  const lines = [...said].flatMap(([number, text]) =>
    wrap(isOne ? text : `${number} – ${text}`, NOTE_LENGTH),
  );
  return lines.map((text, row) => ({
    text,
    isDashed: isOne && row === 0,
    x: isOne ? 12 + SIGN : 12,
    y: height + NOTE * (row + 1) - 2,
  }));
}

/** Places for a number: where a line turns to the box it enters, where it has left its first, or else anywhere along it. */
const numberPlaces = (points: readonly Point[]): Box[] =>
  [...points.slice(1, -1).reverse(), ...segments(points).flatMap(along)].map(({ x, y }) => ({
    x: x - NUMBER.width / 2,
    y: y - NUMBER.height / 2,
    ...NUMBER,
  }));

/** Shares of a stretch at which words or numbers are tried. */
const SHARES = [0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8] as const;
const at = ([a, b]: Segment, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const along = (segment: Segment) => SHARES.map((share) => at(segment, share));

type Segment = readonly [Point, Point];
const segments = (points: readonly Point[]): Segment[] =>
  points.slice(1).flatMap((point, index) => {
    const before = points[index];
    return before ? [[before, point] as const] : [];
  });
/** Two stretches of one level or upright line. */
const isAlong = ([a, b]: Segment, [c, d]: Segment) =>
  (a.y === b.y && [c, d].every(({ y }) => y === a.y)) || (a.x === b.x && [c, d].every(({ x }) => x === a.x));
const boxOf = ([a, b]: Segment): Box => ({
  x: Math.min(a.x, b.x) - 3,
  y: Math.min(a.y, b.y) - 3,
  width: Math.abs(a.x - b.x) + 6,
  height: Math.abs(a.y - b.y) + 6,
});
const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
