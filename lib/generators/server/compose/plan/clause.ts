import "server-only";
import { englishClause } from "@/lib/generators/server/compose/plan/clause-en";
import { russianClause } from "@/lib/generators/server/compose/plan/clause-ru";
import {
  bareOf,
  finiteOf,
  objectOf,
  thingOf,
  type About,
  type Said,
} from "@/lib/generators/server/compose/plan/things";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import * as ru from "@/lib/generators/server/language/ru";
import { isGiven } from "@/lib/generators/server/read/enumeration";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

/** What a wish comes to: title, thing it is about (in the nominative, if it names one), what records are kept of. */
export type Clause = Pick<About, "form"> & {
  title: string;
  object: string | undefined;
  thing: string | undefined;
};

const TITLE_WORDS = 12;
/** A few words more are better than a title that is cut. */
const SPARE = 2;

const leading = wordSet`ну и а но также ещё еще плюс во-первых во-вторых в-третьих чтобы чтоб что-бы для того надо нужен нужна нужно нужны необходим необходима необходимо необходимы требуется требуются хотим хотели хотелось хочется хочу бы просим просьба желательно обязательно должен должна должно должны дайте дать сделайте сделать реализовать обеспечить предусмотреть разработать создать внедрить наладить настроить организовать завести иметь возможность мы я нам мне and also plus please then first firstly second secondly third thirdly we i you us the it they them must should shall has have had would could can like love want wants need needs needed looking for give get to be able is are`;
/** «экипажу нужен список»: who needs it stands before the need. */
const NEED = /^(?:\S+\s+){1,3}?(?:нуж[еньоаы]+|необходим[аоы]?|требу[ею]тся)\s+(?=\S+\s)/iu;
const reasons: Readonly<Record<Locale, RegExp>> = {
  ru: /(?:,?\s+(?:потому что|так как|поскольку|иначе|ведь)|,\s+(?:а (?:не|они?|она)|чтобы?|чтоб|но|хотя|раз|котор\p{L}+)|(?<=(?:кабинет|портал)\S*(?: [^\s,]+){0,3}),\s+где|\s[–—]\s|\s\().*$/iu,
  en: /(?:,?\s+(?:because|so (?!far|much|many|few|little|long|called|on\s)(?=\S+\s\S)|rather than|otherwise|since|as we|but)|,\s+(?:not|which|who)|\s[–—]\s|\s\(|;).*$/iu,
};
const OURS =
  /(?<![\p{L}])(?:(?:наш|свой|сво)(?:их|им|ими|его|ему|ей|ю|я|и|ём|ем|а|у|е)?|our|my|your)(?![\p{L}])(?=\s+\p{L})\s*/giu;

export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Removes what stands at the ends only because the phrase was cut out of a sentence or a numbered list. */
export const trimmed = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/^(?:\(?\d{1,2}[.)]|[a-zа-яё]\))\s+/iu, "")
    .replace(/^[\s,;:.–—-]+|[\s,;:.!?–—-]+$/gu, "")
    .trim();

const bareLower = (word = "") => word.toLowerCase().replace(/[,:–—-]+$/u, "");

function withoutLead(text: string): string {
  const words = text.split(" ");
  const from = words.findIndex((word) => !leading.has(bareLower(word)) && /[\p{L}\p{N}]/u.test(word));
  return trimmed(words.slice(Math.max(0, from)).join(" "));
}

/** What holds the things that are wanted: «единая система приёма заявок», "a system for bookings"; «приложение водителя» is a thing itself. */
const HOLDER =
  /^(?:\p{L}+(?:ая|ое|ый|ий|ую)\s+)?(?:(?:под)?систем|модул|сервис|программ|приложени)\p{L}*\s+(?=\S)|^(?:(?:single|unified|common|simple) )?(?:system|solution|software)\s+(?=\S+\s)/iu;

/** «Если пачка чужая, мастер получает сигнал»: the main clause first, its condition behind it. */
const mainFirst = (text: string): string =>
  text.replace(
    /^(если|когда|как только|if|when|as soon as) ([^,;:]+), (.+)$/iu,
    (_, word: string, condition: string, main: string) =>
      `${main}${/^\p{Script=Latin}/u.test(word) ? "" : ","} ${word.toLowerCase()} ${condition}`,
  );

/** The main clause alone: who stands in the condition does nothing with it. */
export const withoutCondition = (text: string): string => {
  const said = mainFirst(text);
  return said === text ? text : said.replace(/,? (?:если|когда|как только|if|when|as soon as) .+$/u, "");
};

