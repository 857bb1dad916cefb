import "server-only";
import type { Actor, Figure } from "@/lib/generators/fact-sheet";
import { singular } from "@/lib/generators/server/language/en";
import { isPreposition, parse, type RuParse } from "@/lib/generators/server/language/ru";
import * as words from "@/lib/generators/server/read/actor-words";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import { isMeasure } from "@/lib/generators/server/read/units";
import type { Locale } from "@/lib/i18n/locales";

type Found = Span & { name: string; key: string; side: Actor["side"] };

/** Endings of those who do something, and of things and comparatives that end alike. */
const DOER = /(?:er|or|ist|ian|man|woman)$/;
const NO_DOER = /(?:meter|over|other|ever|ther|izer|ator|i?est|(?:at|ur|ck|st|ng|rt|gh|il|ea|im|li|se)ier)$/;
const COMPARATIVE =
  /^(?:smart|warm|cold|fast|cheap|bett|easi|quick|young|small|larg|strong|simpl|clos|earli|dark|light|great|strict|bright|heavi|happi|tight|fresh|clear|thinn|thick|quiet|bigg|short|wiser?|newer?|long|slow|deep|soft|hard|nic|poor|rich|high)er$/;
/** A single person before these tells what kind of thing it is: "volunteer rota", "interpreter scheduling". */
const KIND_OF =
  /^(?:agenc|organi[sz]ation|compan|schools?$|portal|records?$|accounts?$|cards?$|data$|sites?$|system|software|app$|scheduling|management|list$)/;

/** Papers that are only called after a person: "vet bills", "passenger list", "the breeder's guide". */
const PAPER = /^(?:bills?|lists?|guides?|fees?|handbook|manual)$/;
const FAMILY = /^(?:brother|sister|father|mother|daughter)$/;

