import "server-only";
import { readReading } from "@/lib/content/reading";
import { readBanPatterns } from "@/lib/content/bans";
import type { Ban } from "@/lib/generators/fact-sheet";
import { isVerb } from "@/lib/generators/server/language/ru";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import type { Clause, Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

type Found = { span: Span; about: Span; kind: Ban["kind"] };

const NO_BAN =
  /^(?:и |а |но |and |but )?(?:.*(?:увольня|увольн|сокраща|laying (?:anyone |anybody |people )?off|redundan)|(?:повторять (?:это\p{L}*|такое)|больше|более|дороже|денег|бюджета|времени|людей|рук|сил|понимания|смысла|никто|нигде|ничего|никогда|никак|раньше) |.*(?:longer|later|more) than (?:\d|an?|one|two|three) |.*(?:интернет|связ|вай-?фа)\p{L}* (?:нет|не будет)|не (?:знаем|видим|успеваем|понимаем|помним)|(?:nobody|no one)(?! (?:may|must|should|shall)(?!\p{L}))|there (?:is|are) no|budget|money|(?:the )?(?:total |contract )?(?:cost|price)|we (?:do not|don't|dont|can't|cannot) (?:know|see|find|have|keep|get))/u;
/** «Телемедицину пока не надо», "no app yet": out of scope, and not forbidden for good. */
const FOR_NOW =
  /(?<![\p{L}])(?:пока|не сейчас|в (?:этом|первую)|на первом этапе|сначала|(?:for|right) now|not now|yet|at (?:this|the first) stage|this (?:year|time)|at first)(?![\p{L}])/u;
const POINTER =
  /^(?:(?:ее|это так|его|их|это|этого|ту|тот|ней|ним|эту|этим|и|а|но|пока|(?:мы|нам|мне|я|люди|все|клиенты|категорически| )+|that|this|them|em|these|those|which|and|there|one|any|to|from|with|in)?$|(?:она|он|оно|они|it|they|he|she)(?: |$))/u;
/** Before and behind the words of what is denied: they say nothing of what it is. */
const LOOSE_LEAD =
  /^(?:(?:и|а|но|также|кстати|при этом|поэтому|нам|мне|просто|пожалуйста|её|ее|только|делать|предлагать|ставить|никак\p{L}{1,3}|and|but|also|please|so|our|the|an?|any|to|us|all|(?:proposals|offers|bids|quotes|solutions|systems) (?:including|with|using|involving|that (?:includes?|uses?|needs?|involves?)))\s)+/u;
const LOOSE_TAIL =
  /(?:\s(?:нам|мне|им|пожалуйста|вообще|совсем|точно|навсегда|делать|по-прежнему|тоже|пока|как есть|бы|больше|пусть|просим|их|ее|(?:там )?уже (?:есть|стоит|стоят)|в (?:этот |эту )?(?:проект|закупку|объём|объем)|please|pls|thanks|any more|anymore|at all|either|so|though|then|must|(?:are |is )?(?:here )?already|and|they|that|in particular|entirely|again|of any kind|whatsoever|also))+$/u;
/** "… rebuilt without touching X": what stands before belongs to a wish. */
const TAIL = /^[^\p{L}]?(?:without|без) |^not (?:replac|touch)/u;
const SUBJECT = /^.+?(?= (?:stays?|is|are|lives?|does|do|runs?|keeps?) )/u;
/** "No tracking when off shift": the clause that follows belongs to what is denied. */
const GOES_ON = /^(?:when|unless|if|until|while|which|who|котор\p{L}+|если|когда|пока)(?![\p{L}])/u;

/** Without the words around it that say nothing of what is denied; nothing for a pronoun. */
function bare(description: string, span: Span): Span | undefined {
  const own = trimmed(description, span);
  const text = own ? plain(description.slice(own.start, own.end)) : "";
  const lead = LOOSE_LEAD.exec(text)?.[0].length ?? 0;
  const tail = LOOSE_TAIL.exec(text)?.[0].length ?? 0;
  const isEmpty = POINTER.test(text.slice(lead, text.length - tail));
  return own && !isEmpty ? trimmed(description, { start: own.start + lead, end: own.end - tail }) : undefined;
}

function nameIn({ tokens }: Clause): Span | undefined {
  const last = tokens.findLastIndex(
    ({ kind, quoted, text }, at) =>
      kind === "word" && (quoted || /^\p{Lu}.*\p{Lu}/u.test(text) || (/^[A-Z]/.test(text) && at > 0)),
  );
  const end = tokens[last];
  const first = end?.quoted ? tokens.findLastIndex(({ quoted }, at) => at < last && !quoted) + 1 : last;
  return end && { start: tokens[first]?.start ?? end.start, end: end.end };
}

function deniedIn(description: string, clauses: readonly Clause[], clause: Clause): Found | undefined {
  const text = plain(clause.text);
  const locale = localeOf(text, "en");
  const found = readBanPatterns().find(
    (one) => one.isRussian === (locale === "ru") && one.pattern.test(text),
  );
  const match = found?.pattern.exec(text);
  if (!found || !match || NO_BAN.test(text)) return undefined;
  const kind = found.kind === "forbidden" && FOR_NOW.test(text) ? "outside" : found.kind;
  const next = clauses[clause.at + 1];
  // "Access (our payroll) stays": a bracket tells nothing of what stays.
  const first = clauses.findLastIndex(({ after }, at) => after === "(" && at <= clause.at);
  const earlier = clauses.slice(0, clause.after === ")" && first > 0 ? first : clause.at);
  const before = earlier.findLast((one) => !POINTER.test(plain(one.text)));
  const goesOn = next?.sentence === clause.sentence && next.after !== ";" && GOES_ON.test(plain(next.text));
  const polite = /^(?:please|пожалуйста),? /u.exec(text)?.[0].length ?? 0;
  const start = clause.start + (TAIL.test(match[0]) ? match.index : polite);
  const span = trimmed(description, { start, end: goesOn ? next.end : clause.end }) ?? clause;
  const around = [[0, match.index] as const, [match.index + match[0].length, text.length] as const];
  const told = match.indices?.groups?.about;
  const [own] = (told ? [told] : around).flatMap(([from, to]) => {
    return bare(description, { start: clause.start + from, end: clause.start + to }) ?? [];
  });
  const about = own ?? (before && nameIn(before));
  if (about) return { kind, span, about };
  // «Фото лиц – нет», "Sowing plans stay in her spreadsheet, leave that alone": the clause before tells what.
  const lead = before?.sentence === clause.sentence ? plain(before.text) : "";
  const verb = before?.tokens.find(({ text: word }, at) => at > 0 && isVerb(word));
  const named = verb && before ? lead.slice(0, verb.start - before.start).trim() : SUBJECT.exec(lead)?.[0];
  const subject = named ?? (readReading().trouble[locale].test(lead) ? "" : lead);
  if (!before || subject === "") return undefined;
  const whole = { start: before.start, end: span.end };
  return { kind, span: whole, about: { start: before.start, end: before.start + subject.length } };
}

/** «Чего не нужно: мобильное приложение, чат-бот», «Без установки приложений.»: each item is denied. */
function listedIn(description: string, sentence: Sentence, fallback: Locale): Found[] {
  const text = plain(sentence.text);
  const locale = localeOf(text, fallback);
  const isTold = sentence.tokens.some((token) => isVerb(token.text));
  const head = (readReading().wishes.banHeading[locale].exec(text) ??
    (isTold ? null : /^без /.exec(text)))?.[0].length;
  if (head === undefined) return [];
  const bracket = sentence.tokens.find(({ text: mark }) => mark === "(") ?? { start: sentence.end };
  const from = sentence.start + head;
  const tokens = sentence.tokens.filter(({ start }) => start >= from && start < bracket.start);
  const kind = /^(?:не входит|вне|исключ|пока|не сейчас|not (?:in|this|now|yet)|out of|exclu)/u.test(text)
    ? "outside"
    : "forbidden";
  return itemsOf(tokens, locale)
    .flatMap((item) => trimmed(description, item) ?? [])
    .map((span) => ({ kind, span, about: span }));
}

/** What must not be, what stays as it is, and what is no part of the project, in the order of the description. */
export function bansOf(
  description: string,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  fallback: Locale,
): Ban[] {
  const lists = sentences.map((sentence) => listedIn(description, sentence, fallback));
  const found = lists.flat();
  let last = 0;
  for (const clause of clauses) {
    const isListed = (lists[clause.sentence]?.length ?? 0) > 0 && clause.after !== "(";
    const denied = isListed ? undefined : deniedIn(description, clauses, clause);
    if (!denied) continue;
    const whole = denied.about.start < last ? found.at(-1) : undefined;
    // «1С остаётся, трогать её нельзя»: the second denial belongs to the first.
    if (whole) whole.span = { start: whole.span.start, end: Math.max(last, denied.span.end) };
    else found.push(denied);
    last = Math.max(last, denied.span.end);
  }
  return found
    .toSorted((one, other) => one.span.start - other.span.start)
    .map(({ span, about, kind }, at) => ({
      ...entryOf(description, `ban-${at + 1}`, span),
      kind,
      about: description.slice(about.start, Math.min(about.end, about.start + 200)),
    }));
}
