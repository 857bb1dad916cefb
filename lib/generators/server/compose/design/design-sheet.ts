import "server-only";
import { readLooks } from "@/lib/content/looks";
import { readScreenAdvice, type ScreenPart } from "@/lib/content/screen-advice";
import { labelOf } from "@/lib/generators/server/compose/design/labels";
import { looksIn } from "@/lib/generators/server/compose/design/moods";
import { sizesIn } from "@/lib/generators/server/compose/design/sizes";
import { ready } from "@/lib/generators/server/language/ru";
import { figuresOf } from "@/lib/generators/server/read/figures";
import { designWords } from "@/lib/content/design-words";
import { languageOf } from "@/lib/generators/server/document-locale";
import { clausesOf, sentencesOf, type Clause } from "@/lib/generators/server/read/sentences";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

type NamedElement = { kind: ScreenPart; label: string; figures: readonly Figure[] };

/** What a description of a screen says; everything the design tools answer is made from it. */
export type DesignSheet = Awaited<ReturnType<typeof designSheetOf>>;

const ASIDE = /^(?:где|когда|как|что|чтобы|котор\p{L}+|where|when|how|that|which|who)(?!\p{L})/iu;
/** What asks for a screen is no part of its name. */
const ASKING =
  /^(?:(?:разберите|проанализируйте|посмотрите|оцените|проверьте)(?: |$)|(?:analy[sz]e|review|check|look at)(?: (?:our|my|the|this) |$))|^(?:(?:нам|мне) )?(?:нуж(?:ен|н[аоы])|требу[ею]тся) |^(?:we |i )?(?:need|want|would like|redesign|design|draw) (?:an? |our |the |my )?/iu;
const BAN =
  /^(?:(?:но|but|please) )?(?:избега\p{L}*|без|никак\p{L}*|не|no|not|without|never|avoid)(?!\p{L})/iu;
const KEPT =
  /^(?:(?:но|but|please) )?(?:избега\p{L}*|без|никак\p{L}*|no|without|avoid|(?:any|every)thing but|do not|don't|только не|не (?:хо(?:чу|тим)|использ\p{L}+|делайте))(?!\p{L})|(?<!\p{L})(?:не (?:надо|нужн\p{L}{1,2}|использовать)|нельзя)$/iu;
const ABOUT_LOOKS =
  /(?<!\p{L})(?:тон(?:а|е|ах|ов)|фон(?:е|а|ом)?)(?!\p{L})|цвет|стил|акцент|скругл|угл[ыа]|контраст|интерфейс|colou?r|background|style|\btones?\b|accent|interface|rounded|corners|\d\s?px|(?:т[её]мн|светл)\p{L}*(?: тем|$)|\b(?:dark|light|flat)(?: theme|$)/iu;
const PHONE = /мобильн|приложени|экран телефона|смартфон|mobile (?:app|screen)|\bapp\b|smartphone/iu;
const CONTRAST = /(?:контраст|contrast)\p{L}*[^.;\d]{0,30}(\d{1,2}(?:[.,]\d)?)/iu;

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(",", "."));
}

/** Problems of what is not there: the clause that says so forbids nothing. */
const LACKS = wordSet`silent unlabelled headers night`;
/** People lose their work or never learn that they did. */
const GRAVE = wordSet`silent erased lost`;

