import "server-only";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";

/** The renderer of pictures knows flex boxes only, so every piece of a drawn screen is one. */
export const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

export const column = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  box({ flexDirection: "column", ...style }, ...children);

export const centred = { alignItems: "center", justifyContent: "center" } as const;

/** Words in full: they break between words and are never cut. */
export const words = (text: string, fontSize: number, color: string, style: CSSProperties = {}): ReactNode =>
  box({ flexShrink: 0, lineHeight: 1.2, fontSize, color, ...style }, text);

export const shape = (backgroundColor: string, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  box({ backgroundColor, ...style }, ...children);

export const dot = (colour: string, size = 18): ReactNode => bar(size, colour, size);

/** A line that says nothing but that text is there. */
export const bar = (width: number | string, colour: string, height = 9): ReactNode =>
  shape(colour, { width, height, flexShrink: 0, borderRadius: height / 2 });

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
