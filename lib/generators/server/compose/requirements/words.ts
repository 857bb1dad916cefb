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
    accept: "Приёмка в целом | Acceptance of the whole",
    questions: "Открытые вопросы | Open questions",
  },
  labels: {
    customer: "Заказчик | Customer",
    effort: "Оценка первого выпуска | Estimate of the first release",
    release: "Первый выпуск | First release",
    scope: "Документ ограничен | Limited to",
    left: "За границами документа | Outside this document",
    unknown: "В указанных границах не нашлось пожелания для | No wish was found in this scope for",
  },
  bounds: {
    forbidden: "Запрещено | Must not be",
    stays: "Остаётся без изменений | Stays as it is",
    outside: "Не входит | Out of scope",
    deadline: "Срок | Deadline",
    budget: "Бюджет | Budget",
    hosting: "Размещение | Hosting",
    acceptance: "Условие приёмки | Condition of acceptance",
    law: "Закупка и право | Purchase and law",
  },
  item: {
    first: "Обязательно, первый выпуск. | Must, first release.",
    later: "Следующий выпуск. | Later release.",
    rest: "Остальное – как в {code}. | Otherwise as {code}.",
    detail: "Заказчик уточняет | In the customer's words",
    who: "Работает | Used by",
    to: "Результат получает | Result goes to",
    exchange: "Обмен | Exchange",
    acceptance: "Приёмка | Acceptance",
    scale: "Объём проверки: {n}. | Extent of the check: {n}.",
    exchangeCheck: "Данные в «{system}» и здесь совпали. | Data here and in {system} agree.",
    offlineCheck:
      "Связь отключают: введённое дошло после её возвращения. | Switch the connection off: what was entered arrives once it is back.",
    banCheck: "Запрет соблюдён: {ban} – не потребовалось. | The whole check passes without: {ban}.",
  },
  role: {
    count: ", всего {n} | , {n} in all",
    uses: "работа | works with",
    gets: "результат | receives",
    closed: "закрыто | closed",
    all: "все функции | all functions",
  },
  qualityHead: ["Код | Code", "Что | What", "Значение | Value", "Как проверяется | How to check"],
  qualityCode: "К | Q",
  quality: {
    load: ["Поток | Flow", "самый загруженный день повторяют на стенде | replay the busiest day"],
    volume: ["Объём | Volume", "заведено полностью, пересчитано | entered in full, recounted"],
  },
  peak: "{flow}; в пиковый час – {peak} | {flow}; {peak} in the busiest hour",
  general:
    "Общее для любой системы: отклик до двух секунд, ежедневные копии, доступ только по роли, журнал действий за год. | General, for any system: response within two seconds, daily backups, access by role only, audit trail for a year.",
  exchangeHead: ["Система | System", "Что передаётся | What is passed"],
  directions: {
    in: "оттуда к нам | from there",
    out: "от нас туда | to there",
    both: "в обе стороны | both ways",
  },
  passed: "записи, нужные функциям | records the functions need",
  exchange:
    "Передача – по событию; при сбое данные ждут в очереди и уходят снова без дублей, ответственный извещён. | Data pass on the event; after a failure they wait in a queue and leave again without duplicates, and the owner is told.",
  stays: "система остаётся и не меняется | the system stays and is not changed",
  replaced: "данные переносят один раз, с пересчётом | data move once, recounted",
  noExchange: "Все записи выгружаются в таблицу. | All records export to a spreadsheet.",
  dataHead: ["Раздел | Part", "Поля | Fields", "Функции | Functions"],
  personal:
    "\\* Личные данные: доступ по роли, срок хранения, удаление. | \\* Personal data: access by role, retention, deletion.",
  measureHead: ["Что | What", "Сегодня | Today", "Цель | Target", "Чем достигается | Reached by"],
  loss: { loses: "Потери | Losses", waits: "Ожидание | Waiting", costs: "Цена | Price" },
  halve: "предлагаем вдвое меньше | we propose half of it",
  price: "цена для подсчёта | a price to reckon with",
  unmeasured: ["замерить до начала | to be measured first", "по итогам замера | follows the measurement"],
  wholeRelease: "первый выпуск в целом | the first release as a whole",
  measured: "Замер – месяц до, месяц после. | Measured a month before, a month after.",
  accept: [
    "Каждое требование проверено на данных заказчика. | Every requirement checked on real data.",
    "Пробная работа две недели: мешающие замечания устранены, люди обучены. | Trial of two weeks: remarks that block work are resolved, people trained.",
  ],
  contradiction:
    "«{first}» и «{second}»: одно исключает другое. Что верно? | “{first}” and “{second}”: one excludes the other. Which holds?",
  tightBudget:
    "Оценка первого выпуска – {cost}, бюджет – {given}. Что из перечисленного делать первым? | The first release is estimated at {cost}, the budget is {given}. Which part comes first?",
  tightDeadline:
    "Первому выпуску нужно {needed}, до названного срока – {given}. Что нужнее к этому дню? | The first release takes {needed}, the date leaves {given}. What is needed most by then?",
  usual: "Обычно {trade} спрашивают ещё: | It is usual {trade} to ask:",
});
