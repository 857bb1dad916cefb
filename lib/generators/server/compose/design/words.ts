import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the design tools besides the advice of `content/knowledge/screen-advice.yaml`. */
export const designWords = bilingual({
  page: "Страница | Page",
  unopened:
    "Инструмент не открывает ссылки. Опишите экран словами: что на нём сверху вниз, кто и зачем его открывает, что мешает. | The tool does not open links. Describe the screen in words: what is on it from top to bottom, who opens it and why, and what gets in the way.",
  unread:
    "Адрес в описании не открывался: разобрано только то, что сказано словами. | The address was not opened: only what the words say was read.",
  why: "Почему: | Why:",
  check: "Проверка: | Check:",
  on: "на | on",
  pair: {
    good: "{pair}: контраст {ratio}, обычному тексту хватает {least}. | {pair}: contrast {ratio}; ordinary text needs {least}.",
    pale: "Контраст {ratio}, обычному тексту нужно не меньше {least}. | The contrast is {ratio} and ordinary text needs at least {least}.",
    fixText: "Затемните текст до {hex}. | Darken the text to {hex}.",
    fixGround: "Затемните фон до {hex}. | Darken the ground to {hex}.",
    palePart:
      "У кнопки и фона контраст {ratio}, а нужно не меньше {least}. | The contrast of the button and its ground is {ratio}, and at least {least} is needed.",
    fixPart:
      "Затемните кнопку до {hex}; у надписи на ней контраст должен быть не ниже 4,5. | Darken the button to {hex}; its label needs a contrast of at least 4.5.",
    fixGrey:
      "Дайте кнопке цвет, у которого контраст с фоном не ниже 3, а с надписью не ниже 4,5. | Give the button a colour with a contrast of 3 or more with the ground and 4.5 or more with its label.",
    greyToo:
      "Контраст этой кнопки с фоном ({hexes}) сейчас {ratio}: нужно не меньше 3, а надписи на ней не меньше 4,5. | The contrast of this button with its ground ({hexes}) is {ratio} now: 3 or more is needed, and 4.5 or more for its label.",
    check:
      "программа проверки показывает контраст не ниже {least}. | a contrast checker shows {least} or more.",
    passed:
      "Контраст посчитан для {count} {what}, и его {enough}. | The contrast was calculated for {count} of {what}, and it is {enough}.",
    what: {
      text: "текста и фона | text and ground",
      part: "кнопки и фона | button and ground",
      both: "цветов | colours",
    },
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
    rowCheck: "нужная строка открывается с первого раза. | the intended row opens at the first try.",
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
    label: "Состояния экрана | States of the screen",
    why: "Описан обычный вид экрана, а бывают и другие состояния: {states}. | The description shows the usual state; there are others: {states}.",
    advice: "Нарисуйте и их. | Draw the other states as well.",
    check: "у каждого состояния есть макет и текст. | each state has a layout and words.",
  },
  reader: {
    fields:
      "подпись связана с полем, об ошибке сообщает программа чтения с экрана | each label belongs to its field and errors are announced",
    rows: "строки читаются в том порядке, в котором видны | rows are read in the order in which they are seen",
    cards: "карточка читается как одна ссылка | a card is read as one link",
    chart: "у графика есть вывод словами и таблица с теми же данными | a chart has a conclusion and a table",
    map: "всё, что показано на карте или схеме, есть и в списке | whatever the map or diagram shows is in a list too",
    days: "день и время выбираются с клавиатуры | day and time can be chosen by keyboard",
    photo: "у изображений есть текстовое описание | pictures have a text in their place",
    lines: "фокус виден и переходит по порядку чтения | the focus is visible and follows the reading order",
  },
  onScreen: "Проверьте на самом экране: {list}. | Check on the screen itself: {list}.",
  lead: "{title}. Предложений: {n}, важные первыми. | {title}. Suggestions: {n}, the most important first.",
  leadOne: "{title}. Одно предложение. | {title}. One suggestion.",
  unanswered:
    "Названо и это, но готового правила у инструмента нет: {list}. Обсудите это с теми, кто пользуется экраном. | Also named, without a ready rule in this tool: {list}. Discuss it with the people who use the screen.",
  quote: "«{label}» | “{label}”",
  worth: "это стоит сохранить | worth keeping",
  opening: "{title}. По частям: {parts}. | {title}. Part by part: {parts}.",
  kept: "Соблюдено: {bans}. | Kept: {bans}.",
  unseen:
    "Разбор сделан по тексту: отступы, выравнивание и настоящие данные в нём не видны, посмотрите их на макете. | This is a review of a text: it does not show spacing, alignment and real data, so look at those in the layout.",
  noStrengths:
    "Сильных сторон в описании не названо: допишите, что на экране уже работает хорошо. | The description names nothing that works well: add what does.",
  ask: "Опишите экран подробнее: что на нём по порядку сверху вниз, кто и зачем его открывает, что мешает сегодня, какие цвета и размеры. | Describe the screen in more detail: what is on it from top to bottom, who opens it and why, what gets in the way today, which colours and sizes it has.",
  styles: {
    about:
      "Наименьший контраст текста, пар {count}: {least}; кнопки и линий, пар {parts}: {edge}. | Least contrast of text, {count} pairs: {least}; of the button and lines, {parts} pairs: {edge}.",
    hint: "Файл собирается Tailwind 4 как есть: токены в @theme, готовые классы page, card, button, field ниже. | Tailwind 4 compiles this file as it is: tokens in @theme, ready classes page, card, button, field below.",
    honoured: "Учтено: {list}. | Taken into account: {list}.",
    kept: "Соблюдены запреты: {list}. | Bans kept: {list}.",
    missed: "Не учтено: {list}. | Left out: {list}.",
    buttons: "кнопки {list} | buttons {list}",
    sample: "Пример, {kind}: {list}. | Sample, {kind}: {list}.",
    kinds: {
      card: "карточка | card",
      form: "форма | form",
      metrics: "показатели | metrics",
      table: "список | list",
    },
    shade: "оттенок изменён ради контраста | shade changed for contrast",
  },
});
