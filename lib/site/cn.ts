import { clsx, type ClassValue } from "clsx";
import { createTailwindMerge, type ClassNameValue } from "tailwind-merge";

const any = () => true;
const isSize = (value: string) => /^(?:xs|caption|sm|base|h4|h3|lead|\[\d.*\])$/.test(value);
const isNotSize = (value: string) =>
  !isSize(value) && !/^(?:left|center|right|balance|pretty|wrap|nowrap)$/.test(value);

/**
 * The utilities that a caller may set against those of a primitive: the merge's own table of all there are would cost every page eight
 * kilobytes. A utility that stands in no group is kept as it is.
 */
const config = () => ({
  cacheSize: 100,
  theme: {},
  classGroups: {
    p: [{ p: [any] }],
    px: [{ px: [any] }],
    py: [{ py: [any] }],
    "min-h": [{ "min-h": [any] }],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    h: [{ h: [any] }],
    gap: [{ gap: [any] }],
    rounded: [{ rounded: [any] }],
    bg: [{ bg: [any] }],
    "font-size": [{ text: [isSize] }],
    "text-color": [{ text: [isNotSize] }],
    leading: [{ leading: [any] }],
    whitespace: [{ whitespace: [any] }],
    shadow: [{ shadow: [any] }],
    display: ["block", "inline-block", "inline-flex", "flex", "grid", "hidden"],
  },
  conflictingClassGroups: { p: ["px", "py"], size: ["w", "h"] },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["before", "after", "placeholder"],
});

const merge: (...values: ClassNameValue[]) => string = createTailwindMerge(config);

/** Joins class names; of two utilities for the same property the later one stays. */
export const cn = (...values: ClassValue[]): string => merge(clsx(values));
