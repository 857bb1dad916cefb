import "server-only";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { DocumentPrompt, Task } from "@/lib/generators/server/prompts/prompt";

const task: Task = {
  ru: `Документ: концепция интерфейса. Если посетитель назвал желаемый стиль (тег style), следуй ему. Разделы по порядку:
### Роли и задачи: таблица «роль, главная задача, как часто, на чём работает».
### Карта экранов: перечень с одной строкой о каждом и переходами между ними.
### Главный сценарий: пронумерованные шаги от входа до результата, на каждом шаге что видит и что делает человек.
### Ключевые экраны: три или четыре, каждый подзаголовком ####: что на экране сверху вниз, что главное, пустое состояние, загрузка, ошибка, нет прав.
### Данные и формы: поля с проверками и подсказками, что заполняется само.
### Вид: сетка, шрифт, цвета, плотность, поведение на телефоне.
### Доступность: клавиатура, контраст, скринридер, размер цели; по WCAG 2.2 AA.
### Вопросы к встрече: от трёх до шести.`,
  en: `Document: the interface concept. If the visitor named a style (tag style), follow it. Sections in this order:
### Roles and tasks: a table "role, main task, how often, on which device".
### Map of screens: a list with one line on each and the ways between them.
### Main scenario: numbered steps from entry to result, with what a person sees and does at each.
### Key screens: three or four, each under a #### heading: what is on the screen from top to bottom, what matters most, the empty state, loading, error, no permission.
### Data and forms: fields with checks and hints, and what is filled in by itself.
### Look: grid, type, colours, density, behaviour on a phone.
### Accessibility: keyboard, contrast, screen reader, target size; to WCAG 2.2 AA.
### Questions for the meeting: three to six.`,
};

export const interfacePrompt: DocumentPrompt = (basis) => documentPrompt(task, "interface", basis);
