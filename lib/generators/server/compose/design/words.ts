import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the design tools besides the advice of `content/knowledge/screen-advice.yaml`. */
export const designWords = bilingual({
  page: "Страница | Page",
  unopened:
    "Инструмент не открывает ссылки. Опишите экран словами: что на нём сверху вниз, кто и зачем его открывает, что мешает. | The tool does not open links. Describe the screen in words: what is on it from top to bottom, who opens it and why, and what gets in the way.",
  unread:
    "Адрес в описании не открывался: разобрано только то, что сказано словами. | The link was not opened: only the words were read.",
  why: "Почему: | Why:",
  check: "Проверка: | Check:",
  on: "на | on",
  pair: {
    good: "{pair}: контраст {ratio}, обычному тексту хватает {least}. | {pair}: contrast {ratio}; ordinary text needs {least}.",
    pale: "Контраст {ratio}, обычному тексту нужно не меньше {least}. | The contrast is {ratio}; ordinary text needs at least {least}.",
    fixText: "Затемните текст до {hex}. | Darken the text to {hex}.",
    fixGround: "Затемните фон до {hex}. | Darken the background to {hex}.",
    palePart:
      "У кнопки и фона контраст {ratio}, а нужно не меньше {least}. | The button's contrast with its background is {ratio}; at least {least} is needed.",
    fixPart:
      "Затемните кнопку до {hex}; у надписи на ней контраст должен быть не ниже 4,5. | Darken the button to {hex}; its label needs a contrast of at least 4.5.",
    fixGrey:
      "Дайте кнопке цвет, у которого контраст с фоном не ниже 3, а с надписью не ниже 4,5. | Give the button a colour with a contrast of at least 3 with the background and 4.5 with its label.",
    greyToo:
      "Контраст этой кнопки с фоном ({hexes}) сейчас {ratio}: нужно не меньше 3, а надписи на ней не меньше 4,5. | This button's contrast with its background ({hexes}) is {ratio}: at least 3 is needed, and 4.5 for its label.",
    check:
      "программа проверки показывает контраст не ниже {least}. | a contrast checker shows {least} or more.",
    passed:
      "Контраст посчитан для {count} {what}, и его {enough}. | The contrast was calculated for {count} of {what}, and it is {enough}.",
    what: {
      text: "текста и фона | text and background",
      part: "кнопки и фона | button and ground",
      both: "цветов | colours",
    },
    one: "одной | one",
    enough: {
      all: "хватает | enough",
      none: "не хватает | not enough",
      some: "хватает у {good} из них | enough in {good} of them",
    },
    none: "Назовите цвета текста и фона парой, и контраст будет посчитан. | Name the text and background colours as a pair to have the contrast calculated.",
  },
  size: {
    text: "Текст {n} px | Text of {n} px",
    target: "Кнопки и значки {n} px | Targets of {n} px",
    row: "Строка {n} px | Rows of {n} px",
    textWhy: "Текст мельче 16 px трудно читать с экрана. | Text below 16 px is hard to read on a screen.",
    textAdvice: "Поднимите текст до 16–18 px. | Raise body text to 16–18 px.",
    textCheck: "текст читается с расстояния вытянутой руки. | people can read the text at arm's length.",
    targetWhy: "В зону меньше 44 px палец часто не попадает. | A finger often misses a target below 44 px.",
    targetAdvice: "Поднимите высоту до 44 px. | Raise the height to 44 px.",
    targetCheck: "десять нажатий подряд попадают в цель. | ten presses in a row hit the target.",
    rowWhy:
      "В строку такой высоты трудно попасть пальцем. | A row of this height is hard to hit with a finger.",
    rowAdvice:
      "Сделайте строку не ниже 32 px, а для пальца не ниже 44 px. | Make each row at least 32 px high, and 44 px where a finger presses it.",
    rowCheck: "нужная строка открывается с первого раза. | the intended row opens at the first attempt.",
    enough: "{what}: этого достаточно. | {what} is enough.",
    none: "Размеры не названы: тексту нужно от 16 px, зоне нажатия от 44 px. | No sizes are named: text needs 16 px or more and targets 44 px.",
  },
  states: {
    empty: "пустой экран | empty",
    loading: "загрузка | loading",
    error: "ошибка | error",
    done: "подтверждение | done",
    offline: "обрыв связи | offline",
  },
  stateRow: {
    label: "Состояния экрана | Screen states",
    why: "Описан обычный вид экрана, а бывают и другие состояния: {states}. | The description shows the usual state; there are others: {states}.",
    advice: "Нарисуйте и их. | Draw the other states as well.",
    check: "у каждого состояния есть макет и текст. | each state has a mock-up and wording.",
  },
  reader: {
    fields:
      "подпись связана с полем, об ошибке сообщает программа чтения с экрана | each label belongs to its field and errors are announced",
    rows: "строки читаются в том порядке, в котором видны | rows are read in the order in which they are seen",
    cards: "карточка читается как одна ссылка | a card is read as one link",
    chart:
      "у графика есть вывод словами и таблица с теми же данными | each chart has a stated conclusion and a data table",
    map: "всё, что показано на карте или схеме, есть и в списке | whatever the map or diagram shows is also in a list",
    days: "день и время выбираются с клавиатуры | day and time can be chosen by keyboard",
    photo: "у изображений есть текстовое описание | pictures have alternative text",
    lines: "фокус виден и переходит по порядку чтения | the focus is visible and follows the reading order",
  },
  onScreen: "Проверьте на самом экране: {list}. | Check on the actual screen: {list}.",
  lead: "{title}. Предложений: {n}, важные первыми. | {title}. Suggestions: {n}, the most important first.",
  leadOne: "{title}. Одно предложение. | {title}. One suggestion.",
  unanswered:
    "Названо и это, но готового правила у инструмента нет: {list}. Обсудите это с теми, кто пользуется экраном. | Also mentioned, but this tool has no rule for it: {list}. Discuss it with the people who use the screen.",
  quote: "«{label}» | “{label}”",
  worth: "это стоит сохранить | worth keeping",
  opening: "{title}. По частям: {parts}. | {title}. Part by part: {parts}.",
  kept: "Соблюдено: {bans}. | Respected: {bans}.",
  unseen:
    "Разбор сделан по тексту: отступы, выравнивание и настоящие данные в нём не видны, посмотрите их на макете. | This is a review of the description: it does not cover spacing, alignment and real data, so check those in the mock-up.",
  noStrengths:
    "Сильных сторон в описании не названо: допишите, что на экране уже работает хорошо. | The description mentions nothing that already works well: add it.",
  ask: "Опишите экран подробнее: что на нём по порядку сверху вниз, кто и зачем его открывает, что мешает сегодня, какие цвета и размеры. | Describe the screen in more detail: what is on it from top to bottom, who opens it and why, what gets in the way today, which colours and sizes it has.",
  styles: {
    about:
      "Контраст посчитан. Текст: не ниже {least} (пар: {count}). Линии и рамка фокуса: не ниже {edge} (пар: {parts}). | Contrast is calculated. Text: at least {least} (pairs: {count}). Lines and the focus ring: at least {edge} (pairs: {parts}).",
    hint: "Файл собирается Tailwind 4 как есть: токены в @theme, готовые классы page, card, button, field ниже. | Tailwind 4 compiles this file as it is: tokens in @theme, ready classes page, card, button, field below.",
    honoured: "Учтено: {list}. | Taken into account: {list}.",
    kept: "Соблюдены запреты: {list}. | Restrictions respected: {list}.",
    missed: "Не учтено: {list}. | Not applied: {list}.",
    buttons: "кнопки {list} | buttons {list}",
    sample: "Пример, {kind}: {list}. | Sample, {kind}: {list}.",
    kinds: {
      card: "карточка | card",
      form: "форма | form",
      metrics: "показатели | metrics",
      table: "список | list",
    },
    shade: "оттенок изменён ради контраста | shade adjusted for contrast",
  },
});
