import "server-only";
import type { Locale } from "@/lib/i18n/locales";

/** Words of the design tools besides the advice of `content/knowledge/screen-advice.yaml`; `filled` puts values into the slots. */
const ru = {
  why: "Почему:",
  check: "Проверка:",
  on: "на",
  pair: {
    bad: "Пара {pair}: контраст {ratio}, обычному тексту нужно не меньше {least}, крупному 3.",
    good: "Пара {pair}: контраст {ratio}, для обычного текста достаточно {least}.",
    pale: "Контраст {ratio}, обычному тексту нужно не меньше {least}: затемните текст или осветлите фон.",
    samples: "Посчитано по образцам {samples}: у точных значений результат может отличаться.",
    single: "{colour}: на белом контраст {white}, на чёрном {black}.",
    none: "Какие цвета у текста и фона? Назовите пару, и контраст будет посчитан.",
  },
  text: {
    bad: "Текст {n} точек мелок, основному нужно от 16.",
    good: "Текст {n} точек: для основного достаточно.",
    none: "Какого размера текст? Основному нужно от 16 точек, подписям от 14.",
  },
  target: {
    bad: "Зона нажатия {n} точек мала, нужно от 44, на ходу от 48.",
    good: "Зона нажатия {n} точек: достаточно.",
    none: "Какого размера зоны нажатия? Нужно от 44 точек, на ходу от 48.",
  },
  far: "С расстояния {metres} м буква читается от {points} точек высоты.",
  states: { empty: "пусто", loading: "загрузка", error: "ошибка", done: "готово", offline: "нет связи" },
  missing: "{label}: нарисуйте ещё состояния «{states}»",
  opening: "{title}. Разобрано по частям, которые вы назвали: {parts}. Сначала то, что мешает.",
  openingBare: "{title}. Частей экрана в описании не видно, поэтому сначала вопросы.",
  first: "Начните с первого пункта, «{label}»: он меняет один экран и проверяется за две недели.",
  kept: "Соблюдено условие: {ban}.",
  order: {
    advice:
      "Решите, что из этого видно сразу, а что открывают: равные части спорят за внимание. Первым стоит то, с чего начинают.",
    why: "Порядок на экране читают как порядок действий.",
    check: "первое действие называют, взглянув на экран три секунды.",
  },
  unseen:
    "По тексту не увидеть отступов, выравнивания, настоящих данных и порядка фокуса: для этого пришлите снимок или ссылку.",
  general:
    "Для любого экрана: видимый фокус, порядок с клавиатуры, подпись у каждого поля, текст при изображениях.",
  ask: "Что на экране по порядку сверху вниз? Кто и зачем его открывает? Что мешает сегодня?",
  tooShort: "Разбирать пока нечего: напишите, что на экране по порядку, кто им пользуется и что мешает.",
  strengths: {
    named: "Названо, из чего состоит экран: {list}. Каждую часть можно проверить отдельно.",
    figures: "Есть числа: «{list}». По ним видно, поместится ли содержимое.",
    bans: "Сказано, чего быть не должно: {list}.",
    colours: "Цвета названы: {list}. Контраст можно посчитать до вёрстки.",
  },
  styles: {
    title: "Тема: {mood}, {hue}",
    about: "Посчитано пар текста и фона: {count}, наименьший контраст {least}.",
    hint: "Файл собирается Tailwind 4 как есть: токены в @theme, готовые классы card, button, field ниже.",
    taken: "«{name}» взят как {hex}: подставьте своё значение",
    usage: "Разметка для проверки:",
    field: "Поле ввода",
    error: "Что исправить и как",
    dark: "тёмный фон",
    tones: { calm: "спокойно", strict: "строго", bright: "ярко", dense: "плотно", friendly: "дружелюбно" },
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
  },
  action: "Продолжить",
  back: "Отменить",
  search: "Поиск",
  days: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"],
  done: ["Готово", "В работе", "Ждёт"],
};

export type DesignWords = typeof ru;

const en: DesignWords = {
  why: "Why:",
  check: "Check:",
  on: "on",
  pair: {
    bad: "The pair {pair}: contrast {ratio}; ordinary text needs at least {least}, large text 3.",
    good: "The pair {pair}: contrast {ratio}, enough for ordinary text ({least}).",
    pale: "The contrast is {ratio} and ordinary text needs at least {least}: darken the text or lighten the ground.",
    samples: "Reckoned with the samples {samples}: your exact values may differ.",
    single: "{colour}: contrast {white} on white, {black} on black.",
    none: "Which colours do text and ground have? Name a pair and its contrast is reckoned.",
  },
  text: {
    bad: "Text of {n} points is small; body text needs 16 or more.",
    good: "Text of {n} points is enough for body text.",
    none: "How large is the text? Body text needs 16 points or more, captions 14.",
  },
  target: {
    bad: "A target of {n} points is small; it needs 44, on the move 48.",
    good: "A target of {n} points is enough.",
    none: "How large are the targets? They need 44 points, on the move 48.",
  },
  far: "From {metres} m a letter reads at a height of {points} points or more.",
  states: { empty: "empty", loading: "loading", error: "error", done: "done", offline: "offline" },
  missing: "{label}: draw these states as well: {states}",
  opening: "{title}. Taken apart into what you named: {parts}. What is in the way comes first.",
  openingBare: "{title}. No parts of the screen can be told from the description, so questions come first.",
  first: "Begin with the first point, “{label}”: it changes one screen and can be checked within two weeks.",
  kept: "Kept as a condition: {ban}.",
  order: {
    advice:
      "Decide what of this shows at once and what is opened: equal parts fight for attention. What people begin with comes first.",
    why: "The order on the screen is read as the order of work.",
    check: "the first action is named after three seconds with the screen.",
  },
  unseen:
    "A text does not show spacing, alignment, real data and focus order: send a screenshot or a link for those.",
  general: "For any screen: visible focus, keyboard order, a label at each field, text with pictures.",
  ask: "What is on the screen, from top to bottom? Who opens it and why? What is in the way today?",
  tooShort:
    "There is nothing to take apart yet: write what is on the screen in order, who uses it and what is in the way.",
  strengths: {
    named: "It is named what the screen consists of: {list}. Each part can be checked by itself.",
    figures: "There are figures: “{list}”. They tell whether the content fits.",
    bans: "It is said what must not be there: {list}.",
    colours: "Colours are named: {list}. Contrast can be reckoned before anything is built.",
  },
  styles: {
    title: "Theme: {mood}, {hue}",
    about: "Pairs of text and ground reckoned: {count}, least contrast {least}.",
    hint: "Tailwind 4 compiles this file as it is: tokens in @theme, ready classes card, button, field below.",
    taken: "“{name}” was taken as {hex}: put your own value in its place",
    usage: "Markup to try it on:",
    field: "Input field",
    error: "What to mend and how",
    dark: "dark ground",
    tones: { calm: "calm", strict: "strict", bright: "bright", dense: "dense", friendly: "friendly" },
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
  },
  action: "Continue",
  back: "Cancel",
  search: "Search",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  done: ["Done", "In progress", "Waiting"],
};

export const designWords: Readonly<Record<Locale, DesignWords>> = { ru, en };
