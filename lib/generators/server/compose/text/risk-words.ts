import "server-only";
import { z } from "zod";
import { inBothLanguages, knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const owners = {
  ru: {
    head: "Руководитель проекта",
    client: "Заказчик",
    team: "Ведущий разработчик",
    both: "Заказчик и исполнитель",
  },
  en: { head: "Project lead", client: "Client", team: "Lead developer", both: "Client and contractor" },
} as const;

const ownerOf = {
  contradiction: "client",
  offline: "team",
  receive: "both",
  send: "both",
  replaced: "both",
  neighbour: "client",
  deadlineShort: "client",
  deadlineClose: "head",
  deadlineDate: "head",
  budget: "client",
  personal: "client",
  resistance: "client",
  hosting: "client",
  unmeasured: "client",
  forbidden: "head",
  served: "client",
  many: "head",
} as const satisfies Record<string, keyof (typeof owners)["ru"]>;
export type RiskId = keyof typeof ownerOf;

export const ownerIn = (id: RiskId, locale: Locale): string => owners[locale][ownerOf[id]];

/** What can go wrong in any project: the sentence of the idea and the cells of the register, with slots for the client's names. */
export const readRiskWords = knowledge(
  "risks.yaml",
  z.record(
    z.enum(Object.keys(ownerOf) as [RiskId, ...RiskId[]]),
    inBothLanguages("name", "why", "sign", "measure"),
  ),
);
