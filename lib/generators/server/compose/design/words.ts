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
    fixText: "Затемните текст до {hex} или осветлите фон. | Darken the text to {hex} or lighten the ground.",
    fixGround:
      "Затемните фон до {hex} или возьмите тёмный текст. | Darken the ground to {hex} or take a dark text.",
    check:
      "программа подсчёта контраста показывает для пары не меньше {least}. | a contrast checker gives the pair at least {least}.",
    passed:
      "Названо пар текста и фона: {count}, по контрасту проходят: {good}. | Pairs of text and ground named: {count}, of them pass: {good}.",
    single:
      "{colour}: контраст на белом {white}, на чёрном {black}. | {colour}: contrast {white} on white, {black} on black.",
    none: "Назовите цвета текста и фона парой, и контраст будет посчитан. | Name the colours of text and ground as a pair and the contrast is reckoned.",
  },
  size: {
    text: "Текст {n} px | Text of {n} px",
    target: "Кнопки и значки {n} px | Targets of {n} px",
    row: "Строка {n} px | Rows of {n} px",
    textWhy: "Мельче 16 px на экране читают с усилием. | Text below 16 px takes an effort to read.",
    textAdvice:
      "Поднимите основной текст до 16–18 px, сноски до 14. | Raise body text to 16–18 px and notes to 14.",
    textCheck:
      "читают с расстояния вытянутой руки, не наклоняясь. | people read it at arm's length without leaning in.",
    targetWhy:
      "В зону меньше 44 px палец попадает через раз. | A finger misses a target below 44 px every other time.",
    targetAdvice:
      "Поднимите высоту до 44 px или расширьте зону нажатия вокруг значка. | Raise the height to 44 px or widen the zone around the icon.",
    targetCheck: "десять нажатий подряд без промаха. | ten presses in a row without a miss.",
    rowWhy:
      "В такую строку мышью ещё попадают, пальцем уже нет. | A mouse still hits such a row, a finger does not.",
    rowAdvice:
      "Дайте строке от 32 px для мыши и от 44 px для пальца. | Give a row 32 px or more for a mouse and 44 px for a finger.",
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
    check:
      "для каждого состояния есть макет и текст, что делать дальше. | each state has a layout and words on what to do next.",
  },
  reader: {
    fields:
      "подпись каждого поля связана с ним, ошибка сказана словами | each label belongs to its field and errors are told in words",
    rows: "порядок чтения строк совпадает с видимым, у столбцов есть заголовки | rows are read in the order seen and columns have headings",
    cards:
      "карточка читается как одна ссылка с понятным именем | a card is read as one link with a clear name",
    chart:
      "у графика есть вывод словами и таблица тех же чисел | a chart has its conclusion in words and the same numbers as a table",
    map: "всё, что есть на карте, есть и списком | whatever the map shows is in a list too",
    days: "день и время выбираются с клавиатуры | day and time can be chosen by keyboard",
    photo: "у изображений есть текстовая замена | pictures have a text in their place",
    lines:
      "фокус виден, порядок перехода совпадает с порядком чтения | focus is seen and follows the order of reading",
  },
  onScreen: "Проверьте на самом экране: {list}. | Check on the screen itself: {list}.",
  opening: "{title}. По частям: {parts}. | {title}. Part by part: {parts}.",
  kept: "Соблюдено условие: {ban}. | Kept as a condition: {ban}.",
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
  refused: {
    title: "Рисую экраны и схемы | I draw screens and diagrams",
    text: "Логотипы, персонажей и фотографии рисовать не умею. Опишите экран: что на нём сверху вниз, для какого он устройства, какие цвета. | Logos, characters and photographs are beyond me. Describe a screen: what is on it from top to bottom, for which device and in which colours.",
  },
});
