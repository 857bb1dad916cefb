import "server-only";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";

/** The renderer of pictures knows flex boxes only, so every piece of a drawn screen is one. */
export const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

export const column = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  box({ flexDirection: "column", ...style }, ...children);

export const centred = { alignItems: "center", justifyContent: "center" } as const;
export const bold = { fontWeight: 700, letterSpacing: "-0.015em" } as const;

const EDGE = 2;

/** A cell with an edge, drawn as one ground on another: the renderer takes a layer of the whole picture for every border. */
export const cell = (
  radius: number,
  edge: string,
  ground: string,
  ...children: ReactNode[]
): ReactElement => {
  const inside = { ...centred, flex: 1, borderRadius: radius - EDGE, backgroundColor: ground };
  const outside = { flex: 1, width: 0, padding: EDGE, borderRadius: radius, backgroundColor: edge };
  return box(outside, box(inside, ...children));
};

/** Words in full: they break between words and are never cut. */
export const words = (text: string, fontSize: number, color: string, style: CSSProperties = {}): ReactNode =>
  box({ flexShrink: 0, lineHeight: 1.2, fontSize, color, ...style }, text);

export const dot = (colour: string, size = 18): ReactNode => bar(size, colour, size);

/** A line that says nothing but that text is there. */
export const bar = (width: number | string, colour: string, height = 10): ReactNode =>
  box({ backgroundColor: colour, width, height, flexShrink: 0, borderRadius: height / 2 });

/** Lines of such a text, as wide as told in percent. */
export const bars = (colour: string, ...widths: number[]): ReactNode =>
  column({ flexGrow: 1, gap: 9 }, ...widths.map((width) => bar(`${String(width)}%`, colour)));

/** A colour of edges and of text that is not told: much paler than the one given. */
export const faint = (colour: string) => `${colour}55`;

export const path = (d: string, stroke: string, strokeWidth: number, fill = "none"): ReactNode =>
  createElement("path", { d, stroke, strokeWidth, fill, strokeLinecap: "round", strokeLinejoin: "round" });

/** Paths in a field of the size given, which is stretched to the size of its box. */
export function drawing(style: CSSProperties, field: string, ...paths: ReactNode[]): ReactNode {
  const svg = createElement("svg", { viewBox: `0 0 ${field}`, width: "100%", height: "100%" }, ...paths);
  return box(style, box({ position: "absolute", width: "100%", height: "100%" }, svg));
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The size in which the longest word of a text fits a width, both in pixels. */
export const fitting = (text: string, width: number, largest: number): number =>
  Math.min(largest, Math.floor(width / (0.66 * Math.max(...text.split(/\s/).map(({ length }) => length)))));
