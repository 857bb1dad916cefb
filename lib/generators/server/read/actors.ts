import "server-only";
import type { Actor, Figure } from "@/lib/generators/fact-sheet";
import { parse, type RuParse } from "@/lib/generators/server/language/ru";
import {
  acting,
  external,
  groups,
  noPerson,
  personEnding,
  persons,
  served,
  substantives,
  things,
} from "@/lib/generators/server/read/actor-words";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

type Found = Span & { name: string; key: string; side: Actor["side"] };

/** Comparatives end like people who do something. */
const COMPARATIVE =
  /^(?:smart|warm|cold|fast|cheap|bett|easi|quick|old|young|high|low|long|short|bigg|small|larg|strong|simpl|near|clos|lat|earli|saf|dark|light|great|few|slow|deep|wid|strict|hard|soft|nic|bright|heavi|happi|busi|tight|fresh|clear|thinn|thick|cool|rich|poor|quiet|loud|wiser?|newer?)er$/;
const SUFFIX = /(?:er|or|ist|ian|ee|man|men|woman|women)$/;

/** Singular of an English noun of a person; the word itself when it is no plural. */
function singular(word: string): string {
  if (word === "people" || word === "ppl" || word === "staff" || word === "crew") return word;
  if (word === "children") return "child";
  if (/men$/.test(word)) return word.replace(/men$/, "man");
  if (/ies$/.test(word)) return word.replace(/ies$/, "y");
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Words in -ee that name a person. */
const PARTY =
  /^(?:employ|train|attend|refer|licens|less|pay|trust|grant|nomin|address|absent|evacu|refug|mentor|invit|appoint|examin|patent|franchis|retir|escap|return|deport|interview)ee$/;

function isEnglishPerson(token: Token, isFirst: boolean, next?: string): boolean {
  const isCapital = /^\p{Lu}/u.test(token.text) && !isFirst;
  const one = singular(plain(token.text).replace(/'s$|'$/, ""));
  if (things.has(one) || (/ee$/.test(one) && !PARTY.test(one))) return false;
  if (
    /^(?:agenc|organi[sz]ation|compan|schools?$|portal|records?$|accounts?$|cards?$|data$|sites?$|system|software|app$|scheduling|management|list$)/.test(
      next ?? "",
    ) &&
    !served.en.has(one) &&
    !/s$/.test(token.lower)
  )
    return false;
  return (
    persons.has(one) ||
    served.en.has(one) ||
    (!isCapital && SUFFIX.test(one) && one.length > 5 && !COMPARATIVE.test(one))
  );
}

/** Words before a person's noun that belong to what the role is called: "poll workers", "workshop foreman". */
const NO_PART =
  /^(?:an?|the|our|my|your|their|his|her|its|all|every|each|some|any|no|most|many|more|few|other|new|old|sick|late|same|own|and|or|to|for|by|from|with|of|in|on|at|as|per|than|that|which|who|is|are|was|were|be|tells?|asks?|lets?|gives?|sends?|makes?|if|when|then|because|but|so|not|can|will|do|does|us|we|they|it|one|two|three|four|five|six|seven|eight|nine|ten|about|around|some|only|live|between|via|before|after|during|without|until|plus|also|even|just|both|while|where|bad|good|up|this|those|these|next|last|registered|certified|full-time|part-time|nine|fifty|twenty|thirty|forty|hundred|our|hundreds|dozens|thousand|used|ask|help|see|show|paid|pays?|keep|want|need)$/;

/** A supplier of the work to be ordered is no role in it: "the Contractor shall". */
const isOrdered = (next: Token | undefined) => /^(?:shall|must)$/.test(next?.lower ?? "");

function* english(sentence: Sentence): Generator<Found> {
  const { tokens } = sentence;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "word" || token.quoted || !isEnglishPerson(token, at === 0, tokens[at + 1]?.lower))
      continue;
    const next = tokens[at + 1];
    if (isOrdered(next) && /^(?:contractor|vendor|supplier|bidder)s?$/.test(token.lower)) continue;
    // "volunteer rota drivers": the last noun is the person.
    if (next?.kind === "word" && isEnglishPerson(next, false) && /s$/.test(next.lower)) continue;
    const first = roleStart(tokens, at);
    const start = tokens[first]?.start ?? token.start;
    const end = token.end - (/['’]s?$/.exec(token.text)?.[0].length ?? 0);
    const name = sentence.text.slice(start - sentence.start, end - sentence.start);
    const one = singular(plain(token.text).replace(/'s?$/, ""));
    const before = tokens[first - 1];
    yield {
      start,
      end,
      name: lowerFirst(name),
      key: one,
      side: sideOf(one, before?.kind === "number" || /^(?:our|my)$/.test(before?.lower ?? ""), "en"),
    };
  }
}

/** Where the role's name begins: at most two nouns before the person, "workshop foreman", "poll workers". */
function roleStart(tokens: readonly Token[], at: number): number {
  let first = at;
  for (let back = 1; back <= 2; back += 1) {
    const before = tokens[at - back];
    if (
      !before ||
      before.kind !== "word" ||
      before.quoted ||
      NO_PART.test(before.lower) ||
      acting.test(before.lower)
    )
      break;
    if (
      /(?:ly|ing|ed)$/.test(before.lower) ||
      /(?:[^s]s|['’]s)$/.test(before.lower) ||
      /^\p{Lu}/u.test(before.text)
    )
      break;
    if (persons.has(before.lower) && back > 1) break;
    // "to text customers", "we email members": a verb stands after "to" and after who does it.
    if (
      /^(?:to|we|they|i|you|can|will|must|should|and)$/.test(tokens[at - back - 1]?.lower ?? "") &&
      back === 1 &&
      !persons.has(before.lower)
    )
      break;
    first = at - back;
  }
  return first;
}

/** Counted or "our own" people work there; the served are known by what they are called; about others only the text could tell. */
function sideOf(key: string, isOwn: boolean, locale: Locale): Actor["side"] {
  if (served[locale].has(key)) return "served";
  return external[locale].has(key) && !isOwn ? undefined : "serves";
}

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function personIn(tokens: readonly Token[], at: number): RuParse | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || token.quoted || token.text.length < 4) return undefined;
  const own = parse(token.lower);
  // «геологов-документаторов»: a compound the dictionary does not have is what its last part is.
  const last =
    token.lower.includes("-") && own[0]?.known !== true
      ? parse(token.lower.slice(token.lower.lastIndexOf("-") + 1))
      : [];
  if (
    last[0]?.pos === "NOUN" &&
    !noPerson.has(plain(last[0].normal)) &&
    (last[0].animacy === "anim" || (!last[0].known && personEnding.test(last[0].normal)))
  )
    return compound(token, last[0]);
  const readings = own;
  const nouns = readings.filter(
    ({ pos, tags }) => pos === "NOUN" && !["Name", "Surn", "Patr", "Geox"].some((tag) => tags.has(tag)),
  );
  const weight = (animacy: string) =>
    nouns.filter((one) => one.animacy === animacy).reduce((sum, { score }) => sum + score, 0);
  const isQualified = parse(tokens[at - 1]?.lower ?? "").some(({ pos }) => pos === "ADJF");
  const substantive = own.find(({ normal }) => substantives.has(plain(normal)));
  if (
    substantive &&
    parse(tokens[at + 1]?.lower ?? "").every(
      ({ pos, case: name }) => pos !== "NOUN" || name !== substantive.case,
    )
  )
    return substantive;
  const group = nouns.find(
    ({ normal }) => groups.has(plain(normal)) || (isQualified && plain(normal) === "группа"),
  );
  const noun = nouns.find(({ animacy }) => animacy === "anim");
  // «механики пишут»: several of a profession, and no science of machines.
  // «Диспетчерская «Обь»»: the kind of what is named.
  if (tokens[at + 1]?.quoted || /^[«"]$/.test(tokens[at + 1]?.text ?? "")) return undefined;
  if (noun && (noPerson.has(plain(noun.normal)) || /счетчик$/.test(plain(noun.normal)))) return undefined;
  const isSeveral = noun?.number === "plur" && personEnding.test(noun.normal) && isPluralVerb(tokens[at + 1]);
  if (noun && isSeveral) return noun;
  const person = group ?? (weight("anim") > weight("inan") ? noun : undefined);
  if (
    !person ||
    noPerson.has(plain(person.normal)) ||
    /счетчик$/.test(plain(person.normal)) ||
    person.score < (readings[0]?.score ?? 0) * 0.5
  )
    return undefined;
  if (!person.known && !personEnding.test(person.normal)) return undefined;
  // «арестованного имущества», «старший садовник»: an adjective before its noun.
  const next = tokens[at + 1];
  const isQuality =
    isAdjectival(token) &&
    next?.kind === "word" &&
    parse(next.lower).some(
      ({ pos, case: own, number }) => pos === "NOUN" && own === person.case && number === person.number,
    );
  return isQuality ? undefined : person;
}

const isPluralVerb = (token: Token | undefined) =>
  parse(token?.lower ?? "").some(({ pos, number }) => pos === "VERB" && number === "plur");

/** «геологов-документаторов» → «геологи-документаторы»: both parts are turned. */
function compound(token: Token, last: RuParse): RuParse {
  const cut = token.lower.lastIndexOf("-");
  const first = parse(token.lower.slice(0, cut)).find(
    ({ pos, case: name, number }) => pos === "NOUN" && name === last.case && number === last.number,
  );
  const start = token.lower.slice(0, cut);
  const form: RuParse["form"] = (...grammemes) => {
    const [one, other] = [first ? first.form(...grammemes) : start, last.form(...grammemes)];
    return one && other ? `${one}-${other}` : undefined;
  };
  const { pos, case: name, number, gender, animacy, tags, score, known } = last;
  return {
    pos,
    case: name,
    number,
    gender,
    animacy,
    tags,
    score,
    known,
    normal: `${first?.normal ?? start}-${last.normal}`,
    form,
  };
}

const isAdjectival = ({ lower }: Token) =>
  /(?:ый|ий|ой|ая|ое|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю)$/.test(lower);

const GENERAL =
  /^(?:наш|свой|мой|ваш|кажд|весь|все|всех|друг|нов|сам|этот|тот|так|котор|один|одн|перв|последн|некотор|люб|многие|како|больш|маленьк|нужн|хорош)/u;

function* russian(sentence: Sentence): Generator<Found> {
  const { tokens } = sentence;
  for (const [at, token] of tokens.entries()) {
    const person = personIn(tokens, at);
    // «Заказчик: …» is a label.
    if (!person || tokens[at + 1]?.text === ":") continue;
    const before = tokens[at - 1];
    const isPart = before?.kind === "word" && !before.quoted && !GENERAL.test(plain(before.text));
    const adjective = isPart
      ? parse(before.lower).find(
          ({ pos, case: own, number }) => pos === "ADJF" && own === person.case && number === person.number,
        )
      : undefined;
    const start = adjective ? (before?.start ?? token.start) : token.start;
    const isCounted = tokens[adjective ? at - 2 : at - 1]?.kind === "number";
    const number = isCounted ? "plur" : (person.number ?? "sing");
    const noun = pluralOr(person, number);
    const quality = adjective?.form(
      "nomn",
      number,
      ...(number === "sing" && person.gender ? [person.gender] : []),
    );
    const key = plain(person.normal);
    yield {
      start,
      end: token.end,
      name: quality ? `${quality} ${noun}` : noun,
      key,
      side: sideOf(key, isCounted, "ru"),
    };
  }
}

/** «кондукторы» and «пристава»: the dictionary has both plurals; the bookish one is right everywhere. */
function pluralOr(person: RuParse, number: "sing" | "plur"): string {
  const form = person.form("nomn", number) ?? person.normal;
  if (
    number === "sing" ||
    !/[ая]$/.test(form) ||
    person.gender !== "masc" ||
    /^(?:мастер|профессор|доктор|директор|повар)а$|(?:ята|тора)$/.test(form)
  )
    return /тора$/.test(form) && !/^директора|^доктора/.test(form) ? form.replace(/а$/, "ы") : form;
  return form.replace(/а$/, "ы").replace(/я$/, "и");
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
      if (known) {
        // «210 interpreters» names the role better than "interpreter scheduling".
        if (!known.figure && figure)
          actors.set(found.key, {
            ...known,
            ...entryOf(description, known.id, found),
            name: found.name,
            figure: figure.id,
          });
        continue;
      }
      actors.set(found.key, {
        ...entryOf(description, `actor-${actors.size + 1}`, found),
        name: found.name,
        ...(figure && { figure: figure.id }),
        ...(found.side && { side: found.side }),
      });
    }
  }
  // "People" says something only where nobody else is named.
  const all = [...actors.entries()].filter(
    ([key, { figure }]) => !/^(?:people|ppl)$/.test(key) || (actors.size === 1 && figure === undefined),
  );
  return all.map(([, actor], at) => ({ ...actor, id: `actor-${at + 1}` }));
}
