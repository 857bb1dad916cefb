import "server-only";
import type { Locale } from "@/lib/i18n/locales";

/** Words of the interface document beside those of its screens. `|` parts the verb of one from that of several. */
// prettier-ignore
const ru = {
  title: "Интерфейс", queue: "Очередь", staff: "Сотрудник", exchanges: "Обмен с другими системами",
  on: { phone: "телефон", tablet: "планшет", desktop: "компьютер", kiosk: "киоск", screen: "общий экран", link: "телефон, по ссылке" },
  controls: { text: "ввод", number: "число", choice: "выбор из списка", date: "дата", photo: "снимок", code: "сканирование",
    check: "отметка", sign: "подпись пальцем" },
  state: "знак и цвет",
  sections: { screens: "Экраны", path: "Главный путь", conditions: "Условия заказчика на экранах", style: "Стиль",
    general: "Общее для любых экранов", questions: "Спросить до рисования" },
  heads: { conditions: ["Условие", "На экранах"], style: ["Пожелание", "На экранах"] },
  onPhones: "на телефоне – {count}", main: "Первым рисуют {title}.", later: "После первой очереди: {titles}.",
  verbs: { form: "заполняет|заполняют", calendar: "открывает|открывают", message: "получает|получают", paper: "готовит|готовят",
    other: "открывает|открывают", press: "нажимает|нажимают", and: "и" },
  lines: { fields: "Поля", shows: "На экране", buttons: "Кнопки", rule: "Правило", fall: "Сегодня", from: "Из системы {name}",
    to: "В систему {name}", both: "Обмен с системой {name}", taken: "время обмена на виду", sent: "отправленное помечено",
    passed: "время обмена на виду", noSignal: "Нет связи", offline: "запись ждёт на устройстве",
    failure: "При сбое", goal: "цель" },
  sizes: { few: "{what} видны сразу, без прокрутки", many: "{what}: сверху отбор по состоянию", crowd: "{what}: поиск стоит первым" },
  choices: { few: "{what}: выбор одним касанием", many: "{what}: выбор с поиском", crowd: "{what}: выбор по номеру или коду" },
  series: "{what}: съёмка серией, без лишних нажатий",
  peak: "{what}, в час пик до {n}: на одну запись остаётся {minutes}",
  failures: { form: "введённое остаётся", list: "прежние данные и время", board: "серая плитка с временем", stages: "этап прежний",
    calendar: "время остаётся свободным", dashboard: "вместо числа причина", card: "запись ждёт отправки", map: "последняя точка, время",
    message: "другой канал, затем звонок", paper: "номер не расходуется" },
  numbers: { title: "Числа, от которых зависят экраны", heads: ["Число", "Что из него следует"], people: "вход под своим именем",
    names: "поиск по имени", measure: "та же единица в итогах", shifts: "незакрытое видно следующей смене", peak: "до {n} в час пик" },
  extra: { duration: "Прошло времени:number", money: "Сумма:number" },
  demands: { noApp: "ссылка в браузере, без установки", fewButtons: "на экране одна крупная кнопка",
    noPaper: "печати нет, подписывают на экране", offline: "экраны работают без сети и отправляют данные потом",
    ownServers: "шрифты и карты загружаются со своих серверов", noCall: "вместо звонка приходит сообщение, ответ дают в нём" },
  fewButtons: "Меньше кнопок", stays: "данные видны здесь, вводят их по-прежнему там", none: "Этого на экранах нет: {what}.",
  askDevice: "На чём открывают {screens}?", askFields: "Обязательные поля {screens}?",
  general: ["Цель нажатия – от 44 px.", "Контраст текста – от 4,5 : 1.", "Всё доступно с клавиатуры.", "Цвет всегда со знаком.",
    "Пустой экран подсказывает первое действие."],
};

type Wide<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { [Key in keyof T]: Wide<T[Key]> };

// prettier-ignore
const en: Wide<typeof ru> = {
  title: "Interface", queue: "Queue", staff: "Staff member", exchanges: "Exchange with other systems",
  on: { phone: "phone", tablet: "tablet", desktop: "computer", kiosk: "kiosk", screen: "shared screen", link: "phone, by link" },
  controls: { text: "typed", number: "number", choice: "picked from a list", date: "date", photo: "picture", code: "scanned",
    check: "ticked", sign: "signed by finger" },
  state: "sign and colour",
  sections: { screens: "Screens", path: "Main path", conditions: "Your conditions on the screens", style: "Style",
    general: "General, on any screen", questions: "To ask before drawing" },
  heads: { conditions: ["Condition", "On the screens"], style: ["Wish", "On the screens"] },
  onPhones: "{count} on a phone", main: "{title} is drawn first.", later: "After the first release: {titles}.",
  verbs: { form: "fills in|fill in", calendar: "opens|open", message: "gets|get", paper: "prepares|prepare", other: "opens|open",
    press: "presses|press", and: "and" },
  lines: { fields: "Fields", shows: "On the screen", buttons: "Buttons", rule: "Rule", fall: "Today", from: "From {name}", to: "To {name}",
    both: "With {name}", taken: "time of exchange shown", sent: "sent ones are marked",
    passed: "time of exchange shown", noSignal: "No connection", offline: "kept on the device",
    failure: "If it fails", goal: "goal" },
  sizes: { few: "{what}: all in view, no scrolling", many: "{what}: filtered by state on top", crowd: "{what}: search stands first" },
  choices: { few: "{what}: picked with one touch", many: "{what}: picked with a search", crowd: "{what}: picked by number or code" },
  series: "{what}: taken in one series, no extra taps",
  peak: "{what}, up to {n} in a busy hour: that leaves {minutes} for one entry",
  failures: { form: "entries are kept", list: "last data and time", board: "grey tile with time", stages: "stage unchanged",
    calendar: "time stays free", dashboard: "the reason, no number", card: "entry waits to go", map: "last place and time",
    message: "another channel, then call", paper: "no number lost" },
  numbers: { title: "Numbers that shape the screens", heads: ["Number", "What follows"], people: "signed in by name",
    names: "searched by name", measure: "same unit in totals", shifts: "the next shift sees open ones", peak: "up to {n} in a busy hour" },
  extra: { duration: "Time elapsed:number", money: "Amount:number" },
  demands: { noApp: "a link in the browser, nothing to install", fewButtons: "one large button a screen",
    noPaper: "nothing is printed, signing is done on the screen", offline: "screens work offline and send later",
    ownServers: "fonts and maps come from your own servers", noCall: "a message comes in place of a call and takes the answer" },
  fewButtons: "Fewer buttons", stays: "its data shows here and is still entered there", none: "Not on any screen: {what}.",
  askDevice: "Which device for {screens}?", askFields: "Required fields of {screens}?",
  general: ["Targets from 44 px.", "Text contrast from 4.5 : 1.", "Everything works by keyboard.", "Colour never without a sign.",
    "An empty screen offers the first step."],
};

export const screenWords: Readonly<Record<Locale, Wide<typeof ru>>> = { ru, en };
