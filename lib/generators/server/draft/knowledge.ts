import "server-only";
import { knowledge as en } from "@/content/knowledge/en/knowledge";
import { knowledge as ru } from "@/content/knowledge/ru/knowledge";
import type { Knowledge } from "@/content/knowledge/types";
import type { Locale } from "@/lib/i18n/routing";

/** The knowledge base in the language of the document. */
export const knowledgeOf: Readonly<Record<Locale, Knowledge>> = { ru, en };
