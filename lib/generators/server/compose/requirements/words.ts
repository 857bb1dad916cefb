import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the requirements in either form; general text is short, in cells where it can be. */
export const requirementWords = bilingual({
  title: "Требования | Requirements",
  headings: {
    purpose: "Назначение и границы | Purpose and scope",
    roles: "Роли и права | Roles and rights",
    functions: "Функциональные требования | Functional requirements",
    quality: "Нефункциональные требования | Non-functional requirements",
    exchange: "Обмен с другими системами | Exchange with other systems",
    data: "Данные | Data",
    measures: "Показатели: было и стало | Measures: before and after",
    accept: "Этапы и приёмка | Stages and acceptance",
    questions: "Открытые вопросы | Open questions",
  },
  labels: {
    fullName: "Полное наименование | Full name",
    customer: "Заказчик | Customer",
    effort: "Оценка первого выпуска | Estimate of the first release",
    size: "Масштаб | Scale",
    included: "Входит в первый выпуск | In the first release",
    proposed: "Предлагаем к нему | We propose to add",
    success: "Успех видно по числам | Success in figures",
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
    hours: "Режим работы | Operating hours",
    acceptance: "Условие приёмки | Acceptance condition",
    law: "Закупка и право | Procurement and law",
    detail: "Уточнение | Quote",
    who: "Кто | Who",
    answer: "Срок ответа | Time to answer",
    reads: "Данные из | Data from",
    actions: "Действия на экранах | Actions on screen",
    check: "Приёмка | Acceptance",
    priority: "Приоритет | Priority",
  },
  effort:
    "{weeks} до запуска, акт приёмки — на {act}-й неделе; {personWeeks} | {weeks} to launch, sign-off in week {act}; {personWeeks}",
  function: "Функция | Function",
  role: "Роль | Role",
  alsoNamed:
    "**Ещё в описании:** {it}. Что им открыто, решим вместе. | **Also in the description:** {it}. What they can open is to be agreed.",
  mine: "записи, документы и сообщения | records, documents and messages",
  first: "обязательно, первый выпуск | must have, first release",
  beyond: "предлагаем к первому выпуску | proposed beside the first release",
  later: "следующий выпуск | later release",
  rest: "Остальное — как в {code}. | Otherwise as in {code}.",
  target: "Соблюдено названное в пожелании: {it}. | Meets the stated target: {it}.",
  scale: "Объём проверки: {n}. | Tested at full size: {n}.",
  term: [
    "назначен при приёме | set at intake",
    "назначен при приёме: сегодня {n}, цель короче, её согласуем | set at intake: {n} today, a shorter target is to be agreed",
  ],
  buttonCheck:
    "По разу выполняют {it}: результат виден сразу. | Use {it} once each: the result shows at once.",
  ownCargo: "По ссылке открывается только свой груз. | A link opens only the customer’s own cargo.",
  assumed: "(роль предлагаем) | (proposed role)",
  unnamed: "(кто это, решим вместе) | (to be identified)",
  does: "{who} — {right} | {who} – {right}",
  bySystem: "система, без участия людей | the system, automatically",
  exchangeChecks: {
    records:
      "Сверено с {system} за сутки: {what}; расхождений нет. | A day reconciled with {system}: {what}; no differences.",
    messages:
      "Каждое сообщение через {system} дошло один раз. | Each message sent through {system} arrives once.",
    "sign-in":
      "Вошедшему через {system} открыто только своё. | After signing in with {system}, users see only their own data.",
  },
  offlineCheck: "Без связи введённое не теряется. | Entries made offline are kept and delivered.",
  allPassed: "все переданные записи | all records passed",
  conditionCheck: "На трёх случаях пробуют: {it}. | Tested on three cases: {it}.",
  noData: "Состав записей решаем на вашем примере. | The records are defined using an example of yours.",
  qualityHead: ["Что | What", "Значение | Value", "Как проверяется | How it is checked"],
  load: ["Поток | Load", "самый загруженный день повторяют на стенде | replay the busiest day"],
  peak: "; в час пик {peak}: {day} в день ÷ {hours} × 2 | ; {peak} in the peak hour: {day} a day ÷ {hours} × 2",
  burst: "; {it}, допущение | ; {it} (an assumption)",
  workingHours: "; допущение: рабочий день — 8 часов{it} | ; assumption: a working day of 8 hours{it}",
  workingDays: ", рабочих дней {it} — {n} | , {n} working days {it}",
  kept: {
    forbidden:
      "на приёмке просмотрены экраны, сообщения и обмен: условие не нарушено | screens, messages and exchanges are reviewed: none breaks the rule",
    stays: "не меняется: после запуска работает как прежде | unchanged: it works as before",
    outside: "в поставку не входит | not part of the delivery",
    hosting: "установка на месте | installed on site",
    hours:
      "обновление ставят и один из двух серверов отключают под нагрузкой: работа не прерывается | an update is installed and one of the two servers is switched off under load: service continues",
  },
  sealed: [
    "; к внешним адресам система не обращается | ; the system makes no outside calls",
    "установка на месте; в журнале сети обращений наружу нет | installed on site; the network log shows no outside calls",
  ],
  installedOwn: "установка на свои серверы заказчика | installed on the customer’s own servers",
  coded: "НФ-{n} {what} | NF-{n} {what}",
  proposed:
    "Значения предлагаем: их меняют до начала работ. | We propose these values; change them before work starts.",
  moved:
    "{it}: данные переносят один раз и сверяют, потом обмена нет. | {it}: data is moved over once and reconciled, with no exchange afterwards.",
  dataHead: ["Раздел | Records", "Поля | Fields", "Функции | Functions"],
  passed: "Данные обмена: {it} | Exchanged with {it}",
  measureHead: ["Что | What", "Сегодня | Today", "Цель | Target", "Чем достигается | Achieved by"],
  success: "{name}: сегодня {today}, цель — {target} | {name}: {today} today, target — {target}",
  afterwards: "{it} — следующий выпуск | {it}: a later release",
  unmeasured: "число случаев измерим до запуска | cases to be counted before launch",
  atMost: "предлагаем не больше {n} | we propose {n} at most",
  fewer: "предлагаем на {share} меньше | we propose {share} fewer",
  shorter: "предлагаем на {share} короче | we propose {share} shorter",
  minutes:
    "минуты: считает система; предел согласуем | minutes, as the system recalculates; the limit is to be agreed",
  alike: "согласуем, сколько из них без участия людей | to be agreed: the share handled without staff",
  grouped:
    "предлагаем: сигналов хотя бы втрое меньше, чем оповещений | we propose: signals are at most a third of the alerts",
  agreed: "согласуем | to be agreed",
  together: "решим вместе | to be agreed together",
  measured:
    "Замер — за сопоставимые периоды до и после запуска. | Measured over comparable periods before and after launch.",
  signs:
    "**Подписывает приёмку:** заказчик проекта; он же утверждает требования и назначает владельца процесса. Проверяют вместе с ним: {it}. | **Acceptance is signed by:** the customer’s project owner, who also approves the requirements and names the process owner. They check together with: {it}.",
  stageHead: ["Недели | Weeks", "Этап | Stage", "Кто принимает | Accepted by"],
  owner: "заказчик проекта | the project owner",
  build: "{codes}: разработка и показ | {codes}: built and shown",
  trial: "опытная эксплуатация{stage}, журнал замечаний | trial operation{stage}, a log of remarks",
  sign: "акт приёмки | acceptance certificate",
  accept: [
    "Все проверки {codes} пройдены на данных заказчика. | All checks of {codes} pass on the customer’s data.",
    "Опытная эксплуатация — две недели на настоящих данных ({main}), работают: {users}; мешающие ошибки устранены, люди обучены. | Two weeks of trial operation on real data ({main}) by: {users}; blocking issues are resolved and users are trained.",
  ],
});
