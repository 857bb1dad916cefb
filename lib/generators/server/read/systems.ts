import "server-only";
import type { Ban, NamedSystem } from "@/lib/generators/fact-sheet";
import { nominative } from "@/lib/generators/server/language/ru";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { entryOf, localeOf, overlaps, plain, type Span } from "@/lib/generators/server/read/spans";
import * as words from "@/lib/generators/server/read/system-words";
import type { Locale } from "@/lib/i18n/locales";

/** Before a quoted name: whose name it is, when it is no system's. */
const OWNER =
  /(?<![\p{L}])(?:ооо|[опз]?ао|ип|г?бу\p{L}*|мбу|мбоу|жк|тц|кафе|сет[ьи]|стать\p{L}*|(?:учреждени|компани|фирм|завод|фабрик|магазин|ресторан|отел|гостиниц|фонд|театр|клуб|центр|школ|студи|хозяйств|агентств|предприяти|санатори|клиник|больниц|лагер|газет)\p{L}*|named|company|club|hotel)\s*$/u;
const CAMEL = /^(?:\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Lu}{2,3}\p{Ll}+\p{Lu}\p{L}*)$/u;
/** What stays is a system when it is software or equipment, although nobody gave it a name: «контроллеры не трогаем». */
const TECHNICAL =
  /(?<![\p{L}])(?:систем|программ|дневник|сайт|баз[аыу](?!р)|касс|турникет|зам[ок]{2}|датчик|контроллер|камер|весы|терминал|сервер|приложен|crm|erp|system|software|database|locks?|sensors?|controllers?|website|app\b|portal|scanners?|terminals?|cameras?)/u;
const LONGEST_WORDS = 5;

const countWords = (text: string) => text.split(/\s+/).length;

function* quoted(description: string): Generator<Span> {
  for (const { 1: name = "", index } of description.matchAll(/[«“"]([^«»“”"\n]{2,60})[»”"]/gu)) {
    const isOwner = OWNER.test(plain(description.slice(Math.max(0, index - 30), index)));
    if (!isOwner && /^[\p{Lu}\d]/u.test(name) && countWords(name) <= LONGEST_WORDS)
      yield { start: index + 1, end: index + 1 + name.length };
  }
}

/** Names in CamelCase, in Latin letters inside Russian text, and in capitals where an English clause speaks of software. */
function* written({ tokens, text, start }: Clause, locale: Locale): Generator<Span> {
  for (const [at, token] of tokens.entries()) {
    const isLatin = locale === "ru" && /^[A-Z][A-Za-z\d-]*$/.test(token.text);
    if (token.quoted || words.noSystem.has(token.lower) || !(isLatin || CAMEL.test(token.text))) continue;
    const next = tokens[at + 1];
    const goesOn = next && next.start - token.end === 1 && /^(?:[A-Z][A-Za-z\d]*|\d{1,2})$/.test(next.text);
    yield { start: token.start, end: goesOn ? next.end : token.end };
  }
  if (locale === "ru") return;
  for (const match of words.namedInEnglish.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const [from, to] = match.indices?.groups?.name ?? [0, 0];
    const [first = ""] = text.slice(from, to).split(" ");
    if (!words.noSystem.has(first.toLowerCase())) yield { start: start + from, end: start + to };
  }
}

/** Without an article; a Russian name in an oblique case, «в «Буровичке»», «в телеграме», in the nominative. */
function named(description: string, { start, end }: Span): string {
  const text = description.slice(start, end).replace(/^(?:an?|our|the|one)\s+/i, "");
  const isQuoted = /[«"“]$/.test(description.slice(0, start));
  const isOblique =
    /(?:^|\s)(?:во?|на|из|со?|через|к|от|до|по|самописн\p{L}+|(?:систем|программ)\p{L}+)\s+[«"“]$/iu.test(
      description.slice(Math.max(0, start - 40), start),
    ) && /^[а-яё]+(?:е|и|у|ю|ой|ей|ом|ем)(?!\p{L})/iu.test(text);
  if (isQuoted && !isOblique) return text;
  // «в телеграме», «гугл таблицу»: words that the dictionary does not have.
  const foreign =
    /^(?:(?:вотсап|ватсап|телеграм|вайбер|инстаграм)(?=(?:а|у|е|ом)?$)|гугл[- ])/iu.exec(text)?.[0] ?? "";
  const isWhole = foreign !== "" && !/[- ]$/.test(foreign);
  return foreign + (isWhole ? "" : nominative(text.slice(foreign.length)));
}

/** What is said of a system: its clause, and those after it that point back to it. */
function saidOf(span: Span, clauses: readonly Clause[], isLast: boolean): string {
  const own = clauses.find((one) => overlaps(one, span));
  if (!own) return "";
  const following = clauses.filter(({ sentence, at }) => sentence === own.sentence && at > own.at);
  const back = following.filter((one) => isLast && words.pointing.test(plain(one.text)));
  return [own, ...back].map(({ text }) => plain(text)).join(" ");
}

/** Named systems in the order of the description, each once. */
export function systemsOf(
  description: string,
  clauses: readonly Clause[],
  bans: readonly Ban[],
  organisation: Span | undefined,
  fallback: Locale,
): NamedSystem[] {
  const found: Span[] = [...quoted(description)];
  for (const { 0: text, index } of description.matchAll(words.knownSystem))
    found.push({ start: index, end: index + text.length });
  for (const clause of clauses) found.push(...written(clause, localeOf(clause.text, fallback)));
  for (const { span, kind, about } of bans) {
    const start = span && kind === "stays" ? description.indexOf(about, span.start) : -1;
    if (start >= 0 && TECHNICAL.test(plain(about)) && countWords(about) <= LONGEST_WORDS)
      found.push({ start, end: start + about.length });
  }
  const places: Span[] = [];
  for (const span of found) {
    /** «19 самосвалов БелАЗ»: the make of what is counted. */
    const isMake = /\d\s+\p{L}+(?:\s\p{L}+)?\s+$/u.test(
      description.slice(Math.max(0, span.start - 40), span.start),
    );
    const isInside = clauses.some((clause) => overlaps(clause, span));
    const isTaken = [organisation, ...places].some((other) => other && overlaps(other, span));
    if (!isMake && isInside && !isTaken) places.push(span);
  }
  places.sort((one, other) => one.start - other.start);
  const systems: NamedSystem[] = [];
  for (const [at, span] of places.entries()) {
    const name = named(description, span).slice(0, 200);
    const next = places[at + 1];
    const own = clauses.find((one) => overlaps(one, span));
    const said = saidOf(span, clauses, !(next && own && overlaps(own, next)));
    if (words.tried.test(said)) continue;
    const denial = bans.find((ban) => (ban.span && overlaps(ban.span, span)) || ban.about.includes(name));
    const told = words.relations[localeOf(said, fallback)].find(([, pattern]) => pattern.test(said))?.[0];
    const denied = denial?.kind === "stays" && told !== "forbidden" ? "stays" : "forbidden";
    const relation = denial ? denied : (told ?? "used");
    const key = plain(name).slice(0, Math.max(4, name.length - 2));
    const same = systems.find((system) => plain(system.name).startsWith(key));
    if (same) same.relation = same.relation === "used" ? relation : same.relation;
    else systems.push({ ...entryOf(description, `system-${systems.length + 1}`, span), name, relation });
  }
  return systems;
}
