import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

export const screenWords = bilingual({
  title: "Интерфейс | Interface",
  staff: "Сотрудник | Staff",
  afterExample:
    "После разбора вашего примера нарисуем: {it}. | Drawn once an example of yours is settled: {it}.",
  administrator: "Администратор | Administrator",
  asking: "Кто спрашивает | Those who ask",
  on: {
    phone: "телефон | phone",
    tablet: "планшет | tablet",
    desktop: "компьютер | computer",
    kiosk: "киоск | kiosk",
    screen: "общий экран | shared screen",
    link: "телефон, веб | phone or browser",
  },
  sections: {
    screens: "Экраны | Screens",
    style: "Стиль | Style",
    conditions: "Условия заказчика на экранах | Your conditions on the screens",
  },
  onScreens: "На экранах | On the screens",
  condition: "Условие | Condition",
  wish: "Пожелание | Wish",
  main: "Первым рисуют **{title}**. | **{title}** is drawn first.",
  lines: {
    fields: "Поля | Fields",
    shows: "На экране | On the screen",
    buttons: "Кнопки | Buttons",
    rule: "Правило | Rule",
    today: "Сегодня | Today",
    numbers: "Числа | Numbers",
    exchange: "Обмен | Exchange",
  },
  noApp: "ссылка в браузере, без установки | a link in the browser, nothing to install",
  accent: "акцент {hex}, к белому {ratio} : 1 | accent {hex}, {ratio} : 1 on white",
  noColour: "в палитре нет | not in the palette",
  unread: "не разобрано, нужен пример | not understood, an example would help",
});
