/** Services that were drawn: a picture for the card of the home page, one for the tile of the list, and a panel for the page. */
export const drawnServices = [
  "ai-agents",
  "highload",
  "digital-office",
  "digital-production",
  "domestic-infrastructure",
  "support",
  "erp",
  "bitrix24",
  "monitoring",
] as const;

export type DrawnService = (typeof drawnServices)[number];
