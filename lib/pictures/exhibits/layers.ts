import { hairline, key, round, range, rule, shape, type Exhibit } from "./parts.ts";

/** Half the depth of a slab, as a share of half its width. */
const FLATNESS = 0.37;

/** A slab of the stack: its upper face and the two sides that are seen. */
function slab(centre: number, top: number, half: number, thick: number) {
  const low = half * FLATNESS;
  const corner = (dx: number, dy: number) => `${round(centre + dx)} ${round(top + dy)}`;
  return {
    face: `M${corner(0, -low)}L${corner(half, 0)}L${corner(0, low)}L${corner(-half, 0)}z`,
    sides: `M${corner(-half, 0)}L${corner(0, low)}L${corner(half, 0)}V${round(top + thick)}L${corner(0, low + thick)}L${corner(-half, thick)}z`,
    edge: `M${corner(-half, 0)}V${round(top + thick)}L${corner(0, low + thick)}L${corner(half, thick)}V${round(top)}M${corner(0, low)}V${round(top + low + thick)}`,
  };
}

/** What the longest name takes where words are large. */
const NAMES = { card: 160, wide: 190 };

/** The stack of a bank while it is exchanged: new layers above, the next one on its way in. Words are the layers' names, of thirteen letters at most. */
export const layers: Exhibit = ({ ink, tone, fill, ground }, { x, y, width, height, isWide }, words) => {
  const count = 5;
  const half = Math.min(width * (isWide ? 0.22 : 0.26), height * (isWide ? 0.62 : 0.54));
  const low = half * FLATNESS;
  const centre = x + width * (isWide ? 0.36 : 0.4);
  const names = x + width - (isWide ? NAMES.wide : NAMES.card);
  const pitch = (height - 2 * low - 18) / (count - 1);
  const thick = Math.min(16, pitch * 0.42);
  /** Layers from the lowest to the highest, counted from the top as the architecture has them; the fourth is being exchanged. */
  const stack = range(count)
    .map((index) => ({ index, top: y + low + index * pitch }))
    .toReversed();
  return stack.flatMap(({ index, top }) => {
    const isNew = index < 3;
    const isNext = index === 3;
    const place = isNext ? centre - half * 0.5 : centre;
    const { face, sides, edge } = slab(place, top, half, thick);
    const right = place + half;
    const name = words[index] ?? String(index + 1);
    return [
      ...(isNext
        ? [
            hairline(rule(place - half - 46, top, place - half - 12, top), tone, { width: 1.4 }),
            hairline(`M${place - half - 18} ${top - 5}l6 5-6 5`, tone, { width: 1.4 }),
          ]
        : []),
      shape(`${face}${sides}`, ground),
      shape(sides, isNew || isNext ? fill : ink, isNew || isNext ? 0.5 : 0.16),
      shape(face, isNew || isNext ? fill : ink, isNext ? 0.95 : isNew ? 0.26 : 0.07),
      hairline(`${face}${edge}`, isNew || isNext ? tone : ink, { opacity: isNew || isNext ? 0.85 : 0.45 }),
      hairline(rule(right + 6, top, names - 10, top), isNext ? tone : ink, { opacity: isNext ? 0.9 : 0.34 }),
      key(names, top, name, isNext ? tone : ink, {
        sits: "around",
        ...(isNext && { opacity: 1 }),
      }),
    ];
  });
};
