import type { CapabilityId, IndustryId, ServiceId } from "./ids";

/** Numbers of the knowledge base: they are the same in both languages. */

export type CapabilityFigures = {
  service: ServiceId;
  /** Weeks of development of the first release, without discovery, exchange and pilot. */
  coreWeeks: number;
  /** Minutes of a person's time that one operation stops taking: an assumption the document names. */
  savedMinutes: number;
};

export const capabilityFigures: Readonly<Record<CapabilityId, CapabilityFigures>> = {
  booking: { service: "highload", coreWeeks: 5, savedMinutes: 4 },
  requests: { service: "digital-office", coreWeeks: 5, savedMinutes: 5 },
  portal: { service: "digital-office", coreWeeks: 6, savedMinutes: 8 },
  crm: { service: "bitrix24", coreWeeks: 4, savedMinutes: 6 },
  erp: { service: "erp", coreWeeks: 7, savedMinutes: 10 },
  bitrix24: { service: "bitrix24", coreWeeks: 4, savedMinutes: 8 },
  planning: { service: "digital-production", coreWeeks: 6, savedMinutes: 15 },
  warehouse: { service: "erp", coreWeeks: 5, savedMinutes: 3 },
  tracking: { service: "highload", coreWeeks: 5, savedMinutes: 4 },
  shop: { service: "highload", coreWeeks: 6, savedMinutes: 3 },
  production: { service: "digital-production", coreWeeks: 6, savedMinutes: 5 },
  maintenance: { service: "digital-production", coreWeeks: 5, savedMinutes: 10 },
  documents: { service: "digital-office", coreWeeks: 5, savedMinutes: 12 },
  assistant: { service: "ai-agents", coreWeeks: 4, savedMinutes: 4 },
  analytics: { service: "erp", coreWeeks: 4, savedMinutes: 10 },
  mobile: { service: "highload", coreWeeks: 5, savedMinutes: 5 },
  monitoring: { service: "monitoring", coreWeeks: 4, savedMinutes: 6 },
  integration: { service: "erp", coreWeeks: 5, savedMinutes: 5 },
  highload: { service: "highload", coreWeeks: 6, savedMinutes: 2 },
  infrastructure: { service: "domestic-infrastructure", coreWeeks: 6, savedMinutes: 5 },
  support: { service: "support", coreWeeks: 3, savedMinutes: 6 },
};

/** What an industry most often starts with, when the description does not say what to build. */
export const usualCapability: Readonly<Record<IndustryId, CapabilityId>> = {
  health: "booking",
  oil: "erp",
  bank: "monitoring",
  city: "requests",
  factory: "planning",
  retail: "assistant",
  logistics: "tracking",
  airline: "requests",
  university: "portal",
  agro: "production",
  energy: "requests",
  telecom: "requests",
  construction: "documents",
  insurance: "documents",
  media: "highload",
  hospitality: "booking",
};

/**
 * Capabilities for which the knowledge of an industry (its processes, roles, risks, measures and questions) is to the point. Any other
 * capability is described in its own general terms: a bank that wants a CRM should not read about outages.
 */
export const atHome: Readonly<Record<IndustryId, readonly CapabilityId[]>> = {
  health: ["booking", "portal", "requests", "assistant", "mobile"],
  oil: ["erp", "warehouse", "analytics", "integration", "infrastructure", "planning"],
  bank: ["monitoring", "highload", "support", "integration", "infrastructure"],
  city: ["requests", "portal", "assistant", "highload", "mobile", "documents"],
  factory: ["planning", "production", "erp", "analytics", "mobile", "integration", "warehouse"],
  retail: ["assistant", "requests", "crm", "support", "shop", "highload"],
  logistics: ["tracking", "mobile", "documents", "portal", "planning", "assistant", "integration"],
  airline: ["requests", "support", "monitoring", "assistant"],
  university: ["portal", "documents", "requests", "assistant", "highload", "mobile"],
  agro: ["production", "mobile", "analytics", "erp", "planning", "tracking", "integration", "warehouse"],
  energy: ["requests", "mobile", "production", "maintenance", "portal", "assistant", "planning"],
  telecom: ["requests", "support", "assistant", "monitoring", "portal", "crm"],
  construction: ["documents", "mobile", "planning", "erp", "analytics", "portal", "warehouse"],
  insurance: ["documents", "portal", "requests", "assistant", "mobile"],
  media: ["highload", "portal", "documents", "integration"],
  hospitality: ["booking", "crm", "portal", "mobile", "assistant", "requests", "integration"],
};

/** What a capability contains of others: asked for beside it, they are no further work. */
export const contains: Readonly<Partial<Record<CapabilityId, readonly CapabilityId[]>>> = {
  maintenance: ["requests", "planning"],
  support: ["requests"],
  bitrix24: ["crm"],
};
