import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the interface document beside those of its screens. */
export const screenWords = bilingual({
  title: "Интерфейс | Interface",
  queue: "Очередь | Queue",
  staff: "Сотрудник | Staff",
  exchanges: "Обмен с другими системами | Exchange with other systems",
  on: {
    phone: "телефон | phone",
    tablet: "планшет | tablet",
    desktop: "компьютер | computer",
    kiosk: "киоск | kiosk",
    screen: "общий экран | shared screen",
    link: "телефон, по ссылке | phone, by link",
  },
  sections: {
    screens: "Экраны | Screens",
    style: "Стиль | Style",
    conditions: "Условия заказчика на экранах | Your conditions on the screens",
    questions: "Спросить до рисования | To ask before drawing",
  },
  heads: {
    conditions: ["Условие | Condition", "На экранах | On the screens"],
    style: ["Пожелание | Wish", "На экранах | On the screens"],
  },
  onPhones: ", на телефоне – {count} | , {count} on a phone",
  main: "Первым рисуют **{title}**. | **{title}** is drawn first.",
  lines: {
    fields: "Поля | Fields",
    shows: "На экране | On the screen",
    buttons: "Кнопки | Buttons",
    rule: "Правило | Rule",
    today: "Сегодня | Today",
    numbers: "Числа | Numbers",
    noSignal: "Нет связи | No connection",
  },
  offline: "запись ждёт на устройстве | kept on the device",
  goal: "цель | goal",
  exchange: {
    in: "Из системы {name} | From {name}",
    out: "В систему {name} | To {name}",
    both: "Обмен с системой {name} | With {name}",
  },
  lists: {
    few: "{what}: все видны сразу, без прокрутки | {what}: all in view, no scrolling",
    many: "{what}: сверху отбор по состоянию | {what}: filtered by state on top",
    crowd: "{what}: поиск стоит первым | {what}: search stands first",
  },
  choices: {
    few: "{what}: выбор одним касанием | {what}: picked with one touch",
    many: "{what}: выбор с поиском | {what}: picked with a search",
    crowd: "{what}: выбор по номеру или коду | {what}: picked by number or code",
  },
  demands: {
    noApp: "ссылка в браузере, без установки | a link in the browser, nothing to install",
    fewButtons: "на экране одна крупная кнопка | one large button per screen",
    noPaper: "печати нет, подписывают на экране | nothing is printed, signing is done on the screen",
    offline: "экраны работают без сети и отправляют данные потом | screens work offline and send data later",
    own: "шрифты и карты загружаются со своих серверов | fonts and maps come from your own servers",
    noCall:
      "вместо звонка приходит сообщение, ответ дают в нём | a message replaces the call, and the answer is given in it",
  },
  stays: "данные видны здесь, вводят их по-прежнему там | its data shows here and is still entered there",
  none: "Этого на экранах нет: {what}. | Not on any screen: {what}.",
  accent: "акцент {hex}, к белому {ratio} : 1 | accent {hex}, {ratio} : 1 on white",
  noColour: "в палитре нет | not in the palette",
  unread: "Не разобрано, нужен пример: {what}. | Not understood, an example would help: {what}.",
  device: "На чём открывают {screens}? | Which device will {screens} be used on?",
});
