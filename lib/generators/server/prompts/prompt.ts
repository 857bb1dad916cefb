import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

/** What a model is asked. */
export type Prompt = { system: string; user: string };

/** What a document is written from; all of it is masked already. */
export type Basis = { input: ToolInput; facts: FactSheet; plan: Plan; locale: Locale };

/** Writes the prompt of a document. */
export type DocumentPrompt = (basis: Basis) => Prompt;

/** Writes the prompt of a design tool. The input is masked already. */
export type PromptWriter = (input: ToolInput, locale: Locale) => Prompt;

/** The task of a tool in both languages: what to write, in which parts. */
export type Task = Readonly<Record<Locale, string>>;
