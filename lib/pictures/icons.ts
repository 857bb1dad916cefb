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

/** Names in the sprite `public/diagram-icons.svg`, which only pages with a diagram load. */
export const diagramIcons = [
  ...(["screen", "layout", "arrow-out", "phone", "call", "search", "queue"] as const),
  ...(["calendar", "chip", "document", "book", "route", "meter"] as const),
];

export type BoxIcon = IconName | (typeof diagramIcons)[number];

/** Icons that the text of a case may name for a part of its system, in place of that of its kind. */
export const caseIcons = [
  ...(["agent", "book", "calendar", "call", "chip", "document", "erp", "factory"] as const),
  ...(["messenger", "meter", "phone", "portal", "pulse", "queue", "route", "search"] as const),
] satisfies readonly BoxIcon[];

/** The address of the icon of a box, in its sprite. */
export const boxIconHref = (icon: BoxIcon): string =>
  `/${(diagramIcons as readonly string[]).includes(icon) ? "diagram-icons" : "icons"}.svg#${icon}`;

export const isSpriteIcon = (name: string): name is IconName => (icons as readonly string[]).includes(name);
