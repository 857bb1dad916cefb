import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Tells the text sizes of `app/globals.css` from colours. */
const merge = extendTailwindMerge({
  extend: { classGroups: { "font-size": [{ text: ["caption", "h4", "h3", "h2", "h1", "lead", "opener"] }] } },
});

/** Joins class names; of two utilities for the same property the later one stays. */
export const cn = (...values: ClassValue[]): string => merge(clsx(values));
