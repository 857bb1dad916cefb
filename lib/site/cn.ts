import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** A shadow of several, which begins with the light on the upper edge. */
const withSheen = (value: string) => value.startsWith("[var(--sheen)");

/** Tells the text sizes and shadows of `app/globals.css` from colours. */
const merge = extendTailwindMerge({
  extend: {
    theme: { shadow: ["sheen", "floating", withSheen] },
    classGroups: { "font-size": [{ text: ["mono", "caption", "h4", "h3", "h2", "h1", "lead", "opener"] }] },
  },
});

/** Joins class names; of two utilities for the same property the later one stays. */
export const cn = (...values: ClassValue[]): string => merge(clsx(values));
