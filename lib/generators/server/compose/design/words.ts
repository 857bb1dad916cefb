import "server-only";
import type { State } from "@/lib/content/screen-advice";
import type { Hue, Tone } from "@/lib/generators/server/compose/design/looks";
import type { Locale } from "@/lib/i18n/locales";

type Reckoned = { n: string; pair: string; ratio: string; least: string };
type Line = (values: Reckoned) => string;

/** Words of the design tools, besides the advice that parts and problems bring along. */
export type DesignWords = {
  why: string;
  check: string;
  /** Advice from a number of the description. */
  reckoned: Readonly<
    Record<
      "fields" | "columns" | "rows" | "steps" | "presses" | "colours" | "screens",
      { advice: Line; why: string; check: string }
    >
  >;
  contrast: { bad: Line; good: Line; name: Line; single: Line; pale: Line; none: string };
  text: { bad: Line; good: Line; far: (metres: string, points: string) => string; none: string };
  target: { bad: Line; good: Line; none: string };
  states: Readonly<Record<State, string>>;
  missing: (label: string, states: string) => string;
  opening: (title: string, parts: string, count: number) => string;
  openingBare: (title: string) => string;
  first: (label: string) => string;
  kept: (ban: string) => string;
  order: string;
  orderWhy: string;
  orderCheck: string;
  unseen: string;
  general: string;
  ask: string;
  tooShort: string;
  strengths: {
    named: (labels: string) => string;
    figures: (list: string) => string;
    limits: (list: string) => string;
    device: string;
    colours: (list: string) => string;
  };
  styles: {
    title: (mood: string, hue: string) => string;
    about: (count: string, least: string) => string;
    on: (ground: string, ratio: string) => string;
    hint: string;
    usage: string;
    hues: Readonly<Record<Hue, string>>;
    tones: Readonly<Record<Tone, string>>;
    dark: string;
    taken: (name: string, hex: string) => string;
    primary: string;
    secondary: string;
    field: string;
    error: string;
  };
  picture: {
    action: string;
    back: string;
    search: string;
    days: readonly string[];
    states: readonly [string, string, string];
  };
};

