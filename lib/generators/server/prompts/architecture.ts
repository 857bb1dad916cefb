import "server-only";
import { nodeKinds } from "@/lib/generators/graph";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { DocumentPrompt, Task } from "@/lib/generators/server/prompts/prompt";
import type { Locale } from "@/lib/i18n/routing";

type Words = Record<"client" | "portal" | "note" | "core" | "store" | "request", string>;

/** The smallest answer that would be taken. */
const example = ({ client, portal, note, core, store, request }: Words) =>
  JSON.stringify({
    nodes: [
      { id: "client", label: client, kind: "actor" },
      { id: "portal", label: portal, kind: "channel", note },
      { id: "core", label: core, kind: "service" },
      { id: "store", label: store, kind: "data" },
    ],
    edges: [
      { from: "client", to: "portal", label: request, main: true },
      { from: "portal", to: "core", main: true },
      { from: "core", to: "store" },
    ],
  });

const examples = {
  ru: example({
    client: "Заявитель",
    portal: "Портал заявок",
    note: "веб и телефон",
    core: "Обработка заявок",
    store: "База заявок",
    request: "заявка",
  }),
  en: example({
    client: "Applicant",
    portal: "Request portal",
    note: "web and phone",
    core: "Request handling",
    store: "Request store",
    request: "request",
  }),
};

/** The form of the graph, said once for the document and for its correction. */
export const graphForm: Readonly<Record<Locale, string>> = {
  ru: `${examples.ru}
- nodes: от 6 до 16; id латиницей строчными (буквы, цифры, дефис), без повторов; label до 60 знаков; kind одно из: ${nodeKinds.join(", ")}; note до 80 знаков, можно без него.
- edges: от 5 до 30; from и to только из id узлов, узел не связан сам с собой, пара from–to не повторяется; label до 60 знаков, можно без него; main: true только у связей главного пути данных.
- Никаких других полей, комментариев и запятых в конце.`,
  en: `${examples.en}
- nodes: 6 to 16; id in lower-case Latin letters, digits and hyphens, none twice; label up to 60 characters; kind one of: ${nodeKinds.join(", ")}; note up to 80 characters, optional.
- edges: 5 to 30; from and to only ids of nodes, no node linked to itself, no pair from–to twice; label up to 60 characters, optional; main: true only on the links of the main path of data.
- No other fields, no comments, no trailing commas.`,
};

const task: Task = {
  ru: `Документ: архитектура решения, и после него один блок JSON с той же схемой. Разделы по порядку:
### Суть решения: одно-два предложения и главный путь данных.
### Компоненты: таблица «компонент, за что отвечает, чем сделан».
### Обмены: таблица «откуда, куда, что передаётся, как, что при сбое».
### Нагрузка и отказоустойчивость: числа из plan.load, узкое место, что происходит при отказе каждого важного узла.
### Данные и безопасность: что хранится, где, доступ, резервные копии, личные данные.
### Этапы: что строится первым и почему.
### Решения и альтернативы: таблица «решение, почему, от чего отказались».
### Вопросы к встрече: от четырёх до семи.

Диаграмму рисует сайт, сам её не рисуй. Последним в ответе поставь один блок \`\`\`json … \`\`\` такого вида, названия те же, что в документе:
${graphForm.ru}
После блока ничего не пиши.`,
  en: `Document: the architecture of the solution, and after it one block of JSON with the same structure. Sections in this order:
### The solution in short: one or two sentences and the main path of data.
### Components: a table "component, what it answers for, what it is made with".
### Exchanges: a table "from, to, what is passed, how, what if it fails".
### Load and failures: the figures of plan.load, the bottleneck, what happens when each important node fails.
### Data and security: what is stored, where, access, backups, personal data.
### Stages: what is built first and why.
### Decisions and alternatives: a table "decision, why, what was rejected".
### Questions for the meeting: four to seven.

The site draws the diagram, do not draw it yourself. Put last in the answer one block \`\`\`json … \`\`\` of this form, with the names of the document:
${graphForm.en}
Write nothing after the block.`,
};

export const architecturePrompt: DocumentPrompt = (basis) => documentPrompt(task, "architecture", basis);
