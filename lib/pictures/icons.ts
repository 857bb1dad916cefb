/** Names in the sprite `public/icons.svg`; a unit test compares the two. */
export const icons = [
  "mobile-operator",
  "development-bank",
  "state-bank",
  "city-it",
  "treasury",
  "oil",
  "petrochemistry",
  "grid",
  "news-agency",
  "airline",
  "post",
  "flag",
  "chain",
  "trophy",
  "person",
  "messenger",
  "social-network",
  "professional-network",
  "video",
  "logo",
  "agent",
  "load",
  "office",
  "factory",
  "stack",
  "shield",
  "erp",
  "portal",
  "pulse",
] as const;

export type IconName = (typeof icons)[number];

/** Names in the sprite `public/parts.svg`, which only pages with a diagram load. */
export const partSigns = [
  ...(["screen", "layout", "arrow-out", "phone", "call", "search", "queue"] as const),
  ...(["calendar", "chip", "document", "book", "route", "meter"] as const),
];

export type PartSign = IconName | (typeof partSigns)[number];

/** Signs that a part of a drawn system may have in place of that of its kind. */
export const partIcons = [
  ...(["agent", "book", "calendar", "call", "chip", "document", "erp", "factory"] as const),
  ...(["messenger", "meter", "phone", "portal", "pulse", "queue", "route", "search"] as const),
] satisfies readonly PartSign[];

/** The address of a sign in its sprite. */
export const addressOf = (sign: PartSign): string =>
  `/${(partSigns as readonly string[]).includes(sign) ? "parts" : "icons"}.svg#${sign}`;

export const isSpriteIcon = (name: string): name is IconName => (icons as readonly string[]).includes(name);
