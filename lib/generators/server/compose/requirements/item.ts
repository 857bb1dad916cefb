import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { passing } from "@/lib/generators/server/compose/plan/bounds";
import { trimmed } from "@/lib/generators/server/compose/plan/clause";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { actionsOf, uncheckedIn } from "@/lib/generators/server/compose/requirements/drawn";
import { ownThings } from "@/lib/generators/server/compose/plan/records";
import { stemOf, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import {
  labelledLines,
  measured,
  systemsIn,
  type Labelled,
} from "@/lib/generators/server/compose/requirements/phrases";
import { requirementWords } from "@/lib/content/requirement-words";
import { codedTitles } from "@/lib/generators/server/compose/text/coded";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, rightsOf, rolesOf } from "@/lib/generators/server/compose/text/people";
import type { Locale } from "@/lib/i18n/locales";

/** By when what people outside send is answered; a time that a complaint tells is today's value, which the target is shorter than. */
function termOf(plan: Plan, { kinds: [kind], users, pains }: PlanFunction): string {
  const { locale, sheet } = plan;
  const [plain, within] = requirementWords(locale).term;
  const all = rolesOf(plan, users);
  const staff = all.filter((role) => !isOutside(role));
  if (kind !== "request" || staff.length === 0 || staff.length === all.length) return "";
  const told = pains.filter(({ text }) => ANSWER.test(text)).flatMap(({ figures }) => figures);
  const times = sheet.figures.filter(
    (one) => isKept(one) && one.kind === "duration" && told.includes(one.id),
  );
  const n = md.safe(times.map((one) => measured(one, locale)).join("; "));
  return n === "" ? plain : md.filled(within, { n });
}
const ANSWER = /(?<!\p{L})(?:ответ|answer|repl[yi]|respon[ds])/iu;

/** Each role with its right in the table and its buttons on the screens; buttons of nobody who is named stand by themselves. */
function doersOf(plan: Plan, one: PlanFunction, all: readonly string[]): { who: string; left: string[] } {
  const { locale, functions } = plan;
  const w = requirementWords(locale);
  const at = functions.indexOf(one);
  const doers = rightsOf(plan).flatMap((doer) => {
    const right = doer.rights[at];
    if (right === undefined) return [];
    const isUnnamed = doer.role !== undefined && doer.role.actor === undefined;
    const own = actionsOf(plan, one, doer).filter((action) => all.includes(action));
    const actions = own.map((action) => md.quoted(action, locale)).join(", ");
    const does = md.lowerFirst(
      md.filled(w.does, { who: md.safe(doer.name) + (isUnnamed ? ` ${w.unnamed}` : ""), right }),
    );
    return [{ text: actions === "" ? does : `${does} (${actions})`, own }];
  });
  const used = doers.flatMap(({ own }) => own);
  const bySelf = one.users.length === 0 ? [w.bySystem] : [];
  const who = [...bySelf, ...doers.map(({ text }) => text)].join("; ");
  return { who, left: all.filter((action) => !used.includes(action)) };
}

/** The records of other functions that a function takes its data from. */
function sourcesOf({ functions, stores }: Plan, one: PlanFunction): string {
  const read = stores
    .filter(({ id }) => one.reads.includes(id))
    .map((store) => {
      const codes = functions.filter(({ id }) => store.functions.includes(id)).map(({ code }) => code);
      return `${md.safe(store.name)} (${codes.join(", ")})`;
    });
  return read.join(", ");
}

/** What the wish says after the words of its title; nothing when that names no further thing. */
function detailOf({ wish, title, parts }: PlanFunction): string {
  const told = stemsOf(title);
  const words = Array.from(wish.text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu));
  const last = words.findLast(({ 0: word }) => told.has(stemOf(word) ?? ""));
  const rest = (last === undefined ? "" : wish.text.slice(last.index + last[0].length))
    .replace(/^[\s,;:.)–—-]+|[\s,;:.(–—-]+$/gu, "")
    .replace(/^(?:и|а также|and|котор\p{L}+|that|which) /iu, "");
  // What has a requirement of its own is not quoted.
  return stemsOf(rest).size < 2 || parts.some(({ name }) => rest.endsWith(name)) ? "" : rest;
}

/** What comes from these systems or goes to them first: «заказы», without what goes back. */
const passedIn = (some: Plan["exchanges"]): string => {
  const things = some.flatMap(({ what, likely }) => what ?? likely ?? []);
  return md.safe([...new Set(things)].join("; ").replace(/, (?:обратно|with) [^;]*/gu, ""));
};

