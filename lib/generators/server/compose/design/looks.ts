import "server-only";
import { readLooks } from "@/lib/content/looks";
import { coloursIn } from "@/lib/generators/server/compose/design/colours";

/** What is asked for and is no matter of tokens and classes. */
export const BEYOND =
  /(?<!\p{L})(?:анимац|параллакс|градиент|стекл|размыт|неон|текстур|узор|капс(?!ул)|жирн|пилюл|воздушн|паттерн|орнамент|шрифт\p{L}* [a-z]|animat|gradient|glass|pattern)\p{L}*/giu;

const STYLE_NOUN =
  "тон|фон|цвет|стил|текст|шрифт|букв|надпис|цифр|числ|тен[ьи]|лини|скругл|угл|контраст|границ|рамк|строк|отступ|таблиц|colou?rs?|tones?|background|style|text|type|fonts?|numbers|figures|letters|shadows?|lines|corners|contrast|borders|frames|rows|tables|spacing|buttons|radii";
/** «Читаемый текст», "chunky rounded buttons": it tells how a screen looks, and is no part of it. A noun alone may be one. */
const STYLE = new RegExp(
  `^(?:(?!кнопк)[\\p{L}-]+,? (?:но |и |but |and )?){1,3}(?:${STYLE_NOUN})\\p{L}*$|^(?:контраст|contrast|(?:цифр|букв|шрифт|текст)\\p{L}* \\p{L}+$)`,
  "iu",
);
/** Who looks at it and whose brand it is. */
export const ASIDE =
  /^(?:(?:но|и|а|but|and) )?(?:мы|я|он[аио]?|это|нас|нам|наш\p{L}*|we|i|it|they|our|this) (?!\p{L}+ (?:форм|табл|карточ))|^(?:бренд|фирменн|гайдлайн|brand|guideline|corporate)/iu;

/** Whether words of a description tell of its looks or of its people, and so are nothing to draw. */
export function isWish(label: string): boolean {
  if (/[«“"]/u.test(label)) return false;
  const { looks, moods } = readLooks();
  const isMood = Object.values(moods).some(({ words }) => words.test(label));
  const isShort = label.split(" ").length < 5;
  return (
    STYLE.test(label) ||
    ASIDE.test(label) ||
    coloursIn(label).length > 0 ||
    label.search(BEYOND) === 0 ||
    (isShort && (isMood || Object.values(looks).some((said) => said.test(label))))
  );
}
