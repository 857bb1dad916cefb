import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

export const ideaWords = bilingual({
  title: "Идея проекта | Project idea",
  brief: "Коротко | In short",
  client: "Заказчик — {it}. | The client: {it}.",
  changes: "Что изменится: {it}. | What changes: {it}.",
  first: "В первом выпуске: {it}. | The first release brings {it}.",
  later: "Позже — {it}. | Later: {it}.",
  proposed: "К этому предлагаем: {it}. | We propose to add {it}.",
  isProposed: "{it} (предлагаем) | {it} (proposed)",
  alone:
    "**Предлагаем сверх пожелания:** {codes}. Только {asked} — {work}{cost}. | **Proposed beyond the wish:** {codes}. {asked} alone: {work}{cost}.",
  easier: "Легче станет {it}. | It makes work easier for {it}.",
  effect: "**Чего стоит сегодняшний порядок.** {it} | **What it costs today.** {it}",
  loss: "{sum}, или {week}. | {sum}, or {week}.",
  open: "Расчёту не хватает ответа. {it} | One answer is missing. {it}",
  costs: "**Как посчитано:** {it}. | **How it’s calculated:** {it}.",
  whole: ", с серверами и лицензиями — {it} | , or {it} with servers and licences",
  rough:
    "**Оценка:** {takes} до запуска ({weeks}), акт — на {act}-й неделе; от {low} до {high}: от −{below} % до +{above} % трудоёмкости. | **Estimate:** {takes} to launch ({weeks}), sign-off in week {act}; {low} to {high}: −{below}% to +{above}% of the effort.",
  roughWeeks:
    "**Оценка:** {takes} до запуска ({weeks}), акт — на {act}-й неделе: от −{below} % до +{above} % трудоёмкости. | **Estimate:** {takes} to launch ({weeks}), sign-off in week {act}: −{below}% to +{above}% of the effort.",
  risks: "**Главные риски:** {it}. | **Main risks:** {it}.",
  leftOut: "**Не вошло:** {it}. | **Not included:** {it}.",
  leftAudit: "аттестация по требованиям безопасности | security certification",
  leftStore: "хранилище файлов на {it} ГБ за 5 лет | file storage of {it} GB over 5 years",
  leftServers: "ваши серверы и лицензии | your servers and licences",
  leftArchive: "перенос архива | moving the archive",
  leftRest: "запуск на остальных местах | launch at the other sites",
  leftTaught: "обучение всех ({it}) | full staff training ({it})",
  leftHours: "время ваших людей на проверку и обучение | your people’s time for testing and training",
  reserve: "Запас — {it}. | That leaves {it} to spare.",
  assumed:
    "ставка наша; неделя функции — это экраны, данные, разработка и проверка | our rate; the weeks of a function cover screens, data, development and tests",
  deadline: "**Срок:** {it}. | **Deadline:** {it}.",
  late: "До срока не хватает {it}: что отложить? | That is {it} short: what can wait?",
  budget: "Бюджет: {it}. | Budget: {it}.",
  dear: "Оценка выше на {it}: что отложить? | The estimate exceeds it by {it}: what can wait?",
  fits: "Оценка укладывается: остаётся {it}. | The estimate fits, leaving {it}.",
  next: "**Следующий шаг.** {it} | **Next step.** {it}",
  access:
    "Подготовьте пробную выгрузку из {it}{what}. По ней уточним оценку обмена. | Please prepare a sample export from {it}{what}. It will refine the estimate of the exchange.",
  accessNamed:
    "Подготовьте пробную выгрузку из системы «{it}»{what}. По ней уточним оценку обмена. | Please prepare a sample export from {it}{what}. It will refine the estimate of the exchange.",
  show: "Покажите нам, как это происходит сегодня: {it}. | Show us how this works today: {it}.",
  answer:
    "Ответьте на вопросы ниже: по ответам уточним оценку. | Please answer the questions below: they will refine the estimate.",
  change: "Что меняется | What changes",
  changeHead: "Сегодня / Чем поможет | Today / What helps",
  unsolved: "Ещё названо: {it}. | Also mentioned: {it}.",
  functions: "Что даёт каждая функция | What each function brings",
  figures: "В цифрах: {it}. | In figures: {it}.",
  offline: "Работает и без связи. | It also works offline.",
  decide: "**От вас:** {it}. | **From you:** {it}.",
  alike: "Тоже решаем на вашем примере. | Also agreed on an example of yours.",
  keep: "Условия проекта | Project conditions",
  forbidden: "Исключено | Ruled out",
  condition: "Условие | Condition",
  hours: "Режим работы | Operating hours",
  stays: "Остаётся | Stays",
  outside: "За рамками | Out of scope",
  law: "Правила | Rules",
  hosting: "Где всё хранится | Hosting",
  acceptance: "Приёмка | Acceptance",
  beside: "**Обмен данными:** {it}. | **Data exchange:** {it}.",
  gone: "**Уходит:** {it}. | **No longer needed:** {it}.",
  plan: "План первого выпуска | Plan of the first release",
  planHead: "Недели / Что готово / Человеко-недели | Weeks / Deliverable / Person-weeks",
  start: "Подготовка, доступы, макеты | Preparation, access, mock-ups",
  dataWork: "Начальные данные: {figures} | Initial data: {figures}",
  dataMoved:
    "Начальные данные и перенос из системы {it}, если её заменяем | Initial data, and migration from {it} if it is replaced",
  dataPlain: "Начальные данные | Initial data",
  exchangeWork: "Обмен: {names} | Data exchange: {names}",
  loadWork: "Запас и испытания по нагрузке: {load} | Capacity and load testing: {load}",
  closedWork: "Установка внутри вашего контура | Installation inside your perimeter",
  stateWork: "Документы и испытания для госзаказчика | Public-sector documentation and testing",
  checking:
    "Проверка вместе с вами, обучение первых пользователей | Acceptance testing, training of the first users",
  launchPlain: "Запуск, помощь в первые дни | Launch and early support",
  launchWork: "Запуск на местах: {it} | Launch on site: {it}",
  stageWork: "Запуск {it} | Launch {it}",
  questions: "Вопросы | Questions",
  settle: "**Решим до начала:** | **To agree before the start:**",
  unread:
    "**Прочитано, но в расчёт и требования не вошло:** {it}. Скажите, если это важно. | **Read, but not yet in the requirements or the estimate:** {it}. Tell us if it matters.",
  ask: {
    hosting:
      "Где размещать систему: у вас или в облаке? От места зависят серверы и расходы на них. | Where should it be hosted: on your servers or in a cloud? Servers and their cost depend on it.",
    retention:
      "Сколько лет хранить {it}? Считаем 5: от срока зависят место и удаление. | How many years should {it} be kept? We count 5: storage and deletion depend on it.",
    channel:
      "Чем отправлять напоминания и сообщения ({it}): СМС, мессенджером, письмом или звонком? | How do reminders and messages reach people ({it}): text, messenger, e-mail or call?",
    guard:
      "Какого класса защиты требует система и кто её аттестует? От класса зависят меры защиты, срок и цена аттестации: в оценку она не вошла. | Which class of protection does the system need, and who certifies it? Its measures and the time and price of certification, which the estimate leaves out, depend on the class.",
    existing:
      "Что станет с системой {it}: её заменяем и переносим данные или дополняем, и остаётся обмен? | What becomes of {it}: is it replaced and its data moved, or extended, with an exchange?",
    work: "Кто будет работать с функцией {it}? | Who will use {it}?",
    works: "Кто будет работать с функциями {it}? | Who will use {it}?",
  },
});
