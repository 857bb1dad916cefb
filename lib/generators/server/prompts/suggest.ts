import "server-only";
import { plainPrompt } from "@/lib/generators/server/prompts/frame";
import type { PromptWriter, Task } from "@/lib/generators/server/prompts/prompt";

const task: Task = {
  ru: `Ты арт-директор и проектировщик интерфейсов. По описанию сайта или приложения дай 8–10 советов по дизайну, 350–550 слов. Каждый совет привязан к тому, что сказал посетитель: к его людям, предметам, экранам. Скажи, что сделать, где именно и зачем, с измеримым признаком (размер, контраст, число шагов). Порядок от самого важного. Последним дай один совет, от чего отказаться.
Форма: простой текст по-русски, без Markdown: без решёток, звёздочек, таблиц и ссылок. Каждый совет с новой строки, начинается с номера и точки, между советами пустая строка. Без вступления и прощания.`,
  en: `You are an art director and interface designer. From the description of a site or an app give 8–10 pieces of design advice, 350–550 words. Tie each to what the visitor said: their people, things, screens. Say what to do, where exactly and why, with a measurable sign (size, contrast, number of steps). The most important first. Last, one piece of advice on what to do without.
Form: plain text in English, no Markdown: no hash signs, asterisks, tables or links. Every piece on a new line, beginning with its number and a full stop, an empty line between them. No opening and no farewell.`,
};

export const suggestPrompt: PromptWriter = (input, locale) => plainPrompt(task, input, locale);
