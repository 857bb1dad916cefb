import "server-only";
import { readReading } from "@/lib/content/reading";
import type { Figure, Pain, Wish } from "@/lib/generators/fact-sheet";
import { isInfinitive, isPreposition, isVerb, parse } from "@/lib/generators/server/language/ru-words";
import type { Clause } from "@/lib/generators/server/read/sentences";
import * as spans from "@/lib/generators/server/read/spans";
import { durationUnit } from "@/lib/generators/server/read/units";
import { tells, wishWords } from "@/lib/generators/server/read/wish-words";

/** A clause that only says how large or where the organisation is, or what was tried and given up. */
const NO_TROUBLE =
  /(?<![\p{L}])(?:никто не хочет|не планируем|не собираемся|не более|не менее|не дороже|не позднее|хотим|(?<!не )нуж(?:ен|на|но|ны)|хочется|требуется|бюджет|не входит|вне рамок|не пошло|не ста(?:ли|нут)|не буд(?:ут|ет)|общаемся|что болит|не должн\p{L}+|не (?:трога|меня|заменя)\p{L}+|(?:can't|cannot|must not|mustn't|shouldn't) (?:change|be (?:left|forgotten|excluded|ignored|changed))|zero \w+|we (?:want|need|would like|'d like)|no later than|not more than|give us|would be great|(?:do not|don't) care|budget|will do|(?:has to|have to|must|should|долж\p{L}+) (?:work|работать)|can(?:'t|not)? (?:spend|afford))(?![\p{L}])/u;