/** What goes wrong, each kind once and by a clause of its own rather than by the first, which names the screen; the gravest first. */
function problemsIn(clauses: readonly Clause[]) {
  const found = readScreenAdvice().problems.flatMap((kind) => {
    const said = clauses.filter(({ text }) => kind.words.test(text));
    const clause = said.find(({ at }) => at > 0) ?? said[0];
    return clause === undefined ? [] : [{ kind, label: labelOf(clause.text), at: clause.at }];
  });
  return found.sort((a, b) => Number(GRAVE.has(b.kind.id)) - Number(GRAVE.has(a.kind.id)) || a.at - b.at);
}

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s,;«»“”"()]*[^\s,;«»“”"().:!?]|(?<![\p{L}@.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:ru|com|org|net|io|рф|gov|edu|info)(?:\/[^\s,;«»“”"()]*)?(?![\p{L}@.\d])/giu;

const KNOWING =
  /(?:понима|понят|зна(?:ют|ет)|вид(?:ят|ит|но)|спрашива|ищ[уе]т|наход[яи]т|путают|угадыва|ясно|указан|сказано|understand|know|see|sure|clear|find|guess|told|ask)\p{L}*$/iu;
const ASKED =
  /^(?:(?:из|за|в|во|на|по|к|от|с|до|о) )?(?:как\p{L}{0,3}|что|ч(?:ем|его|ему)|где|куда|откуда|когда|почему|зачем|сколько|кто|кому|котор\p{L}+|ли|what|which|where|when|why|how|who)(?!\p{L})/iu;

/** «Родители не понимают, какие документы нужны» is one clause: what is asked belongs to who asks it. */
function joined(clauses: readonly Clause[], text: string): Clause[] {
  return clauses.reduce<Clause[]>((list, clause) => {
    const before = list.at(-1);
    const isOne =
      before?.sentence === clause.sentence && ASKED.test(clause.text) && KNOWING.test(before.text);
    if (!before || !isOne) return [...list, clause];
    const { end } = clause;
    return [...list.slice(0, -1), { ...before, end, text: text.slice(before.start, end) }];
  }, []);
}

/** Reads the description of a screen; addresses are taken out before. Pure and linear. */
export async function designSheetOf(description: string, page: Locale) {
  await ready();
  const text = description
    .replace(ADDRESS, "")
    .replace(/ +(?=[,.;:])|(?<= ) +/g, "")
    .replace(/^[\s:,;.–—-]+/u, "")
    .trim();
  const locale = languageOf(text, page);
  const { problems: known } = readScreenAdvice();
  const sentences = sentencesOf(text);
  const clauses = joined(clausesOf(text, sentences), text);
  const figures = figuresOf(text, sentences, clauses);
  const isLack = (part: string) => known.some(({ id, words }) => LACKS.has(id) && words.test(part));
  const looks = looksIn(text);
  const isUncoloured = ({ start, end }: Clause) => {
    const inside = looks.colours.filter(({ at }) => at >= start && at < end);
    return inside.length > 0 && inside.every(({ isDenied }) => isDenied);
  };
  const bans = clauses.filter(
    (clause) =>
      isUncoloured(clause) || ((BAN.test(clause.text) || KEPT.test(clause.text)) && !isLack(clause.text)),
  );
  const isAsked = ({ sentence }: Clause) => sentences[sentence]?.text.endsWith("?") === true;
  const own = clauses.filter(
    (clause) => !bans.includes(clause) && !ASIDE.test(clause.text) && !isAsked(clause),
  );
  const isLook = ({ text: part, start, end }: Clause) =>
    ABOUT_LOOKS.test(part) ||
    Object.values(readLooks().moods).some(({ said }) => part.search(said) === 0) ||
    looks.colours.some(({ at }) => at >= start && at < end);
  const problems = problemsIn(clauses.filter((clause) => !isAsked(clause)));
  return {
    ...looks,
    locale,
    isLinked: description.search(ADDRESS) >= 0,
    text,
    title: labelOf((clauses[0]?.text ?? text).replace(ASKING, "")) || designWords(locale).page,
    isPhone: PHONE.test(text),
    elements: elementsIn(own, figures),
    problems,
    contents: own
      .filter((part, index) => index > 0 && !isLook(part) && !CONDITION.test(part.text))
      .map((part) => labelOf(part.text)),
    bans: bans
      .filter((clause) => KEPT.test(clause.text) || isUncoloured(clause))
      .map((clause) => clause.text.replace(/^(?:но|а|but|and|please) /iu, "")),
    figures,
    sizes: sizesIn(text),
    contrast: numberIn(text, CONTRAST),
  };
}

/** Where and how people work: no part of the screen. */
const CONDITION =
  /^(?:зимой|летом|ночью|одной рукой|в (?:перчатках|темноте)|на (?:ходу|морозе|улице|солнце)|(?:in|with) (?:gloves|the dark|the rain|winter|one hand)|outdoors|one-handed)(?!\p{L})/iu;

/** What is not there, what stands on a part and what it is for: «список из 63 точек без карты» names no map. */
const ABSENT =
  /[«“"][^«»“”"]*[»”"]|(?<!\p{L})(?:(?:без|no|without|нет)\s+(?:[\p{L}-]+\s+)?[\p{L}-]+|(?:где|когда|как|where|when|how)\s.*)/giu;

/** The parts that clauses name, at most two each and each under one name: a description comes back to what it named. */
function elementsIn(clauses: readonly Clause[], figures: readonly Figure[]): NamedElement[] {
  const found = clauses.flatMap(({ text, start, end }) => {
    const said = text.replace(ABSENT, (part) => " ".repeat(part.length));
    const inside = figures.filter(({ span }) => span && span.start >= start && span.end <= end);
    // "A small Pay button" is a button, and its word tells no more of payments.
    return readScreenAdvice()
      .parts.map((kind) => ({ kind, at: said.search(kind.words) }))
      .filter(({ at, kind }) => at >= 0 && !(kind.id === "payment" && /кнопк|button/iu.test(said)))
      .sort((a, b) => a.at - b.at)
      .slice(0, 2)
      .map(({ kind, at }): NamedElement => ({ kind, label: labelOf(text, at), figures: inside }));
  });
  const keyOf = ({ kind, label }: NamedElement) => `${kind.id} ${label.toLowerCase()}`;
  return [...new Map(found.toReversed().map((element) => [keyOf(element), element])).values()].toReversed();
}
