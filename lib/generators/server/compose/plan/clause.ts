import "server-only";
import { bareOf, finiteOf, objectOf, thingOf, type About } from "@/lib/generators/server/compose/plan/things";
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

type Read = { said: string; about: About };

export const clauseOf = (whole: string, locale: Locale): Clause => {
  const text = mainFirst(whole);
  const { said, about } = isGiven(text.toLowerCase())
    ? given(text)
    : (locale === "ru" ? russian : english)(plain(text, locale));
  const named = objectOf(about, locale);
  const thing = named === undefined ? undefined : thingOf(named, locale);
  // A noun that stood at the beginning of the wish loses the capital it had there; a name keeps it.
  const isFirst = named !== undefined && text.startsWith(named) && !/\s\p{Lu}/u.test(named);
  const object = isFirst ? lowerFirst(named) : named;
  return { title: upperFirst(trimmed(cut(said))), object, thing, form: about.form };
};

/** «Механикам – график на неделю» is about the plan. */
function given(text: string): Read {
  const said = text.replace(/^(?:а|и) /iu, "");
  const words = said.replace(/^.+? [–—-] /u, "").split(/\s+/u);
  const end = words.findIndex((word, at) => at > 0 && ru.isPreposition(word));
  const phrase = ru.nominative(words.slice(0, end < 0 ? undefined : end).join(" "));
  return { said, about: { phrase, form: "noun" } };
}

/** Verbs whose object is what is wanted: it stands alone in a title. */
const GETTING =
  /^(?:(?:у)?видеть|видел[аи]?|видно|видна|видны|(?:по)?смотреть|получа?ть|получали|вести|велся|показ(?:ыв)?ать|выводить|держать|зна(?:ть|л[аи]?)|понима(?:ть|ли)|можно было видеть)[,\s]+/iu;
const QUESTION =
  /^(?:(?:на|в|по|у|от|к|с)\s+)?(?:где|как\p{L}*|сколько|кто|кого|чего|что|куда|откуда|когда)(?!\p{L})/iu;
const CAN = /(?<![\p{L}])(?:можно|нельзя|надо|нужно)(?![\p{L}])/iu;
/** «у каждого колеса был код» → «код у каждого колеса». */
const OWNED = /^(у\s+.+?)\s+(?:был[аои]?|есть|будет|будут|появил[аои]с[ья])\s+(.+)$/iu;

/** «водитель должен сам сообщать», «директор хочет видеть»: what they are to do. */
const OBLIGED =
  /\s(долж(?:ен|на|но|ны)|хочет|хотят)\s((?:сам[аои]?|сами|сразу|всегда)\s)?(\p{L}+(?:ть|ти|чь)(?:ся)?)(?!\p{L})/iu;

/** «родком видел, кто оплатил» → «родком видит, кто оплатил»: what a wish looks back at stays in the past. */
function inPresent(text: string): string {
  const said = text
    .replace(/\s+(?:был[аои]?|хотим|хотели бы|хочется)(?![\p{L}])/giu, "")
    .replace(OBLIGED, (_, modal: string, how = "", verb: string) => {
      const isMany = /(?:ны|тят)$/iu.test(modal);
      return ` ${how}${ru.present(verb, isMany ? "plur" : "sing")}`;
    });
  const behind = said.search(/\s(?:кто|что|откуда|если|когда)\s/iu);
  return said.replace(/[\p{L}-]+/gu, (word, at: number) => {
    const verb = behind < 0 || at < behind ? finiteOf(word) : undefined;
    return verb?.tags.has("past") === true ? ru.present(word, verb.number ?? "sing") : word;
  });
}

