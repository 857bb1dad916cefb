import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the design tools besides the advice of `content/knowledge/screen-advice.yaml`. */
export const designWords = bilingual({
  why: "Почему: | Why:",
  check: "Проверка: | Check:",
  on: "на | on",
  pair: {
    good: "{pair}: контраст {ratio}, обычному тексту хватает {least}. | {pair}: contrast {ratio}; ordinary text needs {least}.",
    pale: "Контраст {ratio}, обычному тексту нужно не меньше {least}. | The contrast is {ratio} and ordinary text needs at least {least}.",
    fixText: "Затемните текст до {hex}. | Darken the text to {hex}.",
    fixGround: "Затемните фон до {hex}. | Darken the ground to {hex}.",
    check: "программа показывает контраст от {least}. | a checker gives the pair {least} or more.",
    passed:
      "Контраст посчитан для {count} текста и фона, и его {enough}. | The contrast was calculated for {count} of text and ground, and it is {enough}.",
    one: "одной | one",
    enough: {
      all: "хватает | enough",
      none: "не хватает | not enough",
      some: "хватает у {good} из них | enough in {good} of them",
    },
    none: "Назовите цвета текста и фона парой, и контраст будет посчитан. | Name the colours of text and ground as a pair and the contrast is calculated.",
  },
  size: {
    text: "Текст {n} px | Text of {n} px",
    target: "Кнопки и значки {n} px | Targets of {n} px",
    row: "Строка {n} px | Rows of {n} px",
    textWhy: "Мельче 16 px на экране читают с усилием. | Text below 16 px takes an effort to read.",
    textAdvice: "Поднимите текст до 16–18 px. | Raise body text to 16–18 px.",
    textCheck: "читают с вытянутой руки. | people read it at arm's length.",
    targetWhy: "В зону меньше 44 px палец попадает не всегда. | A finger often misses less than 44 px.",
    targetAdvice: "Поднимите высоту до 44 px. | Raise the height to 44 px.",
    targetCheck: "десять нажатий подряд без промаха. | ten presses in a row without a miss.",
    rowWhy: "Пальцем в такую строку не попасть. | A finger misses such a row.",
    rowAdvice: "Дайте строке от 32 px, для пальца от 44 px. | Give a row 32 px, for a finger 44 px.",
    rowCheck: "нужную строку открывают с первого раза. | the row meant opens at the first try.",
    enough: "{what}: этого достаточно. | {what} is enough.",
    none: "Размеры не названы: тексту нужно от 16 px, зоне нажатия от 44 px. | No sizes are named: text needs 16 px or more and targets 44 px.",
  },
  states: {
    empty: "пустой экран | empty",
    loading: "загрузку | loading",
    error: "ошибку | error",
    done: "подтверждение | done",
    offline: "обрыв связи | offline",
  },
  stateRow: {
    label: "Состояния экрана | States of the screen",
    why: "Описан экран с данными и без сбоев; в жизни его видят и другим. | What is described is the screen full of data and without faults; people see it otherwise too.",
    advice: "Нарисуйте ещё: {states}. | Draw these as well: {states}.",
    check: "у каждого состояния есть макет и текст. | each state has a layout and words.",
  },
  reader: {
    fields: "подпись связана с полем, ошибка названа | labels belong to fields, errors are told",
    rows: "порядок чтения совпадает с видимым | rows are read in the order seen",
    cards: "карточка читается как одна ссылка | a card is read as one link",
    chart: "у графика есть вывод словами и таблица | a chart has a conclusion and a table",
    map: "всё, что есть на карте, есть и списком | whatever the map shows is in a list too",
    days: "день и время выбираются с клавиатуры | day and time can be chosen by keyboard",
    photo: "у изображений есть текстовая замена | pictures have a text in their place",
    lines: "фокус виден и идёт по порядку чтения | focus is seen and follows the reading order",
  },
  onScreen: "Проверьте на самом экране: {list}. | Check on the screen itself: {list}.",
  lead: "{title}. Предложений: {n}, важные первыми. | {title}. Suggestions: {n}, the most important first.",
  opening: "{title}. По частям: {parts}. | {title}. Part by part: {parts}.",
  kept: "Соблюдено: {bans}. | Kept: {bans}.",
  unseen:
    "Разбор сделан по тексту: отступы, выравнивание и настоящие данные в нём не видны, посмотрите их на макете. | This is a review of a text: it does not show spacing, alignment and real data, so look at those in the layout.",
  noStrengths:
    "Сильных сторон в описании не названо: допишите, что на экране уже работает хорошо. | The description names nothing that works well: add what does.",
  ask: "Опишите экран подробнее: что на нём по порядку сверху вниз, кто и зачем его открывает, что мешает сегодня, какие цвета и размеры. | Tell more of the screen: what is on it from top to bottom, who opens it and why, what is in the way today, which colours and sizes it has.",
  styles: {
    about: "Наименьший контраст из {count} пар: {least}. | Least contrast of {count} pairs: {least}.",
    hint: "Файл собирается Tailwind 4 как есть: токены в @theme, готовые классы page, card, button, field ниже. | Tailwind 4 compiles this file as it is: tokens in @theme, ready classes page, card, button, field below.",
    honoured: "Учтено: {list}. | Taken into account: {list}.",
    missed: "Не учтено: {list}. | Left out: {list}.",
    sample: "Пример, {kind}: {list}. | Sample, {kind}: {list}.",
    kinds: {
      card: "карточка | card",
      form: "форма | form",
      metrics: "показатели | metrics",
      table: "список | list",
    },
    shade: "оттенок изменён ради контраста | shade changed for contrast",
  },
  action: "Продолжить | Continue",
  drawn: {
    fields: "Имя, Дата, Номер, Адрес, Сумма, Комментарий | Name, Date, Number, Address, Amount, Comment",
    metrics:
      "В норме: 99,8\u00A0%; Событий за сутки: 1\u00A0248; Открыто сейчас: 42; Среднее время: 3,6\u00A0мин | Within norm: 99.8%; Events today: 1,248; Open now: 42; Average time: 3.6\u00A0min",
    trend: "Динамика | Trend",
    booked: "Запись подтверждена | Booking confirmed",
    confirmed: "Подтверждено | Confirmed",
    done: "Готово | Done",
  },
  refused: {
    title: "Рисую экраны и схемы | I draw screens and diagrams",
    text: "Логотипы, персонажей и фотографии рисовать не умею. Опишите экран: что на нём сверху вниз, для какого он устройства, какие цвета. | Logos, characters and photographs are beyond me. Describe a screen: what is on it from top to bottom, for which device and in which colours.",
  },
});
