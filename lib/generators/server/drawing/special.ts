import "server-only";
import type { Drawn, Look } from "@/lib/generators/server/drawing/parts";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

/** What some parts are by their own words, whatever kind of screen they stand on. */

export const isSearch = ({ label, of, looks }: Drawn) =>
  looks[0] === "fields" && /поиск|фильтр|search|filter/iu.test(of ?? label);

/** The faces of pictures have no sign of the rouble. */
export const money = (value: number, locale: Locale): string =>
  `${formatNumber(value, locale)}${locale === "ru" ? "\u00A0руб." : ""}`;

/** What the number of a metric is of; a noun of none of these has no number that is certain. */
const MEASURED: readonly (readonly [RegExp, (locale: Locale) => string])[] = [
  [/средн\p{L}* чек|average (?:order|bill|ticket)/iu, (locale) => money(640, locale)],
  [
    /выручк|оборот|прибыл|доход|расход|баланс(?!\p{L})|долг(?!\p{L})|задолженн|сумм[аыу](?!\p{L})|revenue|sales|income|profit|turnover|balance|amount due/iu,
    (locale) => money(128_400, locale),
  ],
  [
    /дол[яи](?!\p{L})|процент|загрузк|загруженн|заполненн|конверси|заряд|батаре|share|percent|conversion|occupancy|utili[sz]ation|battery|charge level/iu,
    (locale) => (locale === "ru" ? "84\u00A0%" : "84%"),
  ],
  // What is measured in several units has a number, but none that is certain.
  [/^(?:давлени|влажност|напряжени|мощност|скорост|pressure|humidity|voltage|speed)/iu, () => ""],
  [/температур|temperature/iu, () => "21\u00A0°C"],
  [
    /врем(?:я|ени) ожидан|waiting time|average time/iu,
    (locale) => `12\u00A0${locale === "ru" ? "мин" : "min"}`,
  ],
  [
    /^(?:числ|количеств|сч[её]тчик|сколько|number of)|^(?:\p{L}+ )?(?:заказ|посетител|звонк|обращени|пациент|отгруз|просто)\p{L}* за (?:день|смену|сутки|неделю|месяц|сегодня)|^(?:orders|visitors|calls|requests|guests|patients) (?:today|this|per)/iu,
    () => "126",
  ],
];

/** The number that a metric shows, with the unit that its noun implies; nothing where that is not certain. */
export const measured = (label: string, locale: Locale): string | undefined =>
  MEASURED.find(([noun]) => noun.test(label))?.[1](locale);

/** Things that are drawn as themselves wherever they stand. */
const NAMED: readonly (readonly [RegExp, Look])[] = [
  [/(?<!\p{L})qr(?!\p{L})|куар-?код/iu, "qr"],
  [/^(?:\p{L}+ )?(?:сканер|сканиров)|штрих-?код|barcodes?|(?<!\p{L})scanner/iu, "scan"],
  [/рассылк|^подписк\p{L}* на (?:новост|акци|скидк|обновл)|newsletter|mailing list/iu, "signup"],
  [/^(?:\p{L}+ )?отзыв(?:ы|ов|ами|а)?(?!\p{L})|^(?:\p{L}+ )?(?:reviews|testimonials)(?!\p{L})/iu, "reviews"],
];

export const namedLook = (label: string): Look | undefined => NAMED.find(([words]) => words.test(label))?.[1];

/** Large words at the head of a page. */
export const HEADLINE =
  /^(?:\p{L}+ ){0,2}(?:заголов|слоган|девиз|надпис|баннер|hero|headline|heading|tagline|slogan|banner|title)|(?:с|with) (?:\p{L}+ )?(?:заголов|слоган|headline|heading|tagline|slogan)/iu;

const NOTICE = /уведомлен|сообщени|напоминан|оповещен|notification|reminder|toast|notice/iu;
/** A message that the screen shows, which is no alarm. */
export const isNotice = ({ label, of = label }: Drawn) => NOTICE.test(of);

const NOT_ONE =
  /^(?:таблиц|список|график|диаграмм|карт|форм|отч[её]т|истори|table|list|chart|graph|history|form)/iu;
const SPECIAL: readonly (readonly [RegExp, Look])[] = [
  [/^(?:предупрежд|внимание|тревог|оповещен|warning|alert)|(?:warning|alert)$/iu, "warning"],
  [/корзин|состав (?:заказа|покупки|чека)|(?:shopping )?(?:basket|cart)(?!\p{L})/iu, "basket"],
  [
    /(?:индикатор|уровень|шкала|заряд|остаток) \p{L}*|батаре|progress bar|battery|(?:fuel|charge) (?:level|left)|\p{L}+ (?:level|gauge)/iu,
    "level",
  ],
  [/^(?:сообщени|переписк|чат(?!\p{L}))|^(?:messages?|chats?)(?!\p{L})/iu, "messages"],
  [
    /^(?:выбор|выберите|choice|choose|selection|select)(?!\p{L})(?! (?:дат|времени|of (?:date|time)))/iu,
    "choice",
  ],
];

const OF_ALL = /^(?:средн|общ|текущ)\p{L}* |^(?:average|total|current) /iu;

/** The look of a part that has one of its own; `isPlain`: its words name no kind of part that the tools know. */
export function specialLook(label: string, isPlain: boolean): Look | undefined {
  if (NOT_ONE.test(label)) return undefined;
  const named = namedLook(label);
  if (named !== undefined) return named;
  const found = SPECIAL.find(([words]) => words.test(label))?.[1];
  if (
    found === "level" &&
    !/батаре|заряд|топлив|прогресс|уровень|индикатор|battery|fuel|charge|progress|level|gauge/iu.test(label)
  )
    return undefined;
  return (
    found ?? ((isPlain || OF_ALL.test(label)) && measured(label, "en") !== undefined ? "figure" : undefined)
  );
}
