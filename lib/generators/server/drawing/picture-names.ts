import "server-only";
import type { Drawn, Look } from "@/lib/generators/server/drawing/parts";
import { pictureWords } from "@/lib/content/picture-words";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { groupAt, inCase, piecesOf, type RuCase, type RuParse } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

/** A screen does not call itself a screen; «о» asks for another case of what follows. */
const GENRE =
  /^(?:(?:главн|рабоч)\p{L}* )?(?:экран|страница|панель|макет|слайд|схема|обложка(?: \p{L}+(?:а|ии|и))?) (?:(об?) )?(?=\p{L})/iu;
const GENRE_EN =
  /^(?:an? |the )?(?:(?:main|home|first|project|mobile) )?(?:screen|page|cover(?: of (?:an? |the )?(?:article|post|report|story))?|diagram) (?:of|about|for) (?=\S)|^(?:an?|the|our) /iu;
const MANY = String.raw`(?:\d+|двух|двум|двумя|тр[её][хм]|четыр[её][хм]|(?:пят|шест|сем|девят|десят|\p{L}+надцат|двадцат)и|восьми|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;
const ASIDE = new RegExp(
  String.raw`\s(?:(?:со?|из|рядом|где|котор\p{L}+|with|without|that|which|where)\s|(?:of )?(?:\d|${MANY}\s)).*$`,
  "iu",
);
/** A list of twelve addresses is called one of addresses, and what is told of eight stores is told of the stores. */
const COUNTED = new RegExp(
  String.raw`(?<=^(?:список|таблица|перечень|лента)) из ${MANY}(?= \p{L})|(?<=^(?:an? |the )?(?:list|table) of|\sпо) ${MANY}(?= \p{L})`,
  "iu",
);
const LATER = /\s(?:и|или|на|во?|по|для|от|за|об?|and|or|for|on|in|at|by|from|to)\s.*$/iu;
const LONGEST = 3;
const PANEL = /^(?:панел|дашборд|сводк|panel|dashboard)/iu;
const CHARTED =
  /(?:график|диаграмм)\p{L}* (?<ru>\p{L}+)|(?<en>(?!an? |the )[a-z]+) (?:charts?|graphs?)(?!\p{L})/iu;

/** The words after a genre or a kind in the nominative; nothing where they are in no such case. */
function turned(phrase: string, from: RuCase): string | undefined {
  const weigh = (one: RuParse) => (one.case === from ? 9 : 1);
  if (groupAt(piecesOf(phrase), 0, weigh)?.reading.case !== from) return undefined;
  return upperFirst(inCase(phrase, "nomn", undefined, weigh));
}

/** The title as the screen itself bears it: «Обложка проекта о мониторинге банка» → «Мониторинг банка». */
export function screenName(title: string): string {
  const said = GENRE.exec(title);
  const rest = said && turned(title.slice(said[0].length), said[1] ? "loct" : "gent");
  return rest ?? upperFirst(title.replace(GENRE_EN, "").replace(/^(?:an?|the|our) /iu, ""));
}

/** What a phone says of what it confirms. */
export function confirmedIn({ label, of = label }: Drawn, locale: Locale): string | undefined {
  const { booked, confirmed } = pictureWords(locale).drawn;
  if (!/подтвержд|confirm/iu.test(of)) return undefined;
  return /запис|брон|appointment|booking/iu.test(of) ? booked : confirmed;
}

/** The heading of a look of a part, in a few words: «Расписание пяти врачей на день» → «Расписание». Numbers bear their own. */
export function headingOf(part: Drawn, look: Look | undefined, locale: Locale): string {
  const { label, of = label, looks, said } = part;
  if (look === "chart" && (looks[0] !== look || PANEL.test(label))) {
    const { ru, en } = CHARTED.exec(of)?.groups ?? {};
    return (ru && turned(ru, "gent")) ?? (en && upperFirst(en)) ?? pictureWords(locale).drawn.trend;
  }
  if (said !== undefined && look === looks[0]) return upperFirst(said);
  if (look !== looks[0] || look === "metrics" || (look === "phone" && confirmedIn(part, locale))) return "";
  const short = label.replace(COUNTED, "").replace(ASIDE, "");
  const isShort = look === "map" && label.split(" ").length <= LONGEST + 3;
  const name = screenName(isShort ? label : short);
  if (isShort) return name;
  return name.split(" ").length > LONGEST ? name.replace(LATER, "") : name;
}
