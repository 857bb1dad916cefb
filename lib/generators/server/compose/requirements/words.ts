import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the requirements in either form; general text is short, in cells where it can be. */
export const requirementWords = bilingual({
  title: "Требования | Requirements",
  headings: {
    purpose: "Назначение и границы | Purpose and bounds",
    roles: "Роли и права | Roles and rights",
    functions: "Функциональные требования | Functional requirements",
    quality: "Нефункциональные требования | Non-functional requirements",
    exchange: "Обмен с другими системами | Exchange with other systems",
    data: "Данные | Data",
    measures: "Показатели: было и стало | Measures: before and after",
    accept: "Приёмка в целом | Overall acceptance",
    questions: "Открытые вопросы | Open questions",
  },
  labels: {
    customer: "Заказчик | Customer",
    effort: "Оценка первого выпуска | Estimate of the first release",
    today: "Сегодня | Today",
    scope: "Документ ограничен | Limited to",
    left: "За границами документа | Outside this document",
    unknown: "В указанных границах не нашлось пожелания для | No wish was found in this scope for",
    forbidden: "Запрещено | Ruled out",
    condition: "Условие | Condition",
    stays: "Остаётся без изменений | Stays as it is",
    outside: "Не входит | Out of scope",
    deadline: "Срок | Deadline",
    budget: "Бюджет | Budget",
    hosting: "Размещение | Hosting",
    acceptance: "Условие приёмки | Acceptance condition",
    law: "Закупка и право | Procurement and law",
    detail: "Заказчик уточняет | In the customer's words",
    who: "Работает | Used by",
    to: "Результат получает | Result goes to",
    check: "Приёмка | Acceptance",
  },
  first: "Обязательно, первый выпуск. | Must have, first release.",
  later: "Следующий выпуск. | Later release.",
  rest: "Остальное – как в {code}. | Otherwise as in {code}.",
  scale: "Объём проверки: {n}. | Tested at full size: {n}.",
  exchangeCheck: "Данные в «{system}» и здесь совпали. | Data match those in {system}.",
  offlineCheck:
    "Связь отключают: введённое дошло после её возвращения. | With the connection switched off, entries are kept and arrive once it is back.",
  count: ", всего {n} | , {n} in all",
  uses: "работа – {what} | work – {what}",
  gets: "результат – {what} | result – {what}",
  everything: "все функции | all functions",
  qualityHead: ["Код | Code", "Что | What", "Значение | Value", "Как проверяется | How it is checked"],
  qualityCode: "К | Q",
  load: ["Поток | Load", "самый загруженный день повторяют на стенде | replay the busiest day"],
  volume: ["Объём | Volume", "заведено полностью, пересчитано | entered in full, then counted again"],
  offline: ["Без связи | No connection", "смена без сети, затем сверка | a shift offline, then a count"],
  peak: "{flow}; в пиковый час – {peak} | {flow}; {peak} in the busiest hour",
  general:
    "Общее для любой системы: отклик до двух секунд, ежедневные копии, доступ только по роли, журнал действий за год. | General, for any system: response within two seconds, daily backups, access by role only, audit trail for a year.",
  exchangeHead: ["Система | System", "Что передаётся | What is exchanged"],
  in: "оттуда к нам | into the new system",
  out: "от нас туда | out of the new system",
  both: "в обе стороны | both ways",
  passed: "записи, нужные функциям | the records these functions need",
  stays: "система остаётся и не меняется | the system stays and is not changed",
  replaced: "данные переносят один раз, с пересчётом | data are moved once and counted again",
  exchange:
    "Передача – по событию; при сбое данные ждут в очереди и уходят снова без дублей, ответственный извещён. | Data are sent as events happen; after a failure they wait in a queue and go out without duplicates, and the person responsible is told.",
  noExchange: "Все записи выгружаются в таблицу. | All records can be exported to a spreadsheet.",
  dataHead: ["Раздел | Records", "Поля | Fields", "Функции | Functions"],
  personal:
    "\\* Личные данные: доступ по роли, срок хранения, удаление. | \\* Personal data: access by role, a retention period, deletion.",
  measureHead: ["Что | What", "Сегодня | Today", "Цель | Target", "Чем достигается | Achieved by"],
  halve: "предлагаем вдвое меньше | half of that (our proposal)",
  unmeasured: "замерить до начала | to be measured first",
  noTarget: "по итогам замера | set once it is measured",
  wholeRelease: "первый выпуск в целом | the first release as a whole",
  measured: "Замер – месяц до, месяц после. | Measured for a month before and a month after.",
  accept: [
    "Каждое требование проверено на данных заказчика. | Every requirement has been checked on the customer's data.",
    "Пробная работа две недели: мешающие замечания устранены, люди обучены. | Two weeks of trial use: everything that got in the way of work is resolved, people are trained.",
  ],
  contradiction:
    "«{first}» и «{second}»: одно исключает другое. Что верно? | “{first}” and “{second}” exclude each other. Which holds?",
  tightBudget:
    "Оценка первого выпуска – {cost}, бюджет – {given}. Что из перечисленного делать первым? | The first release is estimated at {cost}, the budget is {given}. Which part comes first?",
  tightDeadline:
    "Первому выпуску нужно {needed}, до названного срока – {given}. Что нужнее к этому дню? | The first release takes {needed}, the deadline leaves {given}. What is needed most by then?",
  usual: "Обычно {trade} спрашивают ещё: | Usually asked {trade}:",
});

