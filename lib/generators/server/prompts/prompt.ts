import "server-only";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** What a model is asked. */
export type Prompt = { system: string; user: string };

/** Writes the prompt of one tool. The input is masked already. */
export type PromptWriter = (input: ToolInput, locale: Locale) => Prompt;

/** The task of a tool in both languages: what to write, in which parts, how long. */
export type Task = Readonly<Record<Locale, string>>;
