import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

/**
 * What software can do for somebody; `content/knowledge/kinds.yaml` tells of each. A wish has a main kind and may name others besides:
 * «заявка с фото» is a request with a photo.
 */
export const functionKinds = [
  "board",
  "alert",
  "notice",
  "reminder",
  "card",
  "request",
  "journal",
  "booking",
  "schedule",
  "route",
  "tracking",
  "label",
  "stock",
  "metering",
  "matching",
  "check",
  "estimate",
  "calculation",
  "document",
  "report",
  "payment",
  "photo",
  "library",
  "signing",
  "form",
  "exchange",
  "access",
  "recognition",
  "register",
  "search",
  "learning",
  "feedback",
  "control",
  "general",
] as const;
export type FunctionKind = (typeof functionKinds)[number];

const row = z
  .string()
  .transform((line) => line.split(" | ").map((cell) => (cell === "–" ? "" : cell)))
  .pipe(z.tuple([z.string().min(1), z.string().min(1), z.string(), z.string(), z.string()]))
  .transform(([thing, fields, ...words]) => ({ thing, fields: fields.split(", "), words }));
const rows = z.record(z.enum(functionKinds), row);
const read = knowledge("kinds.yaml", z.strictObject({ ru: rows, en: rows }));

/** What records of a kind are called, their fields, and the words that tell the kind: nouns, verbs, words that go along. */
export const kindRow = (kind: FunctionKind, locale: Locale) => read()[locale][kind];