/** Headings that GOST 34.602-2020 prescribes, and short general text under them. */
export const gostWords = bilingual({
  title:
    "Техническое задание на создание автоматизированной системы | Terms of reference for an automated system (GOST 34.602-2020)",
  sections: [
    "Общие сведения | General information",
    "Цели и назначение создания автоматизированной системы | Goals and purpose of the automated system",
    "Характеристика объектов автоматизации | Description of the objects of automation",
    "Требования к автоматизированной системе | Requirements for the automated system",
    "Состав и содержание работ по созданию автоматизированной системы | Scope and content of work on creating the automated system",
    "Порядок разработки автоматизированной системы | Development procedure of the automated system",
    "Порядок контроля и приёмки автоматизированной системы | Control and acceptance procedure of the automated system",
    "Требования к составу и содержанию работ по подготовке объекта автоматизации к вводу автоматизированной системы в действие | Requirements for preparing the object of automation for operation",
    "Требования к документированию | Documentation requirements",
    "Источники разработки | Sources of development",
  ],
  two: [
    "Цели создания автоматизированной системы | Goals of the automated system",
    "Назначение автоматизированной системы | Purpose of the automated system",
  ],
  three: [
    "Основные сведения об объекте автоматизации | About the object of automation",
    "Условия эксплуатации | Conditions of use",
  ],
  four: [
    "Требования к структуре автоматизированной системы в целом | Requirements for the structure as a whole",
    "Требования к функциям (задачам), выполняемым автоматизированной системой | Requirements for the functions (tasks)",
    "Требования к видам обеспечения автоматизированной системы | Requirements for the kinds of support",
    "Общие технические требования к автоматизированной системе | General technical requirements",
  ],
  fullName: "Полное наименование | Full name",
  contractor: "Исполнитель и основание | Contractor and basis",
  contract: "по договору | by contract",
  noGoals:
    "Цель – работа функций из раздела 2 на данных заказчика. | The goal is that the functions of section 2 work on the customer's data.",
  purpose: "Система предназначена для выполнения функций: | The system carries out these functions:",
  object:
    "Объект автоматизации: {object}. Данные и объёмы – в разделе 4. | Object of automation: {object}. Data and volumes: section 4.",
  process: "работа заказчика | the customer's work",
  structure:
    "Каждой функции отвечает подсистема; отказ одной не останавливает остальные. | Each function has its subsystem; one failing leaves the others running.",
  supply:
    "Информационное – записи ниже; лингвистическое – интерфейс на русском языке; программное – открытые компоненты без привязки к поставщику; техническое – резервная копия и запас мощности; метрологическое – единое время; организационное и методическое – владелец процесса, инструкции по ролям. | Information: records below; linguistic: interface in English; software: open components, no lock-in; hardware: backup copy, spare capacity; metrological: one source of time; organisational and methodological: process owner, instructions by role.",
  stageHead: ["Неделя | Week", "Содержание | Content", "Человеко-недель | Person-weeks"],
  develop:
    "Работы начинаются после утверждения задания; изменение требований – дополнением к нему. | Work starts once these terms are approved; changes become an addendum.",
  tests:
    "Предварительные испытания по программе и методике, опытная эксплуатация с журналом замечаний, приёмочные испытания комиссией заказчика. | Preliminary tests by programme and method, trial run with a log, acceptance by the customer's committee.",
  prepare:
    "Проверить исходные данные по разделу 4, обучить людей по ролям. | Check the starting data of section 4, train people by role.",
  documents:
    "Пояснительная записка, программа и методика испытаний, руководства пользователя (по ролям) и администратора, паспорт системы. | Explanatory note, test programme and method, manuals for users (by role) and for the administrator, system passport.",
  sources:
    "ГОСТ 34.602-2020, ГОСТ 34.201-2020, описание задачи от заказчика. | GOST 34.602-2020, GOST 34.201-2020, the customer's description of the task.",
  personalLaw: "Федеральный закон № 152-ФЗ. | Federal Law 152-FZ.",
});
