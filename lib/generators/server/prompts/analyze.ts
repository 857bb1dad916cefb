import "server-only";
import { plainPrompt } from "@/lib/generators/server/prompts/frame";
import type { PromptWriter, Task } from "@/lib/generators/server/prompts/prompt";
import type { Locale } from "@/lib/i18n/routing";

/** The form of an analysis, said once for the answer and for its correction. */
export const analysisForm: Readonly<Record<Locale, string>> = {
  ru: `{"overview":"…","strengths":["…"],"improvements":["…"],"accessibility":"…"}
- overview: 3–5 предложений: что это, для кого, что решает успех. strengths: 3–6 строк. improvements: 4–8 строк, каждая: что, где, как исправить, чем измерить. accessibility: 3–6 предложений о WCAG 2.2 AA: контраст, клавиатура, скринридер, размеры.
- Если описания дизайна во входных данных нет: {"error":"одно предложение о том, чего не хватает"}.`,
  en: `{"overview":"…","strengths":["…"],"improvements":["…"],"accessibility":"…"}
- overview: 3–5 sentences: what it is, for whom, what decides its success. strengths: 3–6 lines. improvements: 4–8 lines, each: what, where, how to put it right, how to measure it. accessibility: 3–6 sentences on WCAG 2.2 AA: contrast, keyboard, screen reader, sizes.
- If the data describe no design: {"error":"one sentence on what is missing"}.`,
};

const task: Task = {
  ru: `Ты эксперт по удобству интерфейсов. Оцени дизайн по описанию: только то, что следует из него, чего не видно, называй вопросом. Пиши по-русски, простым текстом без Markdown внутри строк.
Форма: только один объект JSON, без текста до и после:
${analysisForm.ru}`,
  en: `You are a usability expert. Assess the design from its description: only what follows from it; what cannot be seen is a question. Write in English, plain text without Markdown inside the strings.
Form: a single JSON object, no text before or after it:
${analysisForm.en}`,
};

export const analyzePrompt: PromptWriter = (input, locale) => plainPrompt(task, input, locale);