const RELATIVE = /,\s+(?=где|в котор|котор)/u;
function russian(phrase: string): Read {
  const bare = phrase.replace(OWNED, "$2 $1").replace(/^(?:было|будет|стало) (?=вид|понятно|ясно)/iu, "");
  const got = bare.replace(GETTING, "");
  const [first = "", ...others] = got.split(/\s+/u);
  if (got === bare && ru.isInfinitive(first) && !ru.isNoun(first)) {
    const rest = /с[ья]$/u.test(first) ? "" : ru.nominative(others.join(" "));
    return { said: got, about: { phrase: rest, form: "action" } };
  }
  const clause = inPresent(got);
  // «карту проблем, где житель ставит точку»
  const [head = ""] = clause.split(RELATIVE);
  if (head !== clause && !head.split(/\s+/u).some(finiteOf)) {
    const thing = ru.nominative(head);
    return { said: thing + clause.slice(head.length), about: { phrase: thing, form: "noun" } };
  }
  // «оплату принимать онлайн»: the object stands before its verb.
  const words = clause.split(/\s+/u);
  const deed = words.findIndex(ru.isInfinitive);
  if (deed > 0 && deed < 4 && !words.some(finiteOf)) {
    const thing = lowerFirst(ru.nominative(words.slice(0, deed).join(" ")));
    return { said: clause, about: { phrase: thing, form: "noun" } };
  }
  const isQuestion = QUESTION.test(clause);
  if (isQuestion || CAN.test(clause) || clause.split(/\s+/u).some(finiteOf))
    return { said: isQuestion ? `видно, ${clause}` : clause, about: { phrase: clause, form: "clause" } };
  const noun = ru.nominative(clause);
  return { said: noun, about: { phrase: noun, form: "noun" } };
}

/** "one place for roadside calls" is about the calls. */
const PLACE =
  /^(?:(?:one|an?|single|the|self-service|simple|easy|quick|better) )*(?:place|spot|home|tool|app|platform|way)\s+(?:for|to)\s+(?=\S+\s)/iu;
