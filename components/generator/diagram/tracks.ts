/** One edge between two neighbouring rows: where it enters the space between them and where it leaves it. */
export type Piece = {
  edge: number;
  a: PieceEnd;
  b: PieceEnd;
};
export type PieceEnd = {
  x: number;
  side: "above" | "below";
  /** Lines that meet at one port share their way: the port's name. Lines that only pass have none. */
  port?: string;
};

type Group = { pieces: Piece[]; from: number; to: number };

const NEAR = 6;
const CLEARANCE = 8;
/** Lines upon each other are worse than any number of crossings. */
const FORCED = 1000;

const isStraight = ({ a, b }: Piece) => a.side !== b.side && a.x === b.x;

/**
 * Gives every bent piece a horizontal track, 0 the highest, so that no two lines of different origin lie upon each other. Pieces
 * that leave one port, or else arrive at one, share a track.
 * @returns the track of each piece in the order given, and how many tracks there are
 */
export function assignTracks(pieces: readonly Piece[]): { tracks: (number | undefined)[]; count: number } {
  const groups = groupsOf(pieces.filter((piece) => !isStraight(piece)));
  const trackOf = new Map<Group, number>();
  const waiting = [...groups];
  const isBefore = (one: Group, other: Group) => mustBeAbove(one, other) || crossesBelow(one, other) > 0;
  while (waiting.length > 0) {
    // A ring of groups that each have to be above the next cannot be kept apart: then the one with the fewest crossings goes first.
    const costs = waiting.map((group) =>
      waiting.reduce(
        (sum, other) =>
          other === group
            ? sum
            : sum + (mustBeAbove(other, group) ? FORCED : 0) + Math.max(0, crossesBelow(other, group)),
        0,
      ),
    );
    const [group] = waiting.splice(costs.indexOf(Math.min(...costs)), 1);
    if (!group) break;
    const above = [...trackOf].filter(([other]) => isBefore(other, group));
    const others = [...above, ...[...trackOf].filter(([other]) => overlap(other, group))];
    let track = Math.max(-1, ...above.map(([, taken]) => taken)) + 1;
    while (others.some(([, taken]) => taken === track)) track++;
    trackOf.set(group, track);
  }
  const byPiece = new Map(
    [...trackOf].flatMap(([group, track]) => group.pieces.map((piece) => [piece, track] as const)),
  );
  return {
    tracks: pieces.map((piece) => byPiece.get(piece)),
    count: Math.max(0, ...[...trackOf.values()].map((track) => track + 1)),
  };
}

function groupsOf(pieces: readonly Piece[]): Group[] {
  const size = (port: string | undefined) =>
    port === undefined ? 0 : pieces.filter(({ a, b }) => a.port === port || b.port === port).length;
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const { a, b } = piece;
    const shared = size(a.port) >= size(b.port) ? a.port : b.port;
    const key = shared === undefined || size(shared) < 2 ? `edge ${String(piece.edge)}` : `port ${shared}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()].map((members) => {
    const xs = members.flatMap(({ a, b }) => [a.x, b.x]);
    return { pieces: members, from: Math.min(...xs), to: Math.max(...xs) };
  });
}

const overlap = (a: Group, b: Group) => a.from < b.to + CLEARANCE && b.from < a.to + CLEARANCE;

/** How many more crossings there are with A's track below B's than above it. */
const crossesBelow = (a: Group, b: Group) => crossings(b, a) - crossings(a, b);

/** Crossings with the track of one group above that of another: lines that go down from the one, and come down to the other. */
const crossings = (upper: Group, lower: Group) => {
  const within = (group: Group, side: PieceEnd["side"], { from, to }: Group) =>
    new Set(endsOf(group, side).filter((x) => x > from && x < to)).size;
  return within(upper, "below", lower) + within(lower, "above", upper);
};

const endsOf = ({ pieces }: Group, side: PieceEnd["side"]) =>
  pieces.flatMap(({ a, b }) => [a, b]).flatMap((end) => (end.side === side ? [end.x] : []));

/** A comes down where B goes on down: with A's track below B's the two would lie upon each other. */
const mustBeAbove = (a: Group, b: Group) =>
  endsOf(a, "above").some((x) => endsOf(b, "below").some((other) => Math.abs(x - other) < NEAR));
