/** Halves of signs outside the basic plane that lost their other half. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** The text with a replacement sign for each half of a sign. `String.toWellFormed` is too young for some browsers the site promises. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, "\uFFFD");