const ARTICLE = /^(?:an?|the|some|any|one)\s+(?=\S)/iu;
const VERBS = wordSet`remind plan keep track tell see show let make record manage send find scan sell pay print check book log count stop know automate notify alert warn invoice bill schedule assign register sign store replace collect calculate forecast predict match share measure monitor control approve publish export import sync handle organise organize digitise digitize take release allow enable accept receive issue follow look search order weigh label upload capture report view provide build create support run cut reduce prevent swap fill remove add put bring move connect combine merge clean speed save protect prove trace split sort enter choose pick cancel change confirm submit request ask integrate get fix edit correct tap end start open close finish mark rate list draw read pick place reserve renew attach repeat`;
/** After these the same word is a noun: "report the technician finishes", "check that every child got off". */
const NOUN_BEFORE = /^(?:the|that|of|for|from|with|by|in|on|at|when|where|can)$/iu;
const TO_PEOPLE = /^(?:remind|tell|notify|alert|warn|inform|ask|invite|call|text|let)$/iu;
/** "volunteers to swap shifts", "the lead should be able to see": those who are to do something, and what. */
const PEOPLE_TO =
  /^((?:(?!(?:for|the|that|which)\s)[\p{L}'’-]+\s+){0,2}?(?!(?:way|tool|app|place|need|time|chance|option|button|system|ability|something)s?\s)[\p{L}'’-]+)\s+(to|should|must|shall|can|could|(?:needs?|wants?) to)\s+(be able to\s+)?([\p{L}-]+)\s+(?=\S)/u;
const GOING = /^(?:go|appear|arrive|reach|come|land)$/;
/** These do nothing by themselves: they are what a wish is about. */
const NO_ACTOR = /(?:results?|tickets?|records?|invoices?|documents?|reports?|certificates?|data|photos?)$/iu;
const NO_DEED = /^(?:be|not|have|never|only|also|always|then|[a-z]+ly)$/;
const SHOWS = /^(?:warn|show|remind|tell|notifie|alert|send|let|keep|calculate|collect|give|find|make)s$/iu;
const third = (verb: string) =>
  verb
    .replace(/(?<=[^aeiou])y$/u, "ie")
    .replace(/(?<=s|x|ch|sh|go|do)$/u, "e")
    .replace(/^have$/u, "ha") + "s";

/** "teacher marks attendance": a single person and what they do; "customer records" are a thing. */
const ACTING =
  /^(\p{L}+(?:er|or|ent|ant|ist|ian|ee))\s(marks|sees|enters|signs|places|pays|confirms|sends|gets|uploads|fills|adds|picks|cancels)(?=\s\S)/iu;

const thirdOf = (word: string, at: number) => (at < 5 || VERBS.has(word) ? third(word) : word);

/** "the workshop sees its queue" is about the queue. */
const DOING =
  /^((?:[\p{L}'’-]+\s+){0,2}?[\p{L}'’-]+)\s+(\p{L}+)(?=\s(?:the|an?|its|their|his|her|our|all|every|each|last|this|next|them|it)\s)/u;

/** "every adoption must be completed the same day", "hold that expires by itself". */
const FINITE = /\s(?:must|should|shall|can|cannot|will|is|are|gets?|that [a-z]+s)\s/iu;

/** "supervisors need to be warned": what is done for people. */
const PASSIVE = /^((?:[\p{L}'’-]+ ){1,3})(?:needs? to|must|should) be (?=\p{L}+(?:ed|en|nt|ld) )/u;

const GERUND = /^[\p{L}'’-]+s \p{L}{3,}ing (?:off |up |out |in )?(?=(?:the|an?|their|its|our|each|every) )/u;

function english(whole: string): Read {
  const text = whole
    .replace(/ please$/iu, "")
    .replace(PASSIVE, (_, people: string) => `${people}${/s $/u.test(people) ? "are" : "is"} `);
  if (text !== whole && PASSIVE.test(whole)) return { said: text, about: { phrase: "", form: "action" } };
  // "customers signing off the quote"
  if (GERUND.test(text)) return { said: text, about: { phrase: text.replace(GERUND, ""), form: "action" } };
  const rest = text.replace(PLACE, "").replace(/^something (?:that|to|which) (\w+) (?:me |us )?/iu, "$1 ");
  const phrase = rest.replace(ARTICLE, "");
  const [, people = "", modal, able, verb = ""] = PEOPLE_TO.exec(phrase) ?? [];
  // "residents to pin the faulty light", "vets to see": with an object of its own it is a verb.
  const isLed = /^(?:the|an?|their|its|his|her|our|all|every|each)\s/u.test(phrase.replace(PEOPLE_TO, ""));
  const isDeed =
    VERBS.has(verb) ||
    (isLed && !NO_DEED.test(verb)) ||
    GOING.test(verb) ||
    ((able ?? modal) !== "to" && !NO_DEED.test(verb));
  if (people !== "" && isDeed) {
    const done = phrase.replace(PEOPLE_TO, "");
    const object = /^(?:what|who) \p{L}+s (?!(?:is|are|was|were|we|they|can|will)\s)/u.test(done) ? "" : done;
    const isSubject = GOING.test(verb) || NO_ACTOR.test(people);
    const isMany = /(?<!s)s$|(?:staff|people|children)$| and /u.test(people);
    const finite = able ? `can ${verb}` : isMany ? verb : third(verb);
    const rest = able || isMany ? done : done.replace(/(?<=(?:^| )and )\p{L}+/gu, thirdOf);
    return {
      said: `${people} ${finite} ${rest}`,
      about: isSubject ? { phrase: people, form: "noun" } : { phrase: object, form: "action" },
    };
  }
  const [, subject = "", does = ""] = ACTING.exec(phrase) ?? DOING.exec(phrase) ?? [];
  if (ACTING.test(phrase) || VERBS.has(does) || VERBS.has(does.replace(/s$/u, "")))
    return {
      said: phrase,
      about: { phrase: phrase.slice(subject.length + does.length + 2), form: "action" },
    };
  const [first = "", ...others] = phrase.split(/\s+/u);
  const isNoun = NOUN_BEFORE.test(others[0] ?? "the") || !VERBS.has(first.toLowerCase());
  const isVerb = rest === phrase && (SHOWS.test(first) || !isNoun);
  if (!isVerb) return { said: phrase, about: { phrase, form: FINITE.test(phrase) ? "clause" : "noun" } };
  return {
    said: phrase,
    about: { phrase: TO_PEOPLE.test(first.replace(/s$/u, "")) ? "" : others.join(" "), form: "action" },
  };
}
