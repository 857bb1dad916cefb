/** What the walk asks inside a page. Each stands alone, since nothing of its surroundings goes there. */

export const count = (selector: string): number => document.querySelectorAll(selector).length;

export const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? "";

/** It has a size, lies in no hidden part and is not transparent. */
export const isShown = (selector: string): boolean => {
  const element = document.querySelector(selector);
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return (
    width > 1 &&
    height > 1 &&
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
  );
};

export const hasFocus = (selector: string): boolean => document.activeElement?.matches(selector) === true;

/** The theme, and the colour its words are drawn in. */
export const themeOf = (): string[] => [
  document.documentElement.className,
  getComputedStyle(document.body).color,
];

/** What the page has said since the last call. */
export const takeHeard = (): string[] => (window as unknown as { heard: string[] }).heard.splice(0);