const bare = (token: Token | undefined) => singular(plain(token?.text ?? "").replace(/'s?$/, ""));

function isEnglishPerson(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.quoted) return false;
  const one = bare(token);
  // "setter 7" is a machine with a number; "Dear team" and "my brother" speak of nobody's role.
  if (words.things.has(one) || (next?.kind === "number" && one === token.lower)) return false;
  if (/^(?:dear|hi|hello)$/.test(tokens[at - 1]?.lower ?? "")) return false;
  if (tokens[at - 1]?.lower === "my" && FAMILY.test(one)) return false;
  if (PAPER.test(next?.lower ?? "") && !/[^'’]s$/.test(token.lower)) return false;
  if (KIND_OF.test(next?.lower ?? "") && !words.served.en.has(one) && !/s$/.test(token.lower)) return false;
  if (/^(?:shall|must)$/.test(next?.lower ?? "") && /^(?:contractor|vendor|supplier|bidder)$/.test(one))
    return false;
  if (words.persons.has(one) || words.served.en.has(one)) return !/['’]s$/.test(tokens[at - 1]?.text ?? "");
  const isName = /^\p{Lu}/u.test(token.text) && at > 0;
  return !isName && one.length > 5 && DOER.test(one) && !NO_DOER.test(one) && !COMPARATIVE.test(one);
}

/** "a return for the Board": a body counts where something is for it. */
const isBody = (tokens: readonly Token[], at: number) =>
  words.bodies.en.has(tokens[at]?.lower ?? "") &&
  /^(?:the|our)$/.test(tokens[at - 1]?.lower ?? "") &&
  /^(?:for|to)$/.test(tokens[at - 2]?.lower ?? "");

function* english({ tokens, text, start: offset }: Sentence): Generator<Found> {
  for (const [at, token] of tokens.entries()) {
    const isOther = isBody(tokens, at);
    if (!isOther && !isEnglishPerson(tokens, at)) continue;
    // "volunteer rota drivers": the last noun is the person.
    if (isEnglishPerson(tokens, at + 1) && /s$/.test(tokens[at + 1]?.lower ?? "")) continue;
    const first = isOther ? at : roleStart(tokens, at);
    const start = tokens[first]?.start ?? token.start;
    const end = token.end - (/['’]s?$/.exec(token.text)?.[0].length ?? 0);
    const name = text.slice(start - offset, end - offset);
    const before = tokens[first - 1];
    const isOwn = before?.kind === "number" || before?.lower === "our";
    yield {
      start,
      end,
      name: /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
      key: bare(token),
      side: isOther ? undefined : sideOf(bare(token), isOwn, "en"),
    };
  }
}

/** Where the role's name begins: at most two nouns before the person, "workshop foreman", "poll workers". */
function roleStart(tokens: readonly Token[], at: number): number {
  let first = at;
  for (let back = 1; back <= 2; back += 1) {
    const before = tokens[at - back];
    if (before?.kind !== "word" || before.quoted || words.noPart.has(before.lower)) break;
    if (/(?:ly|ing|ed|[^s]s|['’]s)$/.test(before.lower) || /^\p{Lu}/u.test(before.text)) break;
    if (words.persons.has(before.lower) && back > 1) break;
    // "to text customers", "we email members": a verb stands after "to" and after who does it.
    const isVerb = /^(?:to|we|they|i|you|can|will|must|should|and)$/.test(tokens[at - back - 1]?.lower ?? "");
    if (isVerb && back === 1 && !words.persons.has(before.lower)) break;
    first = at - back;
  }
  return first;
}

/** Counted or "our own" people work there; the served are known by what they are called; about others only the text could tell. */
function sideOf(key: string, isOwn: boolean, locale: Locale): Actor["side"] {
  if (words.served[locale].has(key)) return "served";
  return words.external[locale].has(key) && !isOwn ? undefined : "serves";
}

type Person = Pick<RuParse, "normal" | "form" | "gender" | "number" | "case">;

const isNamed = ({ tags }: RuParse) => ["Name", "Surn", "Patr", "Geox"].some((tag) => tags.has(tag));
const totalOf = (readings: readonly RuParse[], animacy: string) =>
  readings.filter((one) => one.animacy === animacy).reduce((sum, { score }) => sum + score, 0);

const isNobody = ({ normal }: RuParse) => words.noPerson.has(plain(normal)) || /сч[её]тчик$/.test(normal);

/** A person, a group of people or a body at a place of a Russian sentence. */
function personAt(tokens: readonly Token[], at: number): Person | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.quoted || token.text.length < 4) return undefined;
  // «Диспетчерская «Обь»» is the kind of what is named, «Заказчик:» a label, «450 пар коньков» a measure of things.
  if (next?.quoted || /^[«":]$/.test(next?.text ?? "")) return undefined;
  if (isMeasure(before?.lower ?? "") || /^пар[аыу]?$/.test(before?.lower ?? "")) return undefined;
  const readings = parse(token.lower);
  const nextReadings = parse(next?.lower ?? "");
  const substantive = readings.find(({ normal }) => words.substantives.has(plain(normal)));
  if (substantive && nextReadings.every((one) => one.pos !== "NOUN" || one.case !== substantive.case))
    return substantive;
  const nouns = readings.filter((one) => one.pos === "NOUN" && !isNamed(one));
  const isQualified = parse(before?.lower ?? "").some(({ pos }) => pos === "ADJF");
  const group = nouns.find(({ normal, case: name }) => {
    const key = plain(normal);
    if (words.bodies.ru.has(key)) return before?.lower === "для" && name === "gent";
    return words.groups.has(key) || (isQualified && key === "группа");
  });
  if (group) return group;
  const [first] = readings;
  if (first?.known !== true) return unknownPerson(token.lower, first, nextReadings);
  const noun = nouns.find(({ animacy }) => animacy === "anim");
  if (!noun || isNobody(noun)) return undefined;
  // «механики пишут»: several of a profession, and no science of machines.
  const isDoing = nextReadings.some(({ pos, number }) => pos === "VERB" && number === "plur");
  if (noun.number === "plur" && words.personEnding.test(noun.normal) && isDoing) return noun;
  const isLikely = noun.score >= first.score * 0.5 && totalOf(nouns, "anim") > totalOf(nouns, "inan");
  // «на пилот»: a preposition never stands before the nominative of a person.
  const isThing = nouns.every(({ case: name }) => name === "nomn") && isPreposition(before?.lower ?? "");
  // «арестованного имущества», «старший садовник»: an adjective before its noun.
  const isQuality =
    /(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ое]му|[ыи]м|[ыи]х|[ую]ю)$/.test(token.lower) &&
    nextReadings.some((one) => one.pos === "NOUN" && one.case === noun.case && one.number === noun.number);
  return isLikely && !isThing && !isQuality ? noun : undefined;
}

/** What the dictionary does not have: «геологов-документаторов», «завпроизводством», «родком видит», «раздатчиков». */
function unknownPerson(
  word: string,
  guess: RuParse | undefined,
  next: readonly RuParse[],
): Person | undefined {
  const isOffice = /^(?:зав|зам|пом)[а-я]{4,}$/.test(word);
  const isCommittee = /[^аеиоуыэюя]ком$/.test(word) && next[0]?.pos === "VERB";
  if (isOffice || isCommittee)
    return { normal: word, form: () => word, gender: undefined, number: "sing", case: "nomn" };
  const cut = word.lastIndexOf("-");
  const last = cut < 0 ? guess : parse(word.slice(cut + 1))[0];
  if (last?.pos !== "NOUN" || isNobody(last)) return undefined;
  if (last.known ? last.animacy !== "anim" : !words.personEnding.test(last.normal)) return undefined;
  if (cut < 0) return last.animacy === "anim" ? last : undefined;
  const first = parse(word.slice(0, cut)).find(
    (one) => one.pos === "NOUN" && one.case === last.case && one.number === last.number,
  );
  const { number, gender, case: name } = last;
  const start = word.slice(0, cut);
  return {
    number,
    gender,
    case: name,
    normal: `${first?.normal ?? start}-${last.normal}`,
    form: (...grammemes) => `${first?.form(...grammemes) ?? start}-${last.form(...grammemes) ?? last.normal}`,
  };
}

const GENERAL =
  /^(?:наш|свой|свои|мой|ваш|кажд|весь|все|всех|друг|нов|сам|этот|тот|так|котор|один|одн|перв|последн|некотор|люб|многие|како|больш|маленьк|нужн|хорош)/u;

function* russian({ tokens }: Sentence): Generator<Found> {
  for (const [at, token] of tokens.entries()) {
    const person = personAt(tokens, at);
    if (!person) continue;
    const before = tokens[at - 1];
    const isPart = before?.kind === "word" && !before.quoted && !GENERAL.test(plain(before.text));
    const adjective = isPart
      ? parse(before.lower).find(
          (one) => one.pos === "ADJF" && one.case === person.case && one.number === person.number,
        )
      : undefined;
    const isCounted = tokens[adjective ? at - 2 : at - 1]?.kind === "number";
    const number = isCounted ? "plur" : (person.number ?? "sing");
    const gender = number === "sing" && person.gender ? [person.gender] : [];
    const quality = adjective?.form("nomn", number, ...gender);
    const noun = number === "plur" ? pluralOf(person) : (person.form("nomn", number) ?? person.normal);
    const key = plain(person.normal);
    yield {
      start: adjective ? (before?.start ?? token.start) : token.start,
      end: token.end,
      name: quality ? `${quality} ${noun}` : noun,
      key,
      side: words.bodies.ru.has(key) ? undefined : sideOf(key, isCounted, "ru"),
    };
  }
}

/** «кондукторы» and «пристава»: where the dictionary has both plurals, the bookish one is right everywhere. */
function pluralOf({ form, normal }: Person): string {
  const plural = form("nomn", "plur") ?? normal;
  const bookish = plural.replace(/а$/, "ы").replace(/я$/, "и");
  const isWord = parse(bookish).some(
    (one) => one.known && one.normal === normal && one.number === "plur" && one.case === "nomn",
  );
  return isWord ? bookish : plural;
}

/** People and roles named, each once, in the order of the description. */
export function actorsOf(
  description: string,
  sentences: readonly Sentence[],
  taken: readonly Span[],
  figures: readonly Figure[],
  fallback: Locale,
): Actor[] {
  const actors = new Map<string, Actor>();
  for (const sentence of sentences) {
    const locale = localeOf(sentence.text, fallback);
    for (const found of locale === "ru" ? russian(sentence) : english(sentence)) {
      if (taken.some((span) => overlaps(span, found))) continue;
      const figure = figures.find(
        ({ span, kind }) => kind === "count" && span && span.start <= found.start && span.end >= found.end,
      );
      const known = actors.get(found.key);
      // «210 interpreters» names the role better than "interpreter scheduling".
      if (known && (known.figure || !figure)) continue;
      const side = known ? known.side : found.side;
      actors.set(found.key, {
        ...entryOf(description, "actor", found),
        name: found.name,
        ...(figure && { figure: figure.id }),
        ...(side && { side }),
      });
    }
  }
  // "People" says something only where nobody else is named.
  const all = [...actors].filter(
    ([key, { figure }]) => !/^(?:people|ppl)$/.test(key) || (actors.size === 1 && figure === undefined),
  );
  return all.map(([, actor], at) => ({ ...actor, id: `actor-${at + 1}` }));
}
