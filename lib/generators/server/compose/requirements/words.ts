import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the requirements; general text is short, in cells where it can be. */
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
  },
  bounds: {
    forbidden: "Запрещено | Ruled out",
    condition: "Условие | Condition",
    stays: "Остаётся без изменений | Stays as it is",
    outside: "Не входит | Out of scope",
    deadline: "Срок | Deadline",
    budget: "Бюджет | Budget",
    hosting: "Размещение | Hosting",
    acceptance: "Условие приёмки | Acceptance condition",
    law: "Закупка и право | Procurement and law",
  },
  item: {
    first: "Обязательно, первый выпуск. | Must have, first release.",
    later: "Следующий выпуск. | Later release.",
    rest: "Остальное – как в {code}. | Otherwise as in {code}.",
    detail: "Заказчик уточняет | In the customer's words",
    who: "Работает | Used by",
    to: "Результат получает | Result goes to",
    exchange: "Обмен | Exchange",
    acceptance: "Приёмка | Acceptance",
    scale: "Объём проверки: {n}. | Tested at full size: {n}.",
    exchangeCheck: "Данные в «{system}» и здесь совпали. | Data match those in {system}.",
    offlineCheck:
      "Связь отключают: введённое дошло после её возвращения. | With the connection switched off, entries are kept and arrive once it is back.",
  },
  role: {
    count: ", всего {n} | , {n} in all",
    uses: "работа | work",
    gets: "результат | result",
    closed: "закрыто | no access",
    all: "все функции | all functions",
  },
  qualityHead: ["Код | Code", "Что | What", "Значение | Value", "Как проверяется | How it is checked"],
  qualityCode: "К | Q",
  quality: {
    load: ["Поток | Load", "самый загруженный день повторяют на стенде | replay the busiest day"],
    volume: ["Объём | Volume", "заведено полностью, пересчитано | entered in full, then counted again"],
    hosting: [
      "Размещение | Hosting",
      "установка на месте, проход по адресам обмена | installed there, its connections listed",
    ],
    offline: [
      "Без связи | No connection",
      "смена без сети, затем сверка | a shift without a network, then a count",
    ],
  },
  peak: "{flow}; в пиковый час – {peak} | {flow}; {peak} in the busiest hour",
  general:
    "Общее для любой системы: отклик до двух секунд, ежедневные копии, доступ только по роли, журнал действий за год. | General, for any system: response within two seconds, daily backups, access by role only, audit trail for a year.",
  exchangeHead: ["Система | System", "Что передаётся | What is exchanged"],
  directions: {
    in: "оттуда к нам | into the new system",
    out: "от нас туда | out of the new system",
    both: "в обе стороны | both ways",
  },
  passed: "записи, нужные функциям | the records these functions need",
  exchange:
    "Передача – по событию; при сбое данные ждут в очереди и уходят снова без дублей, ответственный извещён. | Data are sent as events happen; after a failure they wait in a queue and go out without duplicates, and the person responsible is told.",
  stays: "система остаётся и не меняется | the system stays and is not changed",
  replaced: "данные переносят один раз, с пересчётом | data are moved once and counted again",
  noExchange: "Все записи выгружаются в таблицу. | All records can be exported to a spreadsheet.",
  dataHead: ["Раздел | Records", "Поля | Fields", "Функции | Functions"],
  personal:
    "\\* Личные данные: доступ по роли, срок хранения, удаление. | \\* Personal data: access by role, a retention period, deletion.",
  measureHead: ["Что | What", "Сегодня | Today", "Цель | Target", "Чем достигается | Achieved by"],
  halve: "предлагаем вдвое меньше | half of that (our proposal)",
  unmeasured: ["замерить до начала | to be measured first", "по итогам замера | set once it is measured"],
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
