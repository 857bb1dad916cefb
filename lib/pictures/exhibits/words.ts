import type { ExhibitName } from "./names.ts";

/** Words of drawings in both languages. Each drawing says in its file how long they may be: on a phone they are as large as its digits. */
const exhibitWords = {
  plan: { ru: ["Линия", "Сырьё"], en: ["Line", "Stock"] },
  telemetry: { ru: ["подстанций", "Площадка"], en: ["substations", "Site"] },
  queue: { ru: ["Подсказка", "Инженеры", "мин"], en: ["Tip", "Engineers", "min"] },
  load: { ru: ["Обычный пик", "Мощность", "Всплеск"], en: ["Usual peak", "Capacity", "Surge"] },
  slots: { ru: ["Очередь", "Занято", "Держим", "Свободно"], en: ["Queue", "Taken", "Held", "Free"] },
  agent: {
    ru: ["с", "Письмо", "Тема", "Бронь", "Правила", "Маска", "Черновик"],
    en: ["s", "Letter", "Topic", "Booking", "Rules", "Mask", "Draft"],
  },
  trace: {
    ru: "Приложение Шлюз Вход Переводы Тариф Лимиты Счёт Антифрод Учёт Чек".split(" "),
    en: "App Gateway Sign-in Transfers Fees Limits Account Screening Ledger Receipt".split(" "),
  },
  board: {
    ru: ["Линии", "Финансы", "Юрист", "Инженер", "Подпись", "День", "дней"],
    en: ["Lines", "Finance", "Lawyer", "Chief", "Signing", "Day", "days"],
  },
  layers: {
    ru: ["Рабочие места", "Каталоги", "Виртуализация", "Базы", "Приложения"],
    en: ["Desktops", "Directory", "Virtualisation", "Databases", "Applications"],
  },
} as const satisfies Partial<Record<ExhibitName, Readonly<Record<"ru" | "en", readonly string[]>>>>;

type Worded = keyof typeof exhibitWords;

/** Whether a drawing has words, so that each language has its own. */
export const hasWords = (name: ExhibitName): name is Worded => name in exhibitWords;

/** The words of a drawing in a language; most have none. */
export const wordsOf = (name: ExhibitName, locale: "ru" | "en"): readonly string[] =>
  hasWords(name) ? exhibitWords[name][locale] : [];
