import "server-only";
import { interfaceWords } from "@/lib/content/interface-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { kindRow, withoutUnwanted } from "@/lib/generators/server/compose/plan/kinds";
import { ownThings } from "@/lib/generators/server/compose/plan/records";
import { objectOf } from "@/lib/generators/server/compose/plan/things";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { namesOf, samplesFor, signsOf } from "@/lib/generators/server/compose/interface/looks";
import {
  answersIn,
  askedIn,
  handedIn,
  systemsOf,
  toldIn,
  watchedIn,
} from "@/lib/generators/server/compose/interface/told";
import { nounOf, shareNouns, stemsOf } from "@/lib/generators/server/compose/text/figures";
import { filled, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { singular } from "@/lib/generators/server/language/en";
import * as ru from "@/lib/generators/server/language/ru";
import { isPhysical } from "@/lib/generators/server/read/units";
import { screenLimits, type ScreenControl, type ScreenItem, type ScreenMark } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

/** What only holds things is none of them: "stock of gear", "chapel calendar". */
const HOLDER =
  /^(?:stock|list|register|log|records?|history) (?:of|per|for (?:each|every)) |(?<=\S)\s+(?:board|calendar|list|log|planner|schedule|register|records?|portal|account|tracking)$|^(?:личн\S+ )?кабинет\S* |^(?:\S+ая )?(?:\p{L}{0,4}карт|карточк)[аиу] (?=\S)/iu;

const single = (name: string, locale: Locale) =>
  upperFirst(
    locale === "ru" ? ru.inCase(name, "nomn", "sing") : /['’]s?\s/u.test(name) ? name : singular(name),
  );

/** The wish itself names what is kept: «мониторинг сквозных операций». */
const isNamed = ({ stores, locale }: Plan, { wish, kinds: [kind], ...one }: PlanFunction) =>
  stores.some(
    ({ id, name }) =>
      one.stores.includes(id) &&
      shareNouns(name, wish.text) &&
      name !== upperFirst(kindRow(kind, locale).thing),
  );

/** One of the things of a function, as the plan names their store: «Партия»; its object where the wish does not name what is stored. */
function thingOf({ stores, locale }: Plan, { wish, object, ...one }: PlanFunction): string {
  const store = stores.find(({ id, name }) => one.stores.includes(id) && shareNouns(name, wish.text));
  return single((store?.name ?? object).replace(HOLDER, ""), locale);
}

/** A noun that only repeats another is no field of its own. */
const isInside = (noun: string, other: string) => {
  const stems = stemsOf(other);
  const own = [...stemsOf(noun)];
  return own.length > 0 ? own.every((stem) => stems.has(stem)) : noun.toLowerCase() === other.toLowerCase();
};

export const MANY = 25;

/** People, shifts and times: counted, but nothing that one can point at. */
const NO_THING =
  /^(?:раз|кажд|each|every|times?|лет|years?|дн|days?|недел|weeks?|месяц|months?|час|hours?|утр)|человек|сотрудник|людей|работник|\bus\b|\bpeople\b|\bstaff\b|employees|workers|(?<!\p{L})смен(?:[аыеу]|ах)?(?!\p{L})|shifts?\b/iu;
function isThing({ roles }: Plan, figure: Figure): boolean {
  const { kind, removed, says, value, unit } = figure;
  const noun = nounOf(figure);
  const isRole = roles.some((role) => role.figure?.id === figure.id || shareNouns(noun, role.name));
  const isNoun =
    /^\p{L}{3}/u.test(noun) && (noun.includes(" ") || !ru.isAdjective(noun)) && !NO_THING.test(noun);
  const isCounted = (kind === "count" || kind === "flow") && removed !== true && says === "has" && value >= 2;
  const isPerson =
    ru.parse(ru.headNoun(noun) ?? noun)[0]?.animacy === "anim" && !/(?:сч[её]т|дат)чик/iu.test(noun);
  return isCounted && isNoun && !isRole && !isPerson && !isPhysical(unit.toLowerCase());
}

const isShort = (text: string) => text.split(/\s+/u).length <= 3;

function subjectOf(plan: Plan, one: PlanFunction, isOnlyEnough: boolean): string | undefined {
  const things = plan.sheet.figures.filter((figure) => figure.kind === "count" && isThing(plan, figure));
  const text = [one.wish.text, ...one.pains.map((pain) => pain.text)].join(" ");
  const [only, ...others] = things;
  const sole = isOnlyEnough && others.length === 0 ? only : undefined;
  const found = things.find((figure) => shareNouns(nounOf(figure), text)) ?? sole;
  if (found === undefined) return undefined;
  const noun = isShort(nounOf(found)) ? nounOf(found) : found.unit;
  const label = plan.locale === "ru" && !ru.canTurn(noun) ? "" : single(noun, plan.locale);
  return label === "" || isInside(label, thingOf(plan, one)) ? undefined : label;
}

/** Prepositions that what is shown stands behind, and other words that end a noun phrase. */
const OPENING =
  "от|до|из|без|у|после|с|со|к|ко|по|над|под|перед|между|в|во|на|о|об|при|with|from|of|for|in|on|at|by|per|into|before|after|between|against|under";
const CLOSING =
  "и|или|а|но|для|за|через|где|что|чтобы?|если|когда|кто|как|какой|какая|который|которая|которые|and|or|to|but|without|during|through|until|about|as|via|that|which|who|whom|whose|what|when|where|how|if|while|instead|so|than|then|near|can|could|will|would|should|shall|must|cannot|is|are|was|were|be|been|has|have|had|do|does|did|not|already";
const BORDER = new RegExp(`[,;:().–—]|(?<![\\p{L}-])(?:${OPENING}|${CLOSING})(?![\\p{L}-])`, "giu");
/** What is said to stand on it: «с историей», «от приёмки до отгрузки», "with photos". */
const OPENS = /^(?:от|до|с|со|with)$/iu;
/** «с распределением» is done and shown nowhere. */
const DEED = /(?:ение|ание|ация|ing|ation)$/iu;

/** What a thing is shown on, words of time and measure, and pronouns: no field. */
const NO_FIELD =
  /^(?:течени|телефон|планшет|экран|сайт|компьютер|интернет|сообщени|смс|табло|очеред|систем|программ|приложени|раз|год|лет|месяц|недел|день|дни|час|минут|смен|сутки|врем[яе]н?[аи]?$|человек|люди|случа|вид|мест[оа]$|возможност|правил|ссылк|связь|сигнал|готовност|утр|вечер|ноч)|^(?:(?:\S+ )?(?:phones?|tablets?|screens?|web|website|site|page|links?|computers?|internet|messages?|texts?|sms|e-?mails?|system|app|paper|years?|months?|end|weeks?|days?|hours?|minutes?|mornings?|nights?|evenings?|noon|times?|places?)|top|least|people|person|ones?|themselves|itself|it|them|us|they|we|you|everyone|each|every|all|more|next|free|late|light|way|things?|rules?|spot|back)$/iu;

const PHOTO = /фото|сним(?:ок|к)|photo|picture|\bpics?\b|image/iu;

/** Nouns of the wish that stand behind prepositions, three at most: «приёмки молока» behind «от» → «Приёмка молока». People open the screen and are no field of it. */
function ownFields({ locale, roles, sheet }: Plan, { wish, object, parts }: PlanFunction): Candidate[] {
  const text = withoutUnwanted(wish.text).replace(/(?<!\p{L})с учётом(?!\p{L})/giu, "для");
  const borders = text.match(BORDER) ?? [];
  const [, ...phrases] = text.split(BORDER);
  // Behind a preposition a nominative is unlikely.
  const weigh = ({ case: name, score }: ru.RuParse) => score * (/nomn|accs/.test(name ?? "") ? 0.1 : 1);
  const nouns = phrases.flatMap((part, at) => {
    const phrase = part.trim().replace(/^(?:кажд|люб|наш|сво|вс[её]|одн|так)\p{L}*\s+/iu, "");
    const noun = OPENS.test(borders[at] ?? "") ? objectOf({ phrase, form: "noun" }, locale) : undefined;
    const named = noun && (locale === "ru" ? ru.inCase(noun, "nomn", undefined, weigh) : noun);
    return named &&
      isShort(named) &&
      named.length > 2 &&
      !NO_FIELD.test(named) &&
      !DEED.test(named.split(" ")[0] ?? "")
      ? [named]
      : [];
  });
  const added = parts.filter(({ kind }) => kind !== "photo");
  const isField = (noun: string) =>
    !isInside(noun, object) &&
    [...roles, ...sheet.systems, ...added].every(({ name }) => !shareNouns(noun, name));
  return nouns
    .filter(isField)
    .slice(0, 3)
    .map((noun) => ({
      label: upperFirst(noun),
      isOwn: true,
      ...(PHOTO.test(noun) && { control: "photo" as const }),
    }));
}

type Candidate = ScreenItem & { isOwn: boolean };

const numbered = (label: string, order = [1, 2, 3, 4, 5]) => order.map((at) => `${label} ${String(at)}`);

/** The labels that a word of a look stands for, with what is drawn under them where the text tells it. */
function labelsOf(plan: Plan, one: PlanFunction, words: string, isChoice: boolean): Candidate[] {
  const { locale } = plan;
  const own = (label: string | undefined, samples?: readonly string[]): Candidate[] =>
    label === undefined ? [] : [{ label, isOwn: true, ...(samples && { samples: [...samples] }) }];
  switch (words) {
    case "named":
      return ownFields(plan, one);
    case "mine":
      return ownThings(plan, one).flatMap((thing) => own(upperFirst(thing), ["2"]));
    case "thing":
      return own(
        thingOf(plan, one),
        one.isProposed && one.kinds[0] === "board" ? watchedIn(plan, countedThings(plan)) : undefined,
      );
    case "about": {
      const about = subjectOf(plan, one, isChoice);
      return own(about, about === undefined ? undefined : numbered(about, [3, 1, 4, 2, 5]));
    }
    case "watched":
      return own(
        interfaceWords(locale).fields[namesOf("watched", plan) ? "operation" : "watched"],
        watchedIn(plan, isNamed(plan, one) && !one.isProposed ? [thingOf(plan, one)] : countedThings(plan)),
      );
    case "depends": {
      const watched = watchedIn(plan, countedThings(plan));
      const chains = namesOf(words, plan)?.map((chain, at) => filled(chain, { it: watched[at] ?? "" }));
      return own(interfaceWords(locale).fields.depends, chains);
    }
    case "machine": {
      const machine =
        countedThings(plan).find((thing) => MACHINE.test(thing)) ?? interfaceWords(locale).fields.machine;
      return own(machine, namesOf("machine", plan) ?? numbered(machine));
    }
    case "asked":
      return own(interfaceWords(locale).fields.question, askedIn(plan));
    case "handed":
      return own(interfaceWords(locale).fields.question, handedIn(plan));
    case "holder":
      return own(interfaceWords(locale).fields.holder, holdersOf(plan));
    case "nodes":
    case "hops":
      return own(interfaceWords(locale).fields.nodes, namesOf(words, plan));
    case "way": {
      const [now = "", , before = "", last = ""] = holdersOf(plan);
      return own(interfaceWords(locale).fields.way, [before, last, now, interfaceWords(locale).fields.done]);
    }
    case "behind":
      return own(interfaceWords(locale).fields.behind, holdersOf(plan));
    case "told":
      return toldIn(plan);
    case "nearest": {
      const [thing = thingOf(plan, one)] = ownThings(plan, one);
      return own(single(thing, locale), [locale === "ru" ? "№\u00a02817" : "#2817"]);
    }
    case "answered":
      return own(interfaceWords(locale).fields.answer, answersIn(plan));
    case "source": {
      // A record answers the first question, approved texts the second.
      const { source, base } = interfaceWords(locale).fields;
      const read = askedIn(plan).length > 2 ? [base] : [];
      return own(source, [...systemsOf(plan, one).slice(0, 1), ...read]);
    }
    case "system": {
      const systems = systemsOf(plan, one);
      // One system is named in the title, and not in each row.
      return systems.length > 1 ? own(interfaceWords(locale).fields.system, systems) : [];
    }
    default:
      return [{ label: words, isOwn: false }];
  }
}

/** Who passes a task on: departments as their trade names them, else numbered. */
function holdersOf(plan: Plan): string[] {
  const unit = plan.roles.find(({ name }) => UNIT.test(name))?.name;
  const names = unit === undefined ? undefined : namesOf("holder", plan);
  return names ?? numbered(single(unit ?? interfaceWords(plan.locale).fields.department, plan.locale));
}

const MACHINE = /^(?:стан(?:ок|ки)|лини|печ[ьи]|пресс|машин|установк|агрегат|machine|line|oven|press|unit)/iu;

/** Parts of an organisation that pass tasks on: «Ведомства». */
const UNIT =
  /^(?:ведомств|отдел|департамент|служб|управлени|филиал|цех|department|office|branch|agenc|unit)\p{L}*$/iu;

/** The things that the visitor counted, one of each: «Сервис», «Сервер». */
const countedThings = (plan: Plan): string[] =>
  plan.sheet.figures
    .filter((figure) => figure.kind === "count" && isThing(plan, figure))
    .map((figure) => (isShort(nounOf(figure)) ? nounOf(figure) : figure.unit))
    .filter((noun) => plan.locale === "en" || ru.canTurn(noun))
    .map((noun) => single(noun, plan.locale));

/** A drawn screen has room for no more. */
const MOST_ITEMS = 9;
export function itemsOf(plan: Plan, one: PlanFunction, items: readonly string[]): ScreenItem[] {
  const all = items.flatMap((text): Candidate[] => {
    const [, words = "", only, control, mark, at, drawn] =
      /^(.+?)(?: \?\((\S+)\))?(?: :(\w+))?(?: !(\w+))?(?: @(\d))?(?: = (.+))?$/u.exec(text) ?? [];
    const [how, state] = [control as ScreenControl | undefined, mark as ScreenMark | undefined];
    if (only !== undefined && !new RegExp(only, "iu").test(signsOf(plan))) return [];
    return labelsOf(plan, one, words, how === "choice").flatMap((found) => {
      const samples = drawn?.split("; ") ?? found.samples ?? samplesFor(found.label, plan.locale);
      const shown = samples
        ?.slice(0, screenLimits.samples)
        .filter((sample) => sample.length <= screenLimits.label);
      return found.label.length > screenLimits.label
        ? []
        : [
            {
              ...found,
              ...(how && { control: how }),
              ...(state && { mark: state }),
              ...(at && { at: Number(at) }),
              ...(shown && { samples: shown }),
            },
          ];
    });
  });
  const isTwice = (item: Candidate, other: Candidate) =>
    item.label === other.label ||
    ((item.isOwn || other.isOwn) &&
      (isInside(item.label, other.label) || (item.control === "photo" && other.control === "photo")));
  const unique = all.filter((item, index) => !all.slice(0, index).some((other) => isTwice(item, other)));
  return unique.slice(0, MOST_ITEMS).map(({ isOwn: _, ...item }) => item);
}
