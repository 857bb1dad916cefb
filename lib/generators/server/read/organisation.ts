import "server-only";
import type { FactEntry } from "@/lib/generators/fact-sheet";
import { parse } from "@/lib/generators/server/language/ru";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { announced, banHeading, heading, negated } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

const GREETING =
  /^[\s\-–—*=#>]*(?:(?:добрый (?:день|вечер)|доброе утро|здравствуйте|приветствую|привет|hello|hi(?: there)?|hey(?: there)?|good (?:morning|afternoon|day)|dear (?:team|all|sirs?)|rf[pq]|request for (?:proposals?|quotations?|quotes?|tenders?)|invitation to tender|tender|тз|техническое задание|запрос|(?:заказчик|организация|client|customer|buyer|organi[sz]ation)(?=:))[\s,!.:—–-]*)+(?:so |значит |ну )?/u;
const LEAD: Record<Locale, RegExp> = {
  ru: /^(?:(?:мы|я|у нас|наш[аеи]?|это|есть|пишу (?:вам )?от (?:лица|имени)|пишем от (?:лица|имени)|представляю|для)[\s,—–-]+)+/u,
  en: /^(?:(?:we're|we are|we're from|i'm|i am|i run|we run|i own|we own|i manage|we manage|we operate|i operate|our|this is|here is|for|on behalf of|writing for)\s+)?(?:(?:an?|the|our|my)\s+)?(?:small |family )?(?=\S)/u,
};
/** A size, a number, or a clause of its own ends what the organisation is called. */
const STOP: Record<Locale, RegExp> = {
  ru: /[,:;(]|\s[–—-]\s|\s(?:на \d|с \d|по \d|в \d|от \d|(?<!№ )\d)|\s(?:потому|и у нас|где|котор\p{L}+)(?![\p{L}])|\.$/u,
  en: /[,:;(]|\s[–—-]\s|\s(?:with \d|of \d|with one|\d)|\s(?:needs?|wants?|seeks?|requires?|administers|runs?|has|have|is|are|who|that|which|here|makes?|sells?|serves?|holds?|keeps?|operates?|employs?|looks?|provides?|offers?|procures?|invites?|issues?|requests?|intends?|plans?|maintains?|manages?|stays?|currently|because|where|serving|selling|making|doing)(?!\p{L})|\s\w+s (?=\d|an? |the |about |some |over |our )|\.$/u,
};
const NO_NAME =
  /^(?:we|i|it|they|you|please|write|can|could|budget|currently|need|needs|want|looking|seeking|requirements?|what|something|there|when|every|each|if|is|are|how|make|give|help|ideally|also|no|not|our|all|in|on|at|number|\d+(?!-)|бюджет|срок|нужн|нужен|надо|хо[тч]|требу|сейчас|как|что|когда|если|подскаж|помог|сколько|можно|напиш|дайте|сделайте|прошу|просим|чего|не|все|всё|каждый|каждая|раз|без|в|на|из|за|по)(?![\p{L}])/u;
/** Whom it is made for, in a description that only says what is wanted: «… для швейной мастерской», "… for a county jail". */
const MADE_FOR: Record<Locale, RegExp> = {
  ru: /(?<![\p{L}])для\s+(?<of>[^,.;:()–—]+?)(?=\s+(?:на \d|с \d|по |потому|чтобы|при |в котор|где )|[,.;:()–—]|$)/gu,
  en: /\bfor\s+(?:an?|the|our|my)\s+(?<of>[^,.;:()–—]+?)(?=\s+(?:with|that|which|where|because|so|to)\s|[,.;:()–—]|$)/gu,
};
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
    const span = introduced(description, sentence, locale);
    if (span && !wished.some((wish) => overlaps(wish, span)))
      return entryOf(description, "organisation", span);
    if (
      sentence.at === 0 &&
      (wished.some((wish) => overlaps(wish, sentence)) || plain(sentence.text).search(announced[locale]) >= 0)
    ) {
      const served = madeFor(description, sentence, locale);
      if (served) return entryOf(description, "organisation", served);
    }
  }
  return undefined;
}

function introduced(description: string, sentence: Sentence, locale: Locale): Span | undefined {
  const text = plain(sentence.text);
  if (heading[locale].test(text) || banHeading[locale].test(text) || /\?$/.test(text)) return undefined;
  const greeting = GREETING.exec(text)?.[0].length ?? 0;
  const rest = text.slice(greeting);
  const lead = LEAD[locale].exec(rest)?.[0] ?? "";
  // Later sentences speak of the organisation only where they say so.
  if (
    sentence.at > 0 &&
    !/^(?:мы|у нас|we|i|this is)(?![\p{L}])/u.test(rest) &&
    greeting === 0 &&
    !isShortBefore(description, sentence)
  )
    return undefined;
  const doing = sentence.at < 2 && !(locale === "en" && insideOf(text)) ? objectOf(rest, locale) : undefined;
  if (doing) {
    const start = sentence.start + greeting;
    return trimmed(description, { start: start + doing.start, end: start + doing.end });
  }
  const role = ROLE.exec(rest.slice(lead.length))?.[0].length ?? 0;
  const from = greeting + lead.length + role;
  const body = text.slice(from);
  const stop = Math.min(
    STOP[locale].exec(body)?.index ?? body.length,
    locale === "ru" ? verbIn(sentence, from) : body.length,
  );
  // «Сеть из 40 автомоек»: a mere container is nothing without what it holds.
  const held =
    /^(?:сеть|группа|парк|chain|group|network|fleet)(?: из| of)? [\d ]*\p{L}+(?: \p{L}+)?(?=[,.:;]|$)/u.exec(
      body,
    )?.[0];
  const name = held ?? body.slice(0, stop).replace(/\s+(?:и|and|a|the|из)\s*$/u, "");
  const inside = insideOf(text);
  const isCounted = locale === "en" && /^(?:we|i) /.test(lead) && /^\d+ \p{L}/u.test(name);
  if (
    (NO_NAME.test(name) && !isCounted) ||
    /^(?:бизнес|компани|фирм|business|company)\p{L}{0,2}$/u.test(name) ||
    !(/^\p{Lu}{3,}$/u.test(sentence.text.slice(from, from + name.length)) || isPhrase(name, locale))
  ) {
    return inside && locale === "en"
      ? trimmed(description, { start: sentence.start + inside.start, end: sentence.start + inside.end })
      : undefined;
  }
  return trimmed(description, { start: sentence.start + from, end: sentence.start + from + name.length });
}

/** «председатель СНТ»: what is run, not who runs it. */
const ROLE =
  /^(?:председатель|директор|руководитель|владелец|хозяйка|хозяин|начальник|глава|заведующ\p{L}+|управляющ\p{L}+) (?=\p{L}{3})(?!по )/u;

/** What is served or made, where a sentence begins with what "we" do: «Обслуживаем 1 340 лифтов в Самаре», "we rent out campervans in Norway". */
function objectOf(text: string, locale: Locale): Span | undefined {
  const verb =
    locale === "ru"
      ? /^(?:мы )?(?<verb>\p{L}+(?:ем|им))(?:ся)? (?=\p{L}|\d)/u.exec(text)
      : /^(?:we|i) (?<verb>maintain|rent|make|sell|repair|build|grow|service|clean|deliver|host|produce|print|breed|train|supply|install|fit|restore|lease|hire|bake|brew|farm|publish|store|ship|move|look after|take care of)(?: out| to)? (?:the |our )?/u.exec(
          text,
        );
  const name = verb?.groups?.verb;
  if (!verb || !name) return undefined;
  if (locale === "ru" && !OFFERING.test(name)) return undefined;
  const rest = text.slice(verb[0].length);
  const end =
    /[,:;(.?!]|\s[–—-]\s|\s(?:и|а|но|который|with|and we|that|which|who|for (?:\d|the))(?= (?!\p{L}+(?:е|и|ах|ях)?(?:[,.]|$)))/u.exec(
      rest,
    )?.index ?? rest.length;
  const own = rest.slice(0, end);
  const words = own.trim().split(/\s+/);
  // The object reads well by itself after a number, or where its form is the one it is called by.
  const first = words[0] ?? "";
  const isCalled =
    /^\d/.test(first) ||
    locale === "en" ||
    parse(first)[0]?.case === "accs" ||
    parse(first)[0]?.case === "nomn";
  return isCalled && words.length > 1 && words.length <= LONGEST_WORDS
    ? { start: verb[0].length, end: verb[0].length + end }
    : undefined;
}

const OFFERING =
  /^(?:обслужива|прода|прода[её]|сда[её]|выпуска|производ|печ|дела|шь|стро|ремонтир|вед|перевоз|вози|достав|выращива|разводи|добыва|содержи|эксплуатиру|управля|издае|чиним|чисти|готови|обжарива|вари|организу|провод|оказыва|реставрир)/u;

/** "Good day!" or a title stands before. */
const isShortBefore = (description: string, sentence: Sentence) =>
  sentence.at === 1 && GREETING.test(plain(description)) && sentence.start < 40;

/** "We grow salad in a vertical farm near Rotterdam". */
function insideOf(text: string): Span | undefined {
  const match = /^(?:we|i) \w+ .*?\b(?:in|at|on) an? (?<of>[^,.;:()–—]+)/u.exec(text);
  const of = match?.groups?.of;
  return match && of ? { start: match[0].length - of.length, end: match[0].length } : undefined;
}

/** Place of the first verb, from which on something is told. */
function verbIn(sentence: Sentence, from: number): number {
  const verb = sentence.tokens.find(
    ({ start, text, quoted, kind }) =>
      start >= sentence.start + from &&
      kind === "word" &&
      !quoted &&
      parse(text)[0]?.known === true &&
      /^(?:VERB|PRTS|INFN|PRED)$/.test(parse(text)[0]?.pos ?? ""),
  );
  return verb ? verb.start - sentence.start - from : Number.MAX_SAFE_INTEGER;
}

function isPhrase(name: string, locale: Locale): boolean {
  const words = name.trim().split(/\s+/);
  if (name.trim().length < 3 || words.length > LONGEST_WORDS) return false;
  if (locale === "en")
    return !/\b(?:is|are|was|were|we|i|you|they|will|would|should|must|don't)\b/.test(name);
  const readings = parse(words[0] ?? "");
  const isKnown = words.some((word) => parse(word.replace(/[«»"]/g, "")).some(({ pos }) => pos === "NOUN"));
  return isKnown && /^(?:NOUN|ADJF|PRTF|NUMR)$/.test(readings[0]?.pos ?? "NOUN");
}

function madeFor(description: string, sentence: Sentence, locale: Locale): Span | undefined {
  const text = plain(sentence.text);
  const match = [...text.matchAll(MADE_FOR[locale])].at(-1);
  const of = match?.groups?.of;
  if (
    !match ||
    !of ||
    of.split(/\s+/).length > 7 ||
    /(?:^|\s)не\s.*$/u.test(text.slice(0, match.index).split(/[,.]/).at(-1) ?? "")
  )
    return undefined;
  if ((locale === "ru" && isPeople(of)) || /^(?:бизнес|компани|фирм|business|company)\p{L}{0,2}$/u.test(of))
    return undefined;
  const start = sentence.start + match.index + match[0].length - of.length;
  return trimmed(description, { start, end: start + of.length });
}

/** «для судебных приставов»: people are roles, no organisation. */
const isPeople = (phrase: string) =>
  phrase
    .split(/\s+/)
    .some(
      (word) =>
        parse(word)[0]?.animacy === "anim" &&
        parse(word)[0]?.pos === "NOUN" &&
        parse(word)[0]?.number === "plur",
    );

const CONTAINER: Record<Locale, RegExp> = {
  ru: /^[\s:,]*(?!чтоб)(?:(?:\p{L}+ ){0,2}?)(?:систем|подсистем|программ|приложени|портал|сервис|сайт|платформ|решени)\p{L}{0,3}(?:\s[^,.:;()–—]{3,80})?/u,
  en: /^[\s:,]*(?:an? |the |one )?(?:[\w'-]+ ){0,5}(?:system|platform|portal|software|app|tool|program|database|website)\b(?: for [^,.:;()–—]{3,60})?/u,
};

/** What is to be built for what, when the visitor says it in one phrase. */
export function subjectOf(
  description: string,
  sentences: readonly Sentence[],
  wished: readonly Span[],
  fallback: Locale,
): FactEntry | undefined {
  for (const sentence of sentences) {
    const locale = localeOf(sentence.text, fallback);
    const text = plain(sentence.text);
    for (const match of [...text.matchAll(announced[locale])].slice(0, 5)) {
      const from = match.index + match[0].length;
      const body = CONTAINER[locale].exec(text.slice(from))?.[0];
      const start = sentence.start + from;
      const span = body ? trimmed(description, { start, end: start + body.length }) : undefined;
      const isDenied =
        negated[locale].test(text.slice(Math.max(0, match.index - 40), match.index)) ||
        /^\s*не /.test(text.slice(from));
      // One of several things wanted is not what the whole is.
      const isPart = span !== undefined && wished.length > 1 && wished.some((wish) => overlaps(wish, span));
      if (isDenied || isPart) continue;
      const words = span ? description.slice(span.start, span.end).split(/\s+/).length : 0;
      if (span && words > 1 && words <= LONGEST_WORDS + 2)
        return entryOf(description, "subject", withoutArticle(description, span));
    }
  }
  const [first, last] = [wished[0], wished.at(-1)];
  const [sentence] = sentences;
  const isTitle =
    first &&
    last &&
    sentence &&
    sentences.length <= 2 &&
    first.start === sentence.start &&
    last.end <= sentence.end;
  if (!isTitle || description.slice(first.start, last.end).split(/\s+/).length > 14) return undefined;
  return entryOf(description, "subject", { start: first.start, end: last.end });
}

function withoutArticle(description: string, { start, end }: Span): Span {
  const article = /^(?:an?|the|one)\s+/iu.exec(description.slice(start, end))?.[0].length ?? 0;
  return { start: start + article, end };
}
