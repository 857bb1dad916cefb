import "server-only";
import { bilingual } from "@/lib/content/bilingual";

export const screenWords = bilingual({
  title: "Интерфейс | Interface",
  besides:
    "**На тех же экранах, по таблице прав:** {it}. | **On the same screens, by the table of rights:** {it}.",
  afterExample:
    "После разбора вашего примера нарисуем: {it}. | To be drawn after reviewing your example: {it}.",
  person: "Человек | A person",
  asking: "Кто спрашивает | Person asking",
  on: {
    phone: "телефон | phone",
    tablet: "планшет | tablet",
    desktop: "компьютер | computer",
    kiosk: "киоск | kiosk",
    screen: "общий экран | shared screen",
    link: "телефон, веб | phone or browser",
  },
  byNow: "{it} к 11:00 | {it} by 11:00",
  dark: "Тёмное оформление | A dark theme",
  sections: {
    principles: "Принципы | Principles",
    screens: "Экраны и сценарии | Screens and scenarios",
    style: "Стиль | Style",
  },
  onScreens: "На экранах | On the screens",
  wish: "Пожелание | Wish",
  lines: { shows: "На экране | On screen" },
  accent: "акцент {hex}, к белому {ratio} : 1 | accent {hex}, {ratio} : 1 on white",
  noColour: "в палитре нет | not in the palette",
  unread: "не разобрано, нужен пример | not understood, an example would help",
});
