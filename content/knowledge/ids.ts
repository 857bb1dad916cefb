/** Names that the knowledge base, its texts and the draft engine share. Adding one makes every missing text a type error. */

export const serviceIds = [
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
export type ServiceId = (typeof serviceIds)[number];

export const industryIds = [
  "health",
  "oil",
  "bank",
  "city",
  "factory",
  "retail",
  "logistics",
  "airline",
  "university",
  "agro",
  "energy",
  "telecom",
  "construction",
  "insurance",
  "media",
  "hospitality",
] as const;
export type IndustryId = (typeof industryIds)[number];

export const capabilityIds = [
  "booking",
  "requests",
  "portal",
  "crm",
  "erp",
  "bitrix24",
  "planning",
  "warehouse",
  "tracking",
  "shop",
  "production",
  "maintenance",
  "documents",
  "assistant",
  "analytics",
  "mobile",
  "monitoring",
  "integration",
  "highload",
  "infrastructure",
  "support",
] as const;
export type CapabilityId = (typeof capabilityIds)[number];

export const painIds = [
  "phone",
  "spreadsheet",
  "paper",
  "scattered",
  "manual",
  "slow",
  "handover",
  "loss",
  "blind",
  "mistakes",
  "downtime",
  "peak",
  "overload",
] as const;
export type PainId = (typeof painIds)[number];

export const constraintIds = [
  "domestic",
  "security",
  "personal",
  "always",
  "government",
  "offline",
  "closed",
  "fixed-date",
] as const;
export type ConstraintId = (typeof constraintIds)[number];

/** What a neighbouring system is, which decides how to exchange data with it. */
export const systemKinds = [
  "accounting",
  "erp",
  "crm",
  "identity",
  "state",
  "messenger",
  "mail",
  "sms",
  "processing",
  "observability",
  "spreadsheet",
  "telephony",
  "plant",
  "records",
  "documents",
  "reservation",
  "position",
  "marketplace",
  "learning",
] as const;
export type SystemKind = (typeof systemKinds)[number];

/** Kinds whose systems are only read: data comes from there and nothing is written back. */
export const readKinds = ["observability", "plant", "position", "reservation", "learning"] as const;
export type ReadKind = (typeof readKinds)[number];
