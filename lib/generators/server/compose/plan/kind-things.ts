import "server-only";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Locale } from "@/lib/i18n/locales";

/**
 * What records of a kind are called when the wish names no thing, plural or mass nouns | the fields that such a record needs.
 */
const rows: Readonly<Record<FunctionKind, Readonly<Record<Locale, string>>>> = {
  board: {
    ru: "показатели | состояние, время последнего обновления, отклонение",
    en: "items | state, time of last update, deviation",
  },
  alert: {
    ru: "тревоги | порог, значение, время срабатывания, кто принял",
    en: "alerts | threshold, value, time raised, taken by",
  },
  notice: {
    ru: "сообщения | получатель, текст, время отправки, доставлено",
    en: "messages | recipient, text, time sent, delivered",
  },
  reminder: {
    ru: "напоминания | срок, получатель, дата отправки, ответ",
    en: "reminders | due date, recipient, date sent, answer",
  },
  card: {
    ru: "карточки | номер, основные данные, история изменений",
    en: "records | number, main data, history of changes",
  },
  request: {
    ru: "заявки | номер, автор, суть, исполнитель, срок, состояние",
    en: "requests | number, author, matter, assignee, due date, state",
  },
  journal: { ru: "события | начало, окончание, причина, автор", en: "events | start, end, cause, author" },
  booking: {
    ru: "записи на время | дата и время, кто записан, состояние, отмена",
    en: "bookings | date and time, booked for, state, cancellation",
  },
  schedule: {
    ru: "расписание | дата, исполнитель, основание, отметка о выполнении",
    en: "schedule | date, assignee, basis, done mark",
  },
  route: {
    ru: "маршруты | дата, точки по порядку, исполнитель, время прибытия",
    en: "routes | date, stops in order, assignee, arrival time",
  },
  tracking: {
    ru: "этапы | этап, место, время перехода, ответственный",
    en: "stages | stage, place, time of change, responsible",
  },
  label: {
    ru: "коды | код, дата присвоения, происхождение, место",
    en: "codes | code, date assigned, origin, place",
  },
  stock: {
    ru: "остатки | место, количество, в резерве, дата движения",
    en: "stock | place, quantity, reserved, date of movement",
  },
  metering: {
    ru: "записи учёта | значение, единица, норма, отклонение, время",
    en: "readings | value, unit, norm, deviation, time",
  },
  matching: {
    ru: "подборки | условия подбора, найденное, выбор человека",
    en: "matches | criteria, matches, person's choice",
  },
  check: {
    ru: "проверки | правило, результат, время, кто проверил",
    en: "checks | rule, result, time, checked by",
  },
  estimate: {
    ru: "прогнозы | исходные данные, результат, точность, факт",
    en: "forecasts | inputs, result, accuracy, actual",
  },
  calculation: {
    ru: "расчёты | правило, исходные суммы, результат, кто утвердил",
    en: "calculations | rule, input sums, result, approved by",
  },
  document: {
    ru: "документы | номер, дата, состав, получатель, состояние отправки",
    en: "documents | number, date, contents, recipient, sending state",
  },
  report: { ru: "отчёты | период, показатели, дата расчёта", en: "reports | period, figures, date computed" },
  payment: {
    ru: "платежи | сумма, способ, время, чек, возврат",
    en: "payments | amount, method, time, receipt, refund",
  },
  photo: {
    ru: "фотографии | снимок, время, автор, к чему относится",
    en: "photos | image, time, author, what it belongs to",
  },
  library: {
    ru: "материалы | название, содержание, версия, автор, дата",
    en: "articles | title, content, version, author, date",
  },
  signing: {
    ru: "согласия | текст и его версия, подписант, время, отзыв",
    en: "consents | text and version, signatory, time, withdrawal",
  },
  form: {
    ru: "заполненные формы | поля формы, автор, время, признак полноты",
    en: "completed forms | form fields, author, time, completeness",
  },
  exchange: {
    ru: "сообщения обмена | время, состав, результат, текст ошибки",
    en: "exchange messages | time, contents, result, error text",
  },
  access: {
    ru: "разрешения на вход | кому, куда, срок, время прохода",
    en: "access rights | who, where, valid until, time of entry",
  },
  recognition: {
    ru: "распознанные данные | исходный снимок, распознанный текст, уверенность, правка",
    en: "recognised data | source image, recognised text, confidence, correction",
  },
  register: {
    ru: "список | наименование, признаки, состояние, дата включения",
    en: "list | name, attributes, state, date added",
  },
  search: {
    ru: "поисковый указатель | ключевые признаки, место хранения",
    en: "search index | key attributes, where kept",
  },
  learning: {
    ru: "результаты обучения | участник, тема, дата, результат, срок действия",
    en: "training results | participant, topic, date, result, valid until",
  },
  feedback: { ru: "отзывы | автор, оценка, текст, ответ", en: "feedback | author, rating, text, answer" },
  control: {
    ru: "команды | команда, устройство, время, подтверждение",
    en: "commands | command, device, time, confirmation",
  },
  general: {
    ru: "записи | наименование, состояние, автор, время",
    en: "records | name, state, author, time",
  },
};

const partOf = (kind: FunctionKind, locale: Locale, part: 0 | 1): string =>
  rows[kind][locale].split(" | ")[part] ?? "";

/** What records of a kind are called. */
export const kindThing = (kind: FunctionKind, locale: Locale): string => partOf(kind, locale, 0);

/** Fields of the kinds together, each once, seven at most. */
export const fieldsOf = (kinds: readonly FunctionKind[], locale: Locale): string[] =>
  [...new Set(kinds.flatMap((kind) => partOf(kind, locale, 1).split(", ")))].slice(0, 7);
