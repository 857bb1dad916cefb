import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Fixed words of the architecture. */
export const architectureWords = bilingual({
  title: "Архитектура: {name} | Architecture: {name}",
  parts: "Из чего состоит система | What the system consists of",
  partsHead: "Часть / Что делает / Что хранит | Part / What it does / What it keeps",
  path: "Как это работает: {title} | How it works: {title}",
  opens: "{roles} достаточно открыть экран «{object}». | {roles} can open “{object}”.",
  starts: "Работа начинается с экрана «{object}». | Work starts at “{object}”.",
  does: "Система {does}. | The system {does}.",
  keeps: "После этого в разделе «{store}» есть {writes}. | The records “{store}” keep {writes}.",
  reaches: "Результат приходит {roles}. | The result goes to {roles}.",
  volumes: "Сколько данных | How much data",
  start: "До начала работы вносят: {figures}. | Entered before the start: {figures}.",
  accounts: "Учётные записи: {figures}. | Accounts: {figures}.",
  exchanges: "Обмен с вашими системами | Exchange with your systems",
  exchangeHead:
    "Система / Что передаётся / Если связи нет | System / What is exchanged / Without a connection",
  in: "приходит из неё: {what}; главные данные там | comes from it: {what}; its data are authoritative",
  out: "уходит в неё: {what}; там это не правят | goes to it: {what}; nobody edits it there",
  both: "в обе стороны: {what}; чьи данные главные, решаем до начала работ | both ways: {what}; which side is authoritative is settled first",
  failsQueue:
    "записи ждут в очереди и уходят по порядку, без повторов | records wait in a queue and go out in order, without duplicates",
  failsLast: "видно последнее значение и его время | the last value is shown with its time",
  failsPayment:
    "исход платежа запрашивается заново, второго списания нет | the outcome is asked for again; nobody pays twice",
  failsMove: "до сверки итогов работает прежняя система | the former system stays on until totals agree",
  decisions: "Решения и почему они такие | Decisions and their reasons",
  questions: "Что ещё нельзя решить | What cannot be decided yet",
  askClash:
    "Вместе не выходит: «{first}» и «{second}». Что важнее? | “{first}” and “{second}” exclude each other. Which matters more?",
  askOwner: "Кто у вас отвечает за обмен: {it}? | Who is in charge of {it}?",
  askUnused: "Какими данными обмениваться с системой {it}? | Which data go to or come from {it}?",
  askLoad:
    "Сколько новых записей в день появляется в разделе {it}? | How many new entries a day are there in {it}?",
  askHosting: "Где размещать систему? | Where should it run?",
  askYears: "Сколько лет хранить сведения о людях: {it}? | How many years should {it} be kept?",
  general: "Общее для любых проектов | Common to any project",
  generalText:
    "Вход у каждого свой, права зависят от роли. Журнал хранит каждую правку. Резервные копии делаются каждую ночь. Данные передаются в зашифрованном виде. | Everybody signs in by name, rights follow roles. Every change is logged. Backups are made every night. Transfers are encrypted.",
});

/** A decision and its reason; the slot holds what decides it: a condition, systems, records or functions. */
export const decisionWords = bilingual({
  hosting:
    "**Всё работает и хранится там, где вы указали.** Условие: «{it}». | **Everything runs and is kept where you said.** Condition: “{it}”.",
  noApp:
    "**Всё открывается в браузере, ставить ничего не нужно.** По вашему условию исключено: {it}. | **A web page, nothing to install.** Ruled out by you: {it}.",
  bans: "**Ни одно решение не нарушает ваших условий:** {it}. | **No decision breaks your conditions:** {it}.",
  early:
    "**Пробный обмен раньше экранов: {it}.** Чужой доступ ждут дольше всего. | **Trial exchange before screens: {it}.** Access to other systems takes longest.",
  stays:
    "**Не заменяем: {it}.** Новая система берёт данные оттуда и не ведёт вторую копию. | **Not replaced: {it}.** The new system uses its data and keeps no second copy.",
  replaced:
    "**Перенос с пробной сверкой: {it}.** Старое отключают, когда сошлись итоги. | **Moved after a trial comparison: {it}.** The old one is switched off when totals agree.",
  offline:
    "**Записи ждут связи на устройстве: {it}.** На месте связи может не быть; из двух правок одной записи выбирает человек. | **Records wait on the device: {it}.** There is no connection on the spot; a person decides between two edits.",
  personal:
    "**Доступ по отдельному праву: {it}.** Там сведения о людях. | **A separate right: {it}.** They hold details of people.",
  photo:
    "**Снимки лежат отдельно от записей: {it}.** Файлы тяжелее строк, у них свой срок хранения. | **Pictures are stored apart from records: {it}.** Files are bigger and have a retention period of their own.",
  alert:
    "**Порог проверяет сервер, а не открытый экран: {it}.** Экран закроют, а сигнал всё равно нужен. | **The server watches the limits, not an open screen: {it}.** Screens get closed, alerts are still needed.",
  human:
    "**Программа предлагает, решает человек: {it}.** Отвечает он, поэтому хранятся оба ответа. | **The program proposes, a person decides: {it}.** The person answers for it, so both are kept.",
});

/** Names of boxes and layers of the diagram. */
export const diagramWords = bilingual({
  people: "Люди | People",
  places: "Где работают | Where they work",
  core: "Что делает система | What the system does",
  data: "Записи и обмен | Records and exchange",
  outside: "Соседние системы | Neighbouring systems",
  staff: "Сотрудник | Staff",
  access: "Вход и права | Sign-in and rights",
  exchange: "Обмен данными | Data exchange",
  phone: "Страница на телефоне | Web page on a phone",
  tablet: "Планшет | Tablet",
  kiosk: "Стойка самообслуживания | Self-service kiosk",
  screen: "Общий экран | Shared display",
  message: "Сообщения | Text messages",
  mail: "Письма | E-mail",
  link: "Страница по ссылке | Page behind a link",
  label: "Этикетки и коды | Labels and codes",
  web: "Рабочее место | Work desk",
  paper: "Печать | Print",
  call: "Звонки | Calls",
});
