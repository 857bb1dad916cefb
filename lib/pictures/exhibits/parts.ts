/** What the drawings of cases are made of: hairlines, blocks, digits and a few words. Scripts read this file too. */

/** Colours of a drawing: fixed ones, or variables of the page it stands on. */
export type Paint = {
  /** Words, axes and everything quiet. */
  ink: string;
  /** Colour of text in the hue of the case, and of its filled areas. */
  tone: string;
  fill: string;
  /** What the drawing stands on. */
  ground: string;
};

/** Where a drawing stands in its picture; the wide one has room for more data, drawn no larger. */
export type Frame = { x: number; y: number; width: number; height: number; isWide: boolean };

/** A drawing with its words in one language, if it has any. */
export type Exhibit = (paint: Paint, frame: Frame, words: readonly string[]) => readonly string[];

export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A tenth of a unit is seen by nobody. */
const shorter = (text: string) => text.replace(/-?\d+\.\d{2,}/g, (number) => round(Number(number)));

const attributes = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return "";
      if (typeof value === "number") return ` ${name}="${round(value)}"`;
      return ` ${name}="${name === "d" ? shorter(value) : value}"`;
    })
    .join("");

/** What all parts of a drawing have in common; the group that holds them says it once. A page where digits would be too small has none of them but the keys. */
export const COMMON =
  'fill="none" stroke="none" stroke-width="1" stroke-linecap="butt" font-family="var(--font-mono, monospace)" font-size="var(--digits, 12px)" font-weight="500"';

/** Not said where it changes nothing. */
const unless = (usual: number, value: number) => (value === usual ? undefined : String(value));

type Line = { opacity?: number; width?: number; dash?: string };

/** A line that stays as thin at any size of the picture. */
export const hairline = (d: string, colour: string, { opacity = 1, width = 1, dash }: Line = {}): string =>
  `<path${attributes({ d, stroke: colour, "stroke-opacity": unless(1, opacity), "stroke-width": unless(1, width), "stroke-dasharray": dash, "vector-effect": "non-scaling-stroke" })}/>`;

/** A filled shape without an outline. */
export const shape = (d: string, colour: string, opacity = 1): string =>
  `<path${attributes({ d, fill: colour, "fill-opacity": unless(1, opacity) })}/>`;

/** Upright bars of a width, each a line from its foot: shorter to write than as many shapes. */
export const uprights = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path${attributes({ d, stroke: colour, "stroke-opacity": unless(1, opacity), "stroke-width": width })}/>`;

/** Outline of a rectangle with round corners, as a path. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (r === 0) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  const arc = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`;
  return `M${round(x + r)} ${round(y)}h${w}${arc(r, r)}v${h}${arc(-r, r)}h-${w}${arc(-r, -r)}v-${h}${arc(r, -r)}z`;
}

export const disc = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0z`;

type Label = { opacity?: number; anchor?: "middle" | "end"; sits?: keyof typeof DROPS };

/** From the given height to the baseline, by the size of the digits: they stand over it, around it or below it. */
const DROPS = { over: undefined, around: ".36em", below: ".75em" };

const label = (
  x: number,
  y: number,
  text: string,
  colour: string,
  { opacity = 0.7, anchor, sits = "over" }: Label,
  size?: string,
): string =>
  `<text${attributes({ x, y, dy: DROPS[sits], fill: colour, "fill-opacity": unless(1, opacity), "text-anchor": anchor, "font-size": size })}>${text}</text>`;

/** Digits, and words that a drawing can do without: where it is small they are left out. */
export const digits = (x: number, y: number, text: string, colour: string, options: Label = {}): string =>
  label(x, y, text, colour, options);

/** The few digits and words without which a drawing says nothing: where it is small they are larger than it. A drawing has room for 20 units, the wide one for 24. */
export const key = (x: number, y: number, text: string, colour: string, options: Label = {}): string =>
  label(x, y, text, colour, options, "var(--key, 12px)");

export const rule = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
