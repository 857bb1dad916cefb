import "server-only";
import type { Task } from "@/lib/generators/server/prompts/prompt";
import type { Refinement } from "@/lib/generators/tools";

/** How an edition of a document differs from the first one. It follows the task, whose parts and form stay. */
export const refinementTasks: Readonly<Record<Refinement, Task>> = {
  shorter: {
    ru: `Нужна сокращённая редакция: не больше 60 % объёма, указанного в задании. Сохрани все разделы, таблицы и числа посетителя; в каждом разделе оставь один абзац сути, в перечнях три самых важных пункта и последним пунктом скажи, сколько опущено: «и ещё 4 пункта в полном документе». Блок данных в конце, если он есть в задании, не сокращай.`,
    en: `A short edition is wanted: at most 60% of the length the task gives. Keep every section, the tables and the visitor's figures; in each section leave one paragraph with the point and three of the items of a list, and say in its last item how much was left out: "and 4 more items in the full document". Do not shorten the block of data at the end if the task has one.`,
  },
  government: {
    ru: `Нужна редакция для государственного заказчика. Добавь раздел «### Для государственного заказчика»: этапы контракта и что подписывает приёмочная комиссия (закон о закупках из facts.limits.law; если он не назван, вынеси это в вопросы), персональные данные, документы, гарантия и передача прав. Если заказчик в России: реестр российских программ и импортозамещение названных систем, 152-ФЗ и класс защищённости, вход через ЕСИА и обмен через СМЭВ, если система обслуживает граждан, документы по ГОСТ 34. Пиши только о том, что относится к описанию, и не указывай номера пунктов и приказов, в которых не уверен.`,
    en: `An edition for a public customer is wanted. Add a section "### For a government customer": the contract stages and what the acceptance commission signs (the law of purchase from facts.limits.law; if it is not named, make it a question), personal data, documents, warranty and transfer of rights. If the client is in Russia: the register of Russian software and import substitution of the systems named, 152-FZ and the protection class, sign-in through ESIA and exchange through SMEV if the system serves citizens, documents to GOST 34. Write only of what concerns the description, and give no numbers of clauses or orders that you are not sure of.`,
  },
  risks: {
    ru: `Нужна редакция с подробными рисками. Добавь раздел «### Реестр рисков» с таблицей «риск, ранний признак, ответ, кто следит», от восьми до двенадцати строк. Каждая строка выведена из описания: названная система, число, срок, роль или ограничение посетителя. Признак наблюдаемый и с порогом; следит роль, а не «все». Если в задании уже есть раздел о рисках, реестр стоит вместо него.`,
    en: `An edition with the risks in detail is wanted. Add a section "### Register of risks" with a table "risk, early sign, answer, who watches", eight to twelve rows. Each row follows from the description: a system, figure, date, role or constraint that the visitor named. The sign can be observed and has a threshold; a role watches, not "everybody". If the task has a section on risks, the register takes its place.`,
  },
};
