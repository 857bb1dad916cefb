import "server-only";
import { coloursIn } from "@/lib/generators/server/compose/design/colours";
import { moodWords, PASTEL, WARM } from "@/lib/generators/server/compose/design/moods";

const NOT = "(?<!(?:без|не|никаких|no|not|without) (?:\\p{L}+ )?)";
const TEXTS = "(?:текст|шрифт|букв|надпис)";
const FIGURES = "(?:цифр|чис[ел]|показател)";
const words = (source: string) => new RegExp(source, "iu");

/** Looks that a style file can have, by the words that ask for them. Colours, the rounding and the bans are told apart. */
export const LOOKS = {
  large: words(
    `очень крупно(?!\\p{L})|(?:очень )?крупн\\p{L}* ${TEXTS}\\p{L}*|больш\\p{L}+ ${TEXTS}\\p{L}*|${TEXTS}\\p{L}* (?:покрупнее|крупн\\p{L}*)|с \\p{L}+ метр\\p{L}*|(?<!\\p{L})(?:large|big) (?:body )?(?:text|type|fonts?|letters)|from \\p{L}+ met(?:re|er)s`,
  ),
  elderly: words(
    "(?:люди |люд\\p{L}+ )?(?:старше|от) (?:5[05]|6\\d|7\\d)(?: лет)?|пожил\\p{L}*(?: люд\\p{L}*)?|пенсионер\\p{L}*|(?<!\\p{L})(?:elderly|seniors|older) ?(?:people|users|readers)?|(?:over|aged|older than) (?:5[05]|6\\d|7\\d)",
  ),
  small: words(
    `мелк\\p{L}*(?:, но \\p{L}+| и \\p{L}+)? ${TEXTS}\\p{L}*|${TEXTS}\\p{L}* мелк\\p{L}*|(?<!\\p{L})small(?: but \\p{L}+)? (?:text|type|font)`,
  ),
  figures: words(
    `крупн\\p{L}* ${FIGURES}\\p{L}*|${FIGURES}\\p{L}* крупн\\p{L}*|(?<!\\p{L})(?:large|big) (?:numbers|figures|digits)`,
  ),
  buttons: words(
    "(?:крупн|больш)\\p{L}* кнопк\\p{L}*|кнопк\\p{L}* крупн\\p{L}*|(?<!\\p{L})(?:large|big|chunky)(?: rounded)? buttons",
  ),
  dense: words(
    "(?:плотн|компактн)\\p{L}* (?:строк|таблиц|сетк|списк|интерфейс|в[её]рстк|технич)\\p{L}*|строк\\p{L}* плотн\\p{L}*|(?<!\\p{L})(?:dense|compact|tight) (?:\\p{L}+ )?(?:rows?|tables?|lists?|grid|layout|interface)",
  ),
  mono: words(
    `моноширинн\\p{L}*(?: (?:цифр|числ|шрифт)\\p{L}*)?|(?:цифр|числ)\\p{L}* моноширинн\\p{L}*|monospaced?(?: (?:numbers|figures|digits|numerals|font|type))?|tabular (?:numbers|figures|numerals)`,
  ),
  frameless: words("без (?:рамо?к|границ|обводо?к)\\p{L}*|(?:no|without) (?:borders|frames)"),
  framed: words(
    `${NOT}(?:видим|ч[её]тк|заметн|тонк)\\p{L}* (?:границ|рам|обвод|лини)\\p{L}*(?: пол\\p{L}*)?|(?<!\\p{L})(?:visible|clear|thin) (?:field )?(?:borders|outlines|frames|lines)`,
  ),
  sans: words(
    "без засеч\\p{L}+|гротеск\\p{L}*|рубленн?\\p{L}* шрифт\\p{L}*|(?<!\\p{L})sans(?:.serif)?(?: font| type)?",
  ),
  serif: words(
    `${NOT}(?:с )?(?:засеч\\p{L}+|антикв\\p{L}+)(?: в заголовк\\p{L}*)?|(?<!sans.)(?<!(?:no|without) )(?<!\\p{L})serifs?(?: font| type| headings)?`,
  ),
  shadow: words(
    `${NOT}(?:(?:мягк|л[её]гк)\\p{L}* )?(?<!\\p{L})тен(?:ями|и|ью|ь)(?!\\p{L})|${NOT}(?:soft |light |subtle )?shadows?`,
  ),
  flat: words("без тен\\p{L}+|плоск\\p{L}*|(?:no|without) shadows?|(?<!\\p{L})flat(?: design)?(?!\\p{L})"),
  theme: words(
    `${NOT}(?<!\\p{L})(?:(?:т[её]мн|светл)\\p{L}* (?:тем|фон)\\p{L}*|(?:dark|light) (?:theme|background|mode))`,
  ),
  pastel: PASTEL,
  warm: WARM,
  ratio: words("(?:контраст|contrast)\\p{L}*[^.;,\\d]{0,30}\\d{1,2}(?:[.,]\\d)?"),
} as const;
export type Look = keyof typeof LOOKS;

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
  const isMood = Object.values(moodWords).some((said) => said.test(label));
  const isShort = label.split(" ").length < 5;
  return (
    STYLE.test(label) ||
    ASIDE.test(label) ||
    coloursIn(label).length > 0 ||
    label.search(BEYOND) === 0 ||
    (isShort && (isMood || Object.values(LOOKS).some((said) => said.test(label))))
  );
}
