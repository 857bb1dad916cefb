import "server-only";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { PromptWriter, Task } from "@/lib/generators/server/prompts/prompt";

const task: Task = {
  ru: `Документ: идея проекта, 700–1000 слов. Разделы по порядку:
### Задача: чья это задача, что происходит сейчас, что теряется; числа посетителя.
### Пользователи: таблица «кто, что делает сейчас, что изменится».
### Состав решения: части системы, каждая с тем, какую боль из описания снимает; с чем обменивается данными.
### Первый выпуск: что войдёт в первые два-три месяца работы и почему именно это, что сознательно отложено.
### Эффект: как его измерить, исходное значение и ожидаемое, с допущениями; без денежных итогов.
### Риски: таблица «риск, признак, что делать».
### Вопросы к встрече: от пяти до восьми, самые дорогие для решения первыми.`,
  en: `Document: the project idea, 700–1,000 words. Sections in this order:
### The task: whose task it is, what happens today, what is lost; the visitor's figures.
### Users: a table "who, what they do today, what will change".
### The solution: the parts of the system, each with the trouble from the description it ends, and what it exchanges data with.
### First release: what goes into the first two or three months and why that, and what is put off on purpose.
### The effect: how to measure it, the value today and the value expected, with assumptions; no totals in money.
### Risks: a table "risk, sign, what to do".
### Questions for the meeting: five to eight, those that cost most to get wrong first.`,
};

export const ideaPrompt: PromptWriter = (input, locale) => documentPrompt(task, input, locale);
