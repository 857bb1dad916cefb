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
] as const;

export type IconName = (typeof icons)[number];

export const isSpriteIcon = (name: string): name is IconName => (icons as readonly string[]).includes(name);
