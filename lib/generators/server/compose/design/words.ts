import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the design tools besides the advice of `content/knowledge/screen-advice.yaml`. */
export const designWords = bilingual({
  why: "Почему: | Why:",
  check: "Проверка: | Check:",
  on: "на | on",
  pair: {
    bad: "Пара {pair}: контраст {ratio}, обычному тексту нужно не меньше {least}, крупному 3. | The pair {pair}: contrast {ratio}; ordinary text needs at least {least}, large text 3.",
    good: "Пара {pair}: контраст {ratio}, для обычного текста достаточно {least}. | The pair {pair}: contrast {ratio}, enough for ordinary text ({least}).",
    pale: "Контраст {ratio}, обычному тексту нужно не меньше {least}: затемните текст или осветлите фон. | The contrast is {ratio} and ordinary text needs at least {least}: darken the text or lighten the ground.",
    single: "{colour}: на белом {white}, на чёрном {black}. | {colour}: {white} on white, {black} on black.",
    none: "Какие цвета у текста и фона? Назовите пару, и контраст будет посчитан. | Which colours do text and ground have? Name a pair and its contrast is reckoned.",
  },
  size: {
    text: "Текст | Text",
    target: "Зона нажатия | Target",
    small: "{what} {n} px — мало, нужно от {least}. | {what} of {n} px is too small, it needs {least}.",
    enough: "{what} {n} px — достаточно. | {what} of {n} px is enough.",
    none: "{what}: какого размера? Нужно от {least} px. | {what}: of what size? It needs {least} px or more.",
  },
  states: {
    empty: "пусто | empty",
    loading: "загрузка | loading",
    error: "ошибка | error",
    done: "готово | done",
    offline: "нет связи | offline",
  },
  missing: "{label}: нарисуйте ещё состояния «{states}» | {label}: draw these states as well: {states}",
  opening: "{title}. Разобрано по частям: {parts}. | {title}. Taken apart into: {parts}.",
  kept: "Соблюдено условие: {ban}. | Kept as a condition: {ban}.",
  unseen:
    "По тексту не увидеть отступов, выравнивания, настоящих данных и порядка фокуса: для этого пришлите снимок или ссылку. | A text does not show spacing, alignment, real data and focus order: send a screenshot or a link for those.",
  general:
    "Для любого экрана: видимый фокус, порядок с клавиатуры, подпись у каждого поля, текст при изображениях. | For any screen: visible focus, keyboard order, a label at each field, text with pictures.",
  ask: "Чтобы разобрать точнее, напишите, что на экране по порядку сверху вниз, кто и зачем его открывает, что мешает сегодня. | To take it apart, write what is on the screen from top to bottom, who opens it and why, what is in the way today.",
  strengths: {
    named: "Названо, из чего состоит экран: {list}. | What the screen consists of is named: {list}.",
    figures: "Числа, на которых проверяют макет: {list}. | Figures to try the layout on: {list}.",
  },
  styles: {
    about: "Наименьший контраст из {count} пар: {least}. | Least contrast of {count} pairs: {least}.",
    hint: "Файл собирается Tailwind 4 как есть: токены в @theme, готовые классы page, card, button, field ниже. | Tailwind 4 compiles this file as it is: tokens in @theme, ready classes page, card, button, field below.",
    taken: "«{name}» взят как {hex} | “{name}” was taken as {hex}",
  },
  action: "Продолжить | Continue",
});