/** What the acceptance of a function adds to the check of its kind: this client's numbers, systems and places without a connection. */
function ownChecks(plan: Plan, one: PlanFunction): string[] {
  const { locale, exchanges } = plan;
  const w = requirementWords(locale);
  // How many places and people there are is no amount of data.
  const sizes = one.figures.filter(({ kind, says }) => kind === "flow" && says === "has");
  const n = sizes.map((figure) => md.safe(figureText({ ...figure, near: undefined }, locale))).join("; ");
  const systems = exchanges.filter(({ id }) => one.exchanges.includes(id));
  const [kind] = one.kinds;
  // The check of a kind whose work it is tells it already.
  const apart = systems.filter(({ passes }) => passes !== "records" || !passing.has(kind));
  const passed = Map.groupBy(apart, ({ passes }) => passes);
  const isWanted = ({ id, kind, says }: Figure) =>
    says === "wants" || kind === "limit" || (kind === "duration" && one.wish.figures.includes(id));
  const wanted = one.figures.filter(isWanted).map((figure) => md.safe(measured(figure, locale)));
  return [
    ...md.said(w.target, wanted.join("; ")),
    ...(n === "" ? [] : [md.filled(w.scale, { n })]),
    ...[...passed].map(([passes, some]) =>
      md.filled(w.exchangeChecks[passes], {
        system: systemsIn(some, passes === "records" ? "ablt" : "accs", locale),
        what: passedIn(some) || w.allPassed,
      }),
    ),
    ...(kind === "cargo" && rolesOf(plan, one.users).some(isOutside) ? [w.ownCargo] : []),
    ...(one.isOffline && kind !== "trips" ? [w.offlineCheck] : []),
    ...md.said(w.conditionCheck, md.allQuoted(one.conditions, locale)),
  ];
}

/** «, чтобы ученик сам выбирал время» goes on with the sentence; else the words stand in quotation marks. */
const asked = (wish: string, locale: Locale): string =>
  /^чтобы?\s/iu.test(wish) ? `, ${md.safe(md.lowerFirst(wish))}` : `: ${md.allQuoted([wish], locale)}`;

/** Between sentences; what the visitor is quoted with stays whole. */
const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** A function as a requirement: heading with its code, what it does, for whom, acceptance, priority. */
export function itemOf(plan: Plan, one: PlanFunction, mark: string): string[] {
  const { locale, functions } = plan;
  const { labels, first, later, rest, buttonCheck, mine } = requirementWords(locale);
  const { requires, check } = one.words ?? readFunctionWords()[locale][one.kinds[0]];
  const systems = plan.exchanges.filter(({ id }) => one.exchanges.includes(id));
  const slots = {
    t: md.allQuoted([one.title], locale),
    w: asked(trimmed(one.wish.text), locale),
    d:
      systems.length === 0
        ? ""
        : ` (${systems.map((each) => [md.safe(each.name), passedIn([each])].filter(Boolean).join(": ")).join("; ")})`,
    m: md.listed(ownThings(plan, one).map(md.safe), locale) || mine,
  };
  // A function without a certain kind quotes the whole wish.
  const detail = one.kinds[0] === "general" ? "" : detailOf(one);
  const added = one.parts.map(({ words }) => {
    // Of the row of another kind the first sentence alone is of this function.
    const most = "fields" in words ? undefined : 1;
    const sentencesOf = (text: string) =>
      md
        .filled(text, slots)
        .split(/(?<=\.)\s/u)
        .slice(0, most)
        .join(" ");
    return { what: sentencesOf(words.requires), how: md.upperFirst(sentencesOf(words.check)) };
  });
  const checks = [md.filled(check, slots), ...added.map(({ how }) => how), ...ownChecks(plan, one)];
  const actions = one.kinds[0] === "general" ? [] : actionsOf(plan, one);
  const { who, left } = doersOf(plan, one, actions);
  const unchecked = uncheckedIn(checks.join(" "), actions);
  const rows: Labelled = [
    [labels.detail, detail === "" ? "" : md.allQuoted([detail], locale)],
    [labels.condition, md.allQuoted(one.conditions, locale)],
    [labels.who, who],
    [labels.answer, termOf(plan, one)],
    [labels.reads, sourcesOf(plan, one)],
    [labels.actions, md.allQuoted(left, locale)],
    [labels.check, [...checks, ...md.said(buttonCheck, md.allQuoted(unchecked, locale))].join(" ")],
    [labels.priority, one.isProposed ? "" : one.isFirst ? first : later],
  ];
  // Of an earlier function of the same kind only the first sentence is said again.
  const before = functions.find(({ kinds }) => kinds[0] === one.kinds[0]) ?? one;
  const [main = "", ...others] = md.filled(requires, slots).split(/(?<=\.)\s/u);
  const again = others.length === 0 ? [] : [md.filled(rest, { code: before.code })];
  const does = [main, ...(before === one ? others : again)];
  const all = [...does, ...added.map(({ what }) => what)];
  const sentences = all.flatMap((text) => text.split(SENTENCE));
  const said = sentences.length === 1 ? all : [md.numbered(sentences)];
  return [`${mark} ${codedTitles([one], locale)}`, ...said, ...labelledLines(rows)];
}
