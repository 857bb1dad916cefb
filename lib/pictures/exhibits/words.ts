import type { ExhibitName } from "./names.ts";

/** Words of drawings in both languages. Each drawing says in its file how long they may be: on a phone they are as large as its digits. */
const exhibitWords = {
  plan: { ru: ["Линия", "Сырьё"], en: ["Line", "Stock"] },
  ledgers: {
    ru: ["Цех", "Бухгалтерия", "3,4\u00a0%", "0,2\u00a0%"],
    en: ["Shop floor", "Ledger", "3.4%", "0.2%"],
  },
  telemetry: { ru: ["подстанций", "Площадка"], en: ["substations", "Site"] },
  queue: { ru: ["Подсказка", "Инженеры", "ч"], en: ["Tip", "Engineers", "h"] },
  load: { ru: ["Обычный пик", "Мощность", "Всплеск"], en: ["Usual peak", "Capacity", "Surge"] },
  slots: {
    ru: ["Очередь", "апр", "Занято", "Держим", "Свободно"],
    en: ["Queue", "Apr", "Taken", "Held", "Free"],
  },
  agent: {
    ru: ["с", "п.", "Письмо", "Тема", "Бронь", "Правила", "Маска", "Черновик"],
    en: ["s", "cl.", "Letter", "Topic", "Booking", "Rules", "Mask", "Draft"],
  },
  trace: {
    ru: "Приложение Шлюз Вход Переводы Тариф Лимиты Счёт Антифрод Учёт Чек мс".split(" "),
    en: "App Gateway Sign-in Transfers Fees Limits Account Screening Ledger Receipt ms".split(" "),
  },
  board: {
    ru: ["Линии", "Финансы", "Юрист", "Инженер", "Подпись", "дней"],
    en: ["Lines", "Finance", "Lawyer", "Chief", "Signing", "days"],
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
