import "server-only";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { DocumentPrompt, Task } from "@/lib/generators/server/prompts/prompt";

const task: Task = {
  ru: `Документ: технико-экономическое обоснование. Учти дополнительные сведения (тег additional-information), если они есть. Разделы по порядку:
### Почему сейчас: что теряется сегодня и на чём основана оценка.
### Варианты: таблица «оставить как есть, частичное решение, полное решение»: что меняется, что остаётся, для кого подходит.
### Откуда эффект: каждая статья эффекта, из чего складывается и чем её проверить.
### Вложения и расходы: состав работ и ежегодных затрат, без сумм.
### Риски для эффекта: таблица «что может уменьшить эффект, признак, что делать».
### Что проверить до решения: от четырёх до семи проверок или вопросов.

Расчёт (суммы, ROI, срок окупаемости, NPV) не пиши ни в тексте, ни в таблицах: сайт считает его из тех же фактов и ставит под документом.`,
  en: `Document: the business case. Take account of the additional information (tag additional-information) if there is any. Sections in this order:
### Why now: what is lost today and what the estimate rests on.
### Options: a table "leave as is, partial solution, full solution": what changes, what stays, whom it suits.
### Where the benefit comes from: every line of the benefit, what it is made of and how to check it.
### Investment and costs: what the work and the yearly costs consist of, without sums.
### Risks to the benefit: a table "what may reduce it, sign, what to do".
### To check before deciding: four to seven checks or questions.

Write no calculation (totals, ROI, payback, NPV), neither in the text nor in tables: the site computes it from the same facts and puts it below the document.`,
};

export const businessCasePrompt: DocumentPrompt = (basis) => documentPrompt(task, "business-case", basis);
