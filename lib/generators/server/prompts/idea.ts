import "server-only";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { DocumentPrompt, Task } from "@/lib/generators/server/prompts/prompt";

const task: Task = {
  ru: `Документ: идея проекта. Разделы по порядку:
### Коротко: одна страница для руководителя в пяти строках: что, для кого, первый выпуск, эффект или чего для него не хватает, следующий шаг.
### Задача: чья это задача, что происходит сейчас, что теряется; числа посетителя.
### Пользователи: таблица «кто, что делает сейчас, что изменится».
### Состав решения: части системы, каждая с тем, какую боль из описания снимает; с чем обменивается данными.
### Первый выпуск: функции первого выпуска из plan и почему именно они, что отложено.
### Эффект: как его измерить, исходное значение и ожидаемое, с допущениями; без денежных итогов.
### Риски: таблица «риск, признак, что делать».
### Вопросы к встрече: от пяти до восьми, самые дорогие для решения первыми.`,
  en: `Document: the project idea. Sections in this order:
### In short: a director's page in five lines: what, for whom, first release, the benefit or what is missing for it, the next step.
### The task: whose task it is, what happens today, what is lost; the visitor's figures.
### Users: a table "who, what they do today, what will change".
### The solution: the parts of the system, each with the trouble from the description it ends, and what it exchanges data with.
### First release: the functions of the first release from plan and why those, and what is put off.
### The benefit: how to measure it, the value today and the value expected, with assumptions; no totals in money.
### Risks: a table "risk, sign, what to do".
### Questions for the meeting: five to eight, those that cost most to get wrong first.`,
};

export const ideaPrompt: DocumentPrompt = (basis) => documentPrompt(task, "idea", basis);