export const designWords: Readonly<Record<Locale, DesignWords>> = {
  ru: {
    why: "Почему:",
    check: "Проверка:",
    reckoned: {
      fields: {
        advice: ({ n }) =>
          `Полей ${n}. Оставьте на первом шаге два-три, остальное спросите после ответа или подставьте из известного.`,
        why: "Каждое следующее поле теряет часть тех, кто начал.",
        check: "доля дошедших до конца растёт, а ответов не становится хуже.",
      },
      columns: {
        advice: ({ n }) =>
          `Столбцов ${n}. Покажите пять-семь, по которым решают, остальные откройте по строке или по выбору.`,
        why: "Дальше седьмого столбца строку теряют.",
        check: "значение находят без прокрутки вбок.",
      },
      rows: {
        advice: ({ n }) =>
          `Строк ${n}. Сверху поставьте те, с которыми работают сегодня, остальное отдайте поиску и группам.`,
        why: "Листать такой объём подряд не станет никто.",
        check: "нужную строку находят за пять секунд.",
      },
      steps: {
        advice: ({ n }) =>
          `Шагов ${n}. Назовите каждый делом, покажите остаток и сохраняйте введённое при возврате.`,
        why: "Длина, которой не видно, кажется бесконечной.",
        check: "возврат назад не теряет ни одного ответа.",
      },
      presses: {
        advice: ({ n }) => `Нажатий ${n} на одно дело. Оставьте одно и дайте несколько секунд на отмену.`,
        why: "Лишнее умножается на число повторов за смену.",
        check: "нажатия считают до и после.",
      },
      colours: {
        advice: ({ n }) =>
          `Цветов ${n}. Назначьте один действию, один отклонениям, остальным оставьте нейтральные.`,
        why: "Цвет без работы читается как случайность.",
        check: "значение каждого цвета называют без легенды.",
      },
      screens: {
        advice: ({ n }) => `Экранов ${n}. Решите, что на каком, и не повторяйте число на двух.`,
        why: "Повтор заставляет сверять.",
        check: "на вопрос смотрят в одно место.",
      },
    },
    contrast: {
      bad: ({ pair, ratio, least }) =>
        `Пара ${pair}: контраст ${ratio}, обычному тексту нужно не меньше ${least}, крупному 3.`,
      good: ({ pair, ratio, least }) =>
        `Пара ${pair}: контраст ${ratio}, для обычного текста достаточно ${least}.`,
      name: ({ n }) => `Посчитано по образцам ${n}: у точных значений результат может отличаться.`,
      single: ({ pair, n, ratio, least }) => `${pair}${n}: на белом контраст ${ratio}, на чёрном ${least}.`,
      none: "Какие цвета у текста и фона? Назовите пару, и контраст будет посчитан.",
      pale: ({ ratio, least }) =>
        `Контраст ${ratio}, обычному тексту нужно не меньше ${least}: затемните текст или осветлите фон.`,
    },
    text: {
      bad: ({ n }) => `Текст ${n} точек мелок, основному нужно от 16.`,
      good: ({ n }) => `Текст ${n} точек: для основного достаточно.`,
      far: (metres, points) => `С расстояния ${metres} м буква читается от ${points} точек высоты.`,
      none: "Какого размера текст? Основному нужно от 16 точек, подписям от 14.",
    },
    target: {
      bad: ({ n }) => `Зона нажатия ${n} точек мала, нужно от 44, на ходу от 48.`,
      good: ({ n }) => `Зона нажатия ${n} точек: достаточно.`,
      none: "Какого размера зоны нажатия? Нужно от 44 точек, на ходу от 48.",
    },
    states: { empty: "пусто", loading: "загрузка", error: "ошибка", done: "готово", offline: "нет связи" },
    missing: (label, list) => `${label}: нарисуйте ещё состояния «${list}»`,
    opening: (title, parts, count) =>
      `${title}. Разобрано по частям, которые вы назвали: ${parts}. Ниже ${count === 1 ? "одно предложение" : "предложения"}, сначала то, что мешает.`,
    openingBare: (title) => `${title}. Частей экрана в описании не видно, поэтому сначала вопросы.`,
    first: (label) =>
      `Начните с первого пункта, «${label}»: он меняет один экран и проверяется за две недели.`,
    kept: (ban) => `Соблюдено условие: ${ban}.`,
    order:
      "Решите, что из этого видно сразу, а что открывают: равные части спорят за внимание. Первым стоит то, с чего начинают.",
    orderWhy: "Порядок на экране читают как порядок действий.",
    orderCheck: "первое действие называют, взглянув на экран три секунды.",
    unseen:
      "По тексту не увидеть отступов, выравнивания, настоящих данных и порядка фокуса: для этого пришлите снимок или ссылку.",
    general:
      "Для любого экрана: видимый фокус, порядок с клавиатуры, подпись у каждого поля, текст при изображениях.",
    ask: "Что на экране по порядку сверху вниз? Кто и зачем его открывает? Что мешает сегодня?",
    tooShort: "Разбирать пока нечего: напишите, что на экране по порядку, кто им пользуется и что мешает.",
    strengths: {
      named: (labels) => `Названо, из чего состоит экран: ${labels}. Каждую часть можно проверить отдельно.`,
      figures: (list) => `Есть числа: «${list}». По ним видно, поместится ли содержимое.`,
      limits: (list) => `Сказано, чего быть не должно: ${list}.`,
      device: "Сказано, на чём и в каких условиях смотрят: размеры не придётся подгонять потом.",
      colours: (list) => `Цвета названы: ${list}. Контраст можно посчитать до вёрстки.`,
    },
    styles: {
      title: (mood, hue) => `Тема: ${mood}, ${hue}`,
      about: (count, least) => `Посчитано пар текста и фона: ${count}, наименьший контраст ${least}.`,
      on: (ground, ratio) => `на ${ground} ${ratio}`,
      hint: "Файл собирается Tailwind 4 как есть: токены в @theme, готовые классы card, button, field ниже.",
      usage: "Разметка для проверки:",
      hues: {
        brick: "кирпичный",
        amber: "янтарный",
        olive: "оливковый",
        pine: "хвойный",
        sea: "морской",
        ocean: "синий",
        iris: "ирисовый",
        plum: "сливовый",
      },
      tones: { calm: "спокойно", strict: "строго", bright: "ярко", dense: "плотно", friendly: "дружелюбно" },
      dark: "тёмный фон",
      taken: (name, hex) => `«${name}» взят как ${hex}: замените своим значением`,
      primary: "Продолжить",
      secondary: "Отменить",
      field: "Поле ввода",
      error: "Что исправить и как",
    },
    picture: {
      action: "Продолжить",
      back: "Отменить",
      search: "Поиск",
      days: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"],
      states: ["Готово", "В работе", "Ждёт"],
    },
  },
  en: {
    why: "Why:",
    check: "Check:",
    reckoned: {
      fields: {
        advice: ({ n }) =>
          `${n} fields. Keep two or three on the first step; ask the rest after the answer or fill it in from what is known.`,
        why: "Each further field loses some of those who began.",
        check: "more people reach the end and the answers get no worse.",
      },
      columns: {
        advice: ({ n }) =>
          `${n} columns. Show the five to seven that decide and open the rest from the row or by choice.`,
        why: "Past the seventh column people lose the row.",
        check: "a value is found without scrolling sideways.",
      },
      rows: {
        advice: ({ n }) => `${n} rows. Put today's at the top and leave the rest to search and groups.`,
        why: "Nobody pages through that many.",
        check: "a row is found in five seconds.",
      },
      steps: {
        advice: ({ n }) =>
          `${n} steps. Name each by what is done, show how many remain and keep what was entered on the way back.`,
        why: "A length out of sight feels endless.",
        check: "going back loses no answer.",
      },
      presses: {
        advice: ({ n }) => `${n} presses for one task. Keep one and give a few seconds to undo.`,
        why: "Every needless press is multiplied by the repeats of a shift.",
        check: "presses are counted before and after.",
      },
      colours: {
        advice: ({ n }) =>
          `${n} colours. Give one to actions, one to deviations, and leave the rest neutral.`,
        why: "A colour without a job reads as chance.",
        check: "the meaning of each colour is named without a legend.",
      },
      screens: {
        advice: ({ n }) => `${n} screens. Decide what stands on which and repeat no number on two.`,
        why: "A repeat has to be compared.",
        check: "for one question people look in one place.",
      },
    },
    contrast: {
      bad: ({ pair, ratio, least }) =>
        `The pair ${pair}: contrast ${ratio}; ordinary text needs at least ${least}, large text 3.`,
      good: ({ pair, ratio, least }) =>
        `The pair ${pair}: contrast ${ratio}, enough for ordinary text (${least}).`,
      name: ({ n }) => `Reckoned with the samples ${n}: your exact values may differ.`,
      single: ({ pair, n, ratio, least }) => `${pair}${n}: contrast ${ratio} on white, ${least} on black.`,
      none: "Which colours do text and ground have? Name a pair and its contrast is reckoned.",
      pale: ({ ratio, least }) =>
        `The contrast is ${ratio} and ordinary text needs at least ${least}: darken the text or lighten the ground.`,
    },
    text: {
      bad: ({ n }) => `Text of ${n} points is small; body text needs 16 or more.`,
      good: ({ n }) => `Text of ${n} points is enough for body text.`,
      far: (metres, points) => `From ${metres} m a letter reads at a height of ${points} points or more.`,
      none: "How large is the text? Body text needs 16 points or more, captions 14.",
    },
    target: {
      bad: ({ n }) => `A target of ${n} points is small; it needs 44, on the move 48.`,
      good: ({ n }) => `A target of ${n} points is enough.`,
      none: "How large are the targets? They need 44 points, on the move 48.",
    },
    states: { empty: "empty", loading: "loading", error: "error", done: "done", offline: "offline" },
    missing: (label, list) => `${label}: draw these states as well: ${list}`,
    opening: (title, parts, count) =>
      `${title}. Taken apart into what you named: ${parts}. ${count === 1 ? "One suggestion follows" : "Suggestions follow"}, what is in the way first.`,
    openingBare: (title) =>
      `${title}. No parts of the screen can be told from the description, so questions come first.`,
    first: (label) =>
      `Begin with the first point, “${label}”: it changes one screen and can be checked within two weeks.`,
    kept: (ban) => `Kept as a condition: ${ban}.`,
    order:
      "Decide what of this shows at once and what is opened: equal parts fight for attention. What people begin with comes first.",
    orderWhy: "The order on the screen is read as the order of work.",
    orderCheck: "the first action is named after three seconds with the screen.",
    unseen:
      "A text does not show spacing, alignment, real data and focus order: send a screenshot or a link for those.",
    general: "For any screen: visible focus, keyboard order, a label at each field, text with pictures.",
    ask: "What is on the screen, from top to bottom? Who opens it and why? What is in the way today?",
    tooShort:
      "There is nothing to take apart yet: write what is on the screen in order, who uses it and what is in the way.",
    strengths: {
      named: (labels) =>
        `It is named what the screen consists of: ${labels}. Each part can be checked by itself.`,
      figures: (list) => `There are figures: “${list}”. They tell whether the content fits.`,
      limits: (list) => `It is said what must not be there: ${list}.`,
      device: "It is said on what and in which conditions people look: sizes need no fitting later.",
      colours: (list) => `Colours are named: ${list}. Contrast can be reckoned before anything is built.`,
    },
    styles: {
      title: (mood, hue) => `Theme: ${mood}, ${hue}`,
      about: (count, least) => `Pairs of text and ground reckoned: ${count}, least contrast ${least}.`,
      on: (ground, ratio) => `on ${ground} ${ratio}`,
      hint: "Tailwind 4 compiles this file as it is: tokens in @theme, ready classes card, button, field below.",
      usage: "Markup to try it on:",
      hues: {
        brick: "brick",
        amber: "amber",
        olive: "olive",
        pine: "pine",
        sea: "sea green",
        ocean: "blue",
        iris: "iris",
        plum: "plum",
      },
      tones: { calm: "calm", strict: "strict", bright: "bright", dense: "dense", friendly: "friendly" },
      dark: "dark ground",
      taken: (name, hex) => `“${name}” was taken as ${hex}: put your own value in its place`,
      primary: "Continue",
      secondary: "Cancel",
      field: "Input field",
      error: "What to mend and how",
    },
    picture: {
      action: "Continue",
      back: "Cancel",
      search: "Search",
      days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      states: ["Done", "In progress", "Waiting"],
    },
  },
};
