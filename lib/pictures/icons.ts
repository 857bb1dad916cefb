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
  "arrow-out",
  "screen",
  "flag",
  "chain",
  "trophy",
  "person",
  "layout",
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
  "phone",
  "call",
  "search",
  "queue",
  "calendar",
  "chip",
  "document",
  "book",
  "route",
  "meter",
] as const;

export type IconName = (typeof icons)[number];

/** Signs that a part of a drawn system may have in place of that of its kind. */
export const partIcons = [
  ...(["agent", "book", "calendar", "call", "chip", "document", "erp", "factory"] as const),
  ...(["messenger", "meter", "phone", "portal", "pulse", "queue", "route", "search"] as const),
] satisfies readonly IconName[];

export const isSpriteIcon = (name: string): name is IconName => (icons as readonly string[]).includes(name);