/** The phrase without what leads to it, without reasons, without "our". */
function plain(text: string, locale: Locale): string {
  const said = withoutLead(trimmed(trimmed(text).replace(NEED, "")));
  const inside = withoutLead(said.replace(HOLDER, ""));
  const [first = ""] = inside.split(" ");
  const isOwned =
    inside === said ||
    /^сам[аои]?$/iu.test(first) ||
    finiteOf(first) !== undefined ||
    ru.groupAt(ru.piecesOf(inside), 0)?.reading.animacy === "anim";
  const rest = isOwned ? said : inside;
  const short = rest.replace(reasons[locale], "");
  return trimmed((short.includes(" ") ? short : rest).replace(OURS, ""));
}

const BORDER =
  /^(?:и|или|либо|а|но|не|чем|not|than|до|с|со|из|от|of|for|to|from|with|without|in|on|at|by|per|into|onto|over|before|after|during|between|against|through|across|under|about|as|via|instead|and|or|tied|linked|sorted|sent|based|covering|including|showing|using)$/iu;
const SUBORDINATE =
  /^(?:где|когда|что|чтобы|чтоб|котор\S*|кто|куда|откуда|если|пока|that|which|who|whose|when|where|what|how|if|while|until)$/iu;
const BAD_END =
  /^(?:near|an?|the|every|each|no|not|can|could|will|is|are|be|our|their|its|next|new|more|gets?|two|three|four|five|six|seven|eight|nine|ten|they|we|he|she|it|i|you|soon|\d+)$/iu;

export function canEnd(word = ""): boolean {
  const bare = bareOf(word);
  if (BORDER.test(bare) || SUBORDINATE.test(bare) || BAD_END.test(bare)) return false;
  // A quality before a comma stands alone: «сигнал дежурному, когда …».
  const isQuality = bare === word && ru.isAdjective(bare) && !ru.isNoun(bare);
  return !isQuality && !["PREP", "CONJ", "PRCL", "NPRO"].includes(ru.parse(bare)[0]?.pos ?? "");
}

/** "go or no-go": one half of a choice says nothing. */
const CHOICE = /^(?:\S+ ){3,8}(?:or|или) \S+$/iu;

/** A clause that loses its last words, or a sum, says another thing. */
const isOfClause = (word: string) =>
  SUBORDINATE.test(bareOf(word)) || finiteOf(word) !== undefined || /^[£$€]\d/u.test(word);

/** A long title ends before a subordinate clause that does not fit, else at the last border of a phrase. */
function cut(text: string): string {
  const words = text.split(/\s+/u);
  const spare = words.some(isOfClause) ? SPARE : 0;
  if (countWords(text) <= TITLE_WORDS + spare || CHOICE.test(text)) return text;
  const ends = words.map((_, at) => at).slice(2, TITLE_WORDS + 1);
  const may = ends.filter((end) => canEnd(words[end - 1])).reverse();
  const clause = words.findIndex((word, at) => at > 1 && SUBORDINATE.test(bareOf(word)));
  const isBorder = (end: number) => {
    const next = bareOf(words[end] ?? "");
    return /[,;:]$/u.test(words[end - 1] ?? "") || BORDER.test(next) || ru.isPreposition(next);
  };
  const end = may.find((at) => at <= clause) ?? may.find(isBorder) ?? may[0] ?? TITLE_WORDS;
  return words.slice(0, end).join(" ");
}

export const clauseOf = (whole: string, locale: Locale): Clause => {
  const text = mainFirst(whole);
  const { said, about } = isGiven(text.toLowerCase())
    ? given(text)
    : (locale === "ru" ? russianClause : englishClause)(plain(text, locale));
  const named = objectOf(about, locale);
  const thing = named === undefined ? undefined : thingOf(named, locale);
  // A noun that stood at the beginning of the wish loses the capital it had there; a name keeps it.
  const isFirst = named !== undefined && text.startsWith(named) && !/\s\p{Lu}/u.test(named);
  const object = isFirst ? lowerFirst(named) : named;
  return { title: upperFirst(trimmed(cut(said))), object, thing, form: about.form };
};

/** «Механикам – график на неделю» is about the plan. */
function given(text: string): Said {
  const said = text.replace(/^(?:а|и) /iu, "");
  const words = said.replace(/^.+? [–—-] /u, "").split(/\s+/u);
  const end = words.findIndex((word, at) => at > 0 && ru.isPreposition(word));
  const phrase = ru.nominative(words.slice(0, end < 0 ? undefined : end).join(" "));
  return { said, about: { phrase, form: "noun" } };
}
