import "server-only";
import { standardOutline } from "@/lib/generators/server/compose/requirements/compose";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { DocumentPrompt, Task } from "@/lib/generators/server/prompts/prompt";
import type { ToolInput } from "@/lib/generators/tools";

const testable: Task = {
  ru: `Каждое требование: номер (код функции из plan, у нефункциональных НФ-1…), одно действие или свойство, проверяемое: кто, что делает, при каком условии, с каким измеримым результатом, и строкой ниже «Приёмка: …». Числа из описания; чего не сказано, «Допущение». Если посетитель ограничил охват (тег scope), пиши только о нём, а соседнее назови в границах.`,
  en: `Every requirement: a number (the code of the function in plan, NFR-1… for the non-functional), one action or property that can be tested: who, does what, on which condition, with what measurable result, and on the next line "Acceptance: …". Figures from the description; what was not said is an "Assumption". If the visitor limited the scope (tag scope), write of that only and name what lies beside it in the boundaries.`,
};

const free: Task = {
  ru: `Документ: требования к системе. Разделы по порядку:
### Назначение и границы: что входит, что не входит.
### Роли: таблица «роль, что может, чего не может».
### Функциональные требования: по одному на каждую функцию из plan, ни одной не пропусти.
### Нефункциональные требования: нагрузка, время ответа, доступность, безопасность, хранение, доступность интерфейса.
### Обмен данными: таблица «система, что передаётся, направление, как часто, что при сбое».
### Данные: сущности и главные поля, сроки хранения, личные данные.
### Приёмка: сценарии, по которым система принимается.
### Допущения и вопросы: перечни.
${testable.ru}`,
  en: `Document: the requirements of the system. Sections in this order:
### Purpose and boundaries: what belongs to it and what does not.
### Roles: a table "role, may, may not".
### Functional requirements: one for each function of plan, none left out.
### Non-functional requirements: load, response time, availability, security, storage, accessibility.
### Data exchange: a table "system, what is passed, direction, how often, what if it fails".
### Data: entities and main fields, retention, personal data.
### Acceptance: the scenarios by which the system is accepted.
### Assumptions and questions: lists.
${testable.en}`,
};

const gost34: Task = {
  ru: `Документ: проект технического задания на автоматизированную систему по ГОСТ 34.602-2020. Все разделы стандарта, в этом порядке, с этими номерами и названиями; раздел, для которого данных нет, не пропускай: напиши, что предстоит уточнить и у кого.
${standardOutline("ru").join("\n")}
${testable.ru}`,
  en: `Document: a draft of the technical specification of an automated system to GOST 34.602-2020. All sections of the standard, in this order, with these numbers and titles; do not leave out a section without data: write what has to be clarified and with whom.
${standardOutline("en").join("\n")}
${testable.en}`,
};

/** A government customer gets the sections of the standard unless the visitor chose a structure. */
export const usesStandard = ({ template, refine }: ToolInput) =>
  template === "gost-34" || (template === undefined && refine === "government");

export const requirementsPrompt: DocumentPrompt = (basis) =>
  usesStandard(basis.input)
    ? documentPrompt(gost34, "requirements-gost", basis)
    : documentPrompt(free, "requirements", basis);