/** «Чего ждём.», "What goes wrong." head what follows. */
const HEADING = /^(?:чего|что|what|where)(?: [\p{L}']+){1,3}$/u;
const FOLLOWS =
  /^(?:а [^,]{2,40} (?:нет|нету|не было)$|потому|так как|чтобы? |что |котор|из-за|хотя|а не |во сколько |сколько |куда |откуда |кто |кого |како[йе] |чь|как |а потом|потом|а это|это |вот |когда |где |если |поэтому|because|cos |since|that|which|who|so |then |when|where|how |why |what |that's|in practice|and then\b)/u;
/** Begins with a verb or a measure that only tells how long what was named before takes. */
const IMPERSONAL =
  /^(?:и |а |and )?(?:(?:(?:на )?это |каждый раз |обычно |в среднем |за прошл\p{L}+ \p{L}+ |в год |тысяч |миллионов )?(?:набежал\p{L}*|накопил\p{L}*|уход(?:ит|ят)|трат\p{L}+|заним\p{L}+|отним\p{L}+|жд(?:ут|ем|ет)|по|около|примерно|до|минимум|часов|минут)|(?:this |it |each |(?:one|each) of them )?(?:spends?|loses?|waits?|wastes?|takes?|about|around|roughly|some|up to|at least|\d+ (?:minutes|hours|days)))(?![\p{L}])/u;
const COSTS =
  /(?<![\p{L}])(?:(?:обходит|обош|стои|трат|уход|заним|отним|жд)\p{L}*|(?:cost\w*|takes?|took|spends?|spent|waits?|lasts?|each|loses?|late|hours an?)(?![\p{L}]))/gu;
const LEADING =
  /^(?:(?:и|а|но|ну|потому что|так как|поскольку|поэтому|значит|плюс|да и|and|but|so|because|since|as|also|plus|well)[\s,]+)+|^(?:the|our|my|наша?|сам\p{L}+)? ?(?:big(?:gest)?|main|worst|real|главн\p{L}+|основн\p{L}+) (?:pain|problem|trouble|issue|headache|боль|проблема|беда)(?: is| are)?[^.:;,]{0,24}: /u;
/** «теряем на этом 240 тысяч», "this costs us …": the price of the trouble that was told before. */
const OF_THIS =
  /^(?:мы )?(?:в итоге |примерно )?теря\p{L}+ (?:мы )?(?:на|из-за) эт\p{L}+ |^это (?:обходится|стоит) |^(?:this|that|it all) costs? (?:us )?/u;
/** The clause has no subject, points back to one, or leaves out what it counts: it tells nothing without what stands before it. */
const POINTS_BACK =
  /^(?:(?:и|а|но|and|but|so) )?(?:тот|та|те|он|она|оно|они|их|кто-то|it|they|(?:треть|половина|часть|большинство|[\d.,]+ ?%) из (?:них|этих)|(?:a third|half|most|some|[\d.,]+ ?%) of (?:them|these|those))(?![\p{L}])|кажд\p{L}+ \p{L}+(?:ую|ый|ого|ая|ое|ой)$/u;
/** Nothing but «в вотсап и на почту»: it goes on with the clause before it. */
const PLACES = /^(?:(?:и |а )?(?:в|во|на|по|через|с|со|из|к) [\p{L}-]+(?: |$))+$/u;
const LONGEST = 260;
const REMARK = 5;

type Run = spans.Span & { last: Clause };
type Told = { clause: Clause; text: string; figures: readonly Figure[] };

/** @param text in lower case with «е» for «ё» */
export const tellsTrouble = (text: string) => readReading().trouble[spans.localeOf(text, "en")].test(text);
const isTrouble = ({ text, figures }: Told) =>
  tellsTrouble(text) || figures.some(({ says }) => says === "loses" || says === "waits");
const hasOwnTrouble = (text: string) => tellsTrouble(text.replace(COSTS, " "));

const isPiece = ({ tokens, text }: Clause) =>
  /[а-я]/i.test(text) ? !tokens.some((token) => isVerb(token.text)) : tokens.length < REMARK;

/** The clause gives the reason, the consequence or the price of the one before it, and no trouble of its own. */
function belongs(told: Told, last: Clause): boolean {
  const { clause, text, figures } = told;
  if (/^[:()–]?$/.test(clause.after) || FOLLOWS.test(text) || PLACES.test(text)) return true;
  if (clause.after === ";") return false;
  // "tubes, boards and fittings go out": the subject is a list.
  if (last.tokens.length < 3 && isPiece(last) && !tellsTrouble(spans.plain(last.text))) return true;
  // «пустые приёмы обходятся в 10 млн в год»: what costs so much a year is told by itself.
  const isOfYear = ({ kind, counts, period }: Figure) =>
    kind === "money" && period === "year" && counts !== undefined && subject.startsWith(spans.plain(counts));
  const subject = text.replace(/^(?:and|и|а) /u, "");
  if (figures.some(isOfYear) && isTrouble(told)) return false;
  const isBare = IMPERSONAL.test(text);
  const isPrice = figures.some(
    ({ kind }) => (kind === "money" && (isBare || !hasOwnTrouble(text))) || (kind === "duration" && isBare),
  );
  if (isPrice || isTrouble(told)) return isPrice;
  return figures.length > 0 || (clause.tokens.length < REMARK && isPiece(clause));
}

/** What goes wrong, one entry a trouble with its price, in the order of the description. `taken` are the stretches of wishes, bans and limits. */
export function painsOf(
  description: string,
  clauses: readonly Clause[],
  taken: readonly spans.Span[],
  figures: readonly Figure[],
): Pain[] {
  const isTaken = spans.coverOf(taken);
  const within = spans.withinOf(figures);
  const isHeading = ({ at, sentence, text }: Clause) =>
    clauses[at - 1]?.sentence !== sentence && HEADING.test(spans.plain(text));
  const isFree = (clause: Clause) =>
    !isTaken(clause) && !NO_TROUBLE.test(spans.plain(clause.text)) && !isHeading(clause);
  const runs: Run[] = [];
  for (const clause of clauses.filter(isFree)) {
    const text = spans.plain(clause.text);
    const told = { clause, text, figures: within(clause) };
    const run = runs.at(-1);
    const isNext = run?.last.sentence === clause.sentence && run.last.at === clause.at - 1;
    if (run && isNext && clause.end - run.start <= LONGEST && belongs(told, run.last)) {
      run.end = clause.end;
      run.last = clause;
    } else if (isTrouble(told)) {
      const isPrice = IMPERSONAL.test(text) && !hasOwnTrouble(text);
      let needsLead = /^[–)]$/.test(clause.after) || FOLLOWS.test(text) || isPrice;
      let { start } = clause;
      // "Shot-firers, two of them, spend 5 hours": the subject stands before an insertion.
      for (let at = clause.at - 1; needsLead && at >= 0 && at > clause.at - 5; at -= 1) {
        const before = clauses[at];
        if (before?.sentence !== clause.sentence || run?.last.at === at || !isFree(before)) break;
        start = before.start;
        needsLead = before.after === "," && isPiece(before) && at > clause.at - 2;
        // «каждого надо измерить, оформить договор, уходит 12 минут»: the row of deeds belongs to it.
        needsLead ||= isInfinitive(before.tokens[0]?.lower ?? "");
      }
      runs.push({ start, end: clause.end, last: clause });
    }
  }
  const places = runs
    .flatMap((run) => halves(description, run))
    .flatMap((run) => bare(description, run) ?? []);
  /** With what stands before it in its sentence, as far as nothing else was read there and no sizes are listed. */
  const wholeOf = (span: spans.Span): spans.Span => {
    const own = clauses.findLast(({ start }) => start <= span.start);
    const earlier = clauses.filter((one) => one.sentence === own?.sentence && one.at < own.at);
    const isSize = (one: Clause) => one !== earlier.at(-1) && isPiece(one) && within(one).length > 0;
    const first = earlier[earlier.findLastIndex((one) => !isFree(one) || isSize(one)) + 1];
    return first && span.end - first.start <= LONGEST ? { start: first.start, end: span.end } : span;
  };
  const pains: Pain[] = [];
  for (const place of places) {
    const own = within(place).map(({ id }) => id);
    const isBack = POINTS_BACK.test(spans.plain(description.slice(place.start, place.end)));
    const span = isBack ? wholeOf(place) : place;
    const entry = spans.entryOf(description, "pain", span);
    // A trouble told before in that sentence is told with it.
    const told = isBack ? pains.filter((one) => one.span && spans.overlaps(one.span, span)) : [];
    for (const one of told) {
      own.unshift(...one.figures);
      pains.pop();
    }
    const last = pains.at(-1);
    const isPrice = own.length > 0 && OF_THIS.test(spans.plain(entry.text));
    if (last && isPrice) last.figures = [...last.figures, ...own];
    else pains.push({ ...entry, id: `pain-${pains.length + 1}`, figures: own });
  }
  return pains;
}

const AND =
  / (?:and (?=(?:the|an?|our|we|i|nobody|no one|people|twice|once|every|half|some|most|\d)\b)|(?:и|плюс) (?=\d|кажд|почти |примерно |около |иногда |часто ))/gu;
/** "Sprays are noted in a notebook and the auditor rejected two lots": two troubles. */
function halves(description: string, { start, end }: Run): spans.Span[] {
  const text = spans.plain(description.slice(start, end));
  const isWhole = (half: string) => tellsTrouble(half) && half.trim().split(" ").length > 3;
  const places = [...text.matchAll(AND)].map(({ index }) => index);
  const cut = places.find((at) => isWhole(text.slice(0, at)) && isWhole(text.slice(at)));
  if (cut === undefined) return [{ start, end }];
  return [
    { start, end: start + cut },
    { start: start + cut, end },
  ];
}

/** Without the conjunction it begins with; a single word says nothing. */
function bare(description: string, run: spans.Span): spans.Span | undefined {
  const own = spans.trimmed(description, run);
  const text = own ? spans.plain(description.slice(own.start, own.end)) : "";
  const lead = LEADING.exec(text)?.[0].length ?? 0;
  const start = (own?.start ?? 0) + lead;
  return own && / \S/.test(text.slice(lead))
    ? spans.trimmed(description, { start, end: own.end })
    : undefined;
}

/** Nothing is asked for, but it is said what goes wrong: that is to be put in order, «заявки на ремонт насосов теряются». */
export const wishesFromPains = (description: string, pains: readonly Pain[]): Wish[] =>
  pains.slice(0, 4).flatMap(({ text, span: { start } = { start: 0 } }, at) => {
    const [from, to] = placeOfThing(text);
    const span = spans.trimmed(description, { start: start + from, end: start + to });
    return span ? [{ ...spans.entryOf(description, `wish-${at + 1}`, span), figures: [] }] : [];
  });

/** What people ask again and again, which they want to see; else the noun phrase before the first verb, or its object. */
function placeOfThing(text: string): [number, number] {
  const asked = spans.plain(text).search(wishWords().asked);
  if (asked >= 0) return [asked, asked + text.slice(asked).search(/[,;]| and | и |$/)];
  const found = [...text.matchAll(/[\p{L}'’-]+/gu)];
  const at = found.findIndex(({ 0: word }) => wishWords().happens.test(word) || tells(word));
  const [first, verb, next] = [found[0], found[at], found[at + 1]];
  if (!first || !verb) return [0, 0];
  const isThing = (word: string, wanted: string) =>
    parse(word).some(
      ({ pos, case: name, animacy }) => name === wanted && animacy !== "anim" && /^(?:NOUN|ADJF)$/.test(pos),
    );
  // «кружки ведут учёт посещений в тетрадках»
  const end = found.find(({ 0: word, index }) => index > verb.index && isPreposition(word))?.index;
  if (next && !/с[яь]$/.test(verb[0]) && isThing(next[0], "accs")) return [next.index, end ?? text.length];
  const isNamed =
    isThing(first[0], "nomn") || (/^[a-z]/i.test(first[0]) && !wishWords().noNoun.test(first[0]));
  const isTime = durationUnit(found[at - 1]?.[0].toLowerCase() ?? "") !== undefined;
  return isNamed && !isTime && verb.index > 3 && at <= 8 ? [0, verb.index] : [0, 0];
}
