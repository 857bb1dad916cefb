import "server-only";
import { readReading } from "@/lib/content/reading";
import type { FactEntry } from "@/lib/generators/fact-sheet";
import { isAdjective, isNoun, parse, type RuParse } from "@/lib/generators/server/language/ru";
import { isEnglishPerson } from "@/lib/generators/server/read/people-en";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { wishWords } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

const GREETING =
  /^[\s\-–—*=#>]*(?:(?:добрый (?:день|вечер)|доброе утро|здравствуйте|приветствую|привет|hello|hi(?: there)?|hey(?: there)?|(?:good )?(?:morning|afternoon|evening)|good day|dear [^,\n]{2,30}(?=[,\n])|(?<=(?:hi|hey|hello) )(?:guys|all|folks|team|everyone)|rf[pq]|request for (?:proposals?|quotations?|quotes?|tenders?)|invitation to tender|tender|тз|техническое задание|запрос|(?:заказчик|организация|client|customer|buyer|organi[sz]ation)(?=:))[\s,!.:—–-]+)*(?:so |значит |ну )?/u;
const LEAD: Record<Locale, RegExp> = {
  ru: /^(?:(?:мы|я|управляю|руковожу|заведую|держу|возглавляю|у нас|наш[аеи]?|это|есть|пиш(?:у|ет|ем)(?: вам)?(?: от (?:лица|имени))?|представляю|для|меня зовут \p{L}+|председатель|директор|руководитель|владелец|хозяйка|хозяин|начальник|глава|заведующ\p{L}+|управляющ(?:ий|его))[\s,—–-]+(?!по ))+/u,
  en: /^(?:i(?:'m| am| do)? (?:look(?:ing)? after|run(?:ning)?|manag(?:e|ing)|handl(?:e|ing)|lead|head(?: up)?|work(?:ing)?|responsible|in charge) [^,.;:–—]{0,40}?(?:for|at|of) (?=(?:an?|the|our) )(?:an?|the|our) |(?:(?:we(?:'re| are| were)(?: from)?|were|i'm|i am|(?:we|i) (?:run|own|manage|operate)|our|this is|here is|for|on behalf of|writing for)\s+)?(?:(?:an?|the|our|my)\s+)?(?:small |family )?)/u,
};
/** A size, a number, or a clause of its own ends what the organisation is called; the number of a container's things does not. */
const STOP: Record<Locale, RegExp> = {
  ru: /[,:;(]|\s[–—-]\s|\s(?:(?:на|с|по|в|от) \d|(?<!№ |^(?:сеть|группа|парк)(?: из)? )\d)|\s(?:потому|и у нас|где|котор\p{L}+)(?![\p{L}])|\.$/u,
  en: /[,:;(]|\s[–—-]\s|\s(?:with (?:\d|one)|(?<!^(?:chain|group|network|fleet)(?: of)? )(?:of )?\d)|\s(?:needs?|wants?|seeks?|requires?|administers|runs?|has|have|is|are|who|that|which|here|makes?|sells?|serves?|holds?|keeps?|operates?|employs?|looks?|provides?|offers?|procures?|invites?|issues?|requests?|intends?|plans?|maintains?|manages?|stays?|currently|because|where|up in|serving|selling|making|doing|running|helping|delivering|supplying|providing|offering)(?!\p{L})|\s\w+s (?:out |up |in |over |on )?(?=\d|an? |the |about |some |over |our )|\.$/u,
};
const NO_NAME =
  /^(?:(?:бизнес|компани|фирм|business|company)\p{L}{0,2}$|(?:заявки|заказы|обращения|звонки|записи|документы|договоры|отчеты|bookings|orders|requests|calls|enquiries|appointments|reservations|applications)(?!\p{L})|\d+(?!-)|(?:we|i|it|they|you|please|write|can|could|budget|currently|need|needs|want|looking|seeking|requirements?|what|something|there|when|every|each|if|is|are|how|make|give|help|ideally|also|no|not|our|all|in|on|at|number|end of|бюджет|срок|нужн|нужен|надо|хо[тч]|требу|сейчас|как|что|когда|если|подскаж|помог|сколько|можно|напиш|дайте|сделайте|прошу|просим|чего|не|все|всё|каждый|каждая|раз|без|в|на|из|за|по)(?![\p{L}]))|(?: у нас| like ours)$/u;
/** What "we" do, said by the first sentence, is how the organisation speaks of itself. */
const DOING: Record<Locale, RegExp> = {
  ru: /^(?:мы )?(?:именно )?(?!хот|прос|нуж|ищ|план|теря|мож|счита|дума|зна|вид|жд|пробова|путае)(?<verb>\p{L}{2,}(?:ем|им)(?:ся)?) [^,:;(.?!–—]{5,}/u,
  en: /^(?:we|i) (?!need|want|would|like|love|have|had|has|are|am|head|lead|direct|chair|were|lose|look|seek|can|could|think|use|hope|wish|run|own|manage|operate|require|do|don't)\p{L}+ [^,:;(.?!–—]{5,}?(?=[,:;(.?!–—]|$| and | but | want | to (?:see|know))/u,
};
const MADE_FOR =
  /(?<![\p{L}])(?:для|for (?:an?|our|my))\s+(?<of>[^,.;:()?!–—]+?)(?=\s+(?:на \d|с \d|по |потому|чтобы|при |в котор|где |(?:with|that|which|where|because|so|to)\s)|[,.;:()?!–—]|$)/gu;
const LONGEST_WORDS = 10;

/** Who speaks and what they run: a noun phrase at the beginning, else what the thing wanted is for. */
export function organisationOf(
  description: string,
  sentences: readonly Sentence[],
  wished: readonly Span[],
  fallback: Locale,
): FactEntry | undefined {
  for (const sentence of sentences.slice(0, 12)) {
    const locale = localeOf(sentence.text, fallback);
    const own = introduced(description, sentence, locale);
    const isAsked = plain(sentence.text).search(wishWords().announced[locale]) >= 0;
    const isWish = sentence.at === 0 && (isAsked || wished.some((wish) => overlaps(wish, sentence)));
    const isFree = own && !wished.some((wish) => overlaps(wish, own));
    const span = isFree ? own : isWish ? madeFor(description, sentence) : undefined;
    if (span) return entryOf(description, "organisation", span);
  }
  return undefined;
}

function introduced(description: string, sentence: Sentence, locale: Locale): Span | undefined {
  const text = plain(sentence.text);
  if (wishWords().heading[locale].test(text) || wishWords().banHeading[locale].test(text) || /\?$/.test(text))
    return undefined;
  const greeting = GREETING.exec(text)?.[0].length ?? 0;
  const rest = text.slice(greeting);
  const spanOf = (from: number, length: number) =>
    trimmed(description, { start: sentence.start + from, end: sentence.start + from + length });
  // Later sentences speak of the organisation only where they say so, or where "Good day!" or a title stood before.
  const isLater = sentence.at > 0 && greeting === 0 && sentence.start >= 40;
  if (isLater && !/^(?:мы|у нас|меня зовут|we|i|this is)(?![\p{L}])/u.test(rest)) return undefined;
  const doing = sentence.at < 2 ? DOING[locale].exec(rest) : undefined;
  const done = doing?.groups?.verb;
  if (doing && (!done || parse(done)[0]?.pos === "VERB")) return spanOf(greeting, doing[0].length);
  const lead = LEAD[locale].exec(rest)?.[0] ?? "";
  const from = greeting + lead.length;
  const words = text
    .slice(from, from + (STOP[locale].exec(text.slice(from))?.index ?? text.length))
    .split(" ");
  const verb = words.findIndex((word) => {
    const [first] = parse(word);
    return first?.known === true && /^(?:VERB|PRTS|INFN|PRED)$/.test(first.pos);
  });
  const named = words.slice(0, verb < 0 ? undefined : verb).join(" ");
  // «Юристы согласуют договоры», "Our planners keep a whiteboard": people who act are a role.
  const isActing =
    locale === "ru" ? isLedByPeople(words.slice(0, Math.max(0, verb))) : acts(sentence, from, words);
  if (isActing && !/^(?:мы|я|у нас|i|we)(?![\p{L}])/u.test(lead)) return undefined;
  // «Ветклиника круглосуточная»: an adjective behind the noun would head the title oddly.
  const isBehind = words.length === 2 && isNoun(words[0] ?? "") && isAdjective(words[1] ?? "");
  const name = isBehind
    ? (words[0] ?? "")
    : named.replace(
        /(?:\s+(?:и|из|на|для|около|примерно|and|an?|the|for|with|of|about|around|roughly|some))+\s*$/u,
        "",
      );
  const isCounted = /^\d/.test(name) && /^(?:we|i) /.test(lead);
  return (isCounted || !NO_NAME.test(name)) && isPhrase(name, locale) ? spanOf(from, name.length) : undefined;
}

/** Nouns before which people tell of what kind a house is: "builders merchants", "growers co-operative". */
const HOUSE =
  /^(?:co-?op\S*|association|union|club|market|merchants?|guild|society|federation|league|network|group|company|firm|agency|school|arms|supply|supplies|shop|store|academy|college|service|services|inc|ltd)$/;

function acts({ tokens, start }: Sentence, from: number, name: readonly string[]): boolean {
  const first = tokens.findIndex((token) => token.start >= start + from);
  const isPeople = (at: number) => /^[^'’]+s$/.test(tokens[at]?.lower ?? "") && isEnglishPerson(tokens, at);
  const next = [first, first + 1].flatMap((at) => (isPeople(at) ? (tokens[at + 1] ?? []) : []))[0];
  if (next?.kind !== "word" || HOUSE.test(next.lower)) return false;
  return !/^(?:in|at|of|from|for|and|with)$/.test(next.lower) || name.length > 4;
}

function isLedByPeople(words: readonly string[]): boolean {
  const [head = []] = words
    .map((word) => parse(word).filter(({ pos }) => pos === "NOUN"))
    .filter(([one]) => one);
  const isPerson = ({ animacy, case: name, normal }: RuParse) =>
    (animacy === "anim" && name === "nomn") || readReading().people.persons.has(normal);
  return head.some(isPerson);
}

function isPhrase(name: string, locale: Locale): boolean {
  const words = name.trim().split(/\s+/);
  if (name.trim().length < 3 || words.length > LONGEST_WORDS) return false;
  if (locale === "en")
    return !/\b(?:is|are|was|were|we|i|you|they|will|would|should|must|don't)\b/.test(name);
  // «СНТ»
  if (/^[бвгджзклмнпрстфхцчшщ]{3,}$/.test(name)) return true;
  const hasNoun = words.some((word) => parse(word.replace(/[«»"]/g, "")).some(({ pos }) => pos === "NOUN"));
  return hasNoun && /^(?:NOUN|ADJF|PRTF|NUMR)$/.test(parse(words[0] ?? "")[0]?.pos ?? "NOUN");
}

function madeFor(description: string, sentence: Sentence): Span | undefined {
  const text = plain(sentence.text);
  const match = [...text.matchAll(MADE_FOR)].at(-1);
  const of = match?.groups?.of;
  if (!match || !of || of.split(/\s+/).length > 7 || NO_NAME.test(of)) return undefined;
  const isDenied = /(?:^|\s)не\s[^,.]*$/u.test(text.slice(0, match.index));
  // «для судебных приставов», «для клиента»: people are roles, no organisation.
  const [people] = of.split(/\s+/).filter((word) => {
    const [first] = parse(word);
    return first?.pos === "NOUN" && first.animacy === "anim";
  });
  if (isDenied || people) return undefined;
  const start = sentence.start + match.index + match[0].length - of.length;
  return trimmed(description, { start, end: start + of.length });
}
