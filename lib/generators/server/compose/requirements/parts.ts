import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { isKept, isStock } from "@/lib/generators/server/compose/plan/functions";
import { ownThings } from "@/lib/generators/server/compose/plan/records";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { trimmed } from "@/lib/generators/server/compose/plan/clause";
import { stemOf, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { amountText, figureText, shareNouns } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";
import { passedText } from "@/lib/generators/server/compose/text/passed";
import {
  isOutside,
  plainRoles,
  receiversOf,
  rolesOf,
  usersOf,
} from "@/lib/generators/server/compose/text/people";
import { risksOf } from "@/lib/generators/server/compose/text/risks";
import { settledOf } from "@/lib/generators/server/compose/text/settled";

/** Parts that the free form and the form of the standard share. */

export const codedTitles = (functions: readonly PlanFunction[]): string =>
  functions.map(({ code, title }) => `${code} ${md.safe(title)}`).join("; ");

export type Labelled = readonly (readonly [label: string, text: string])[];

/** «**Срок:** до мая.» for each that is not empty. */
const labelledLines = (lines: Labelled): string[] =>
  lines.flatMap(([label, text]) => (text === "" ? [] : [`**${label}:** ${text.replace(/\.+$/, "")}.`]));
const labelled = (lines: Labelled): string => md.bullets(labelledLines(lines));

/** Who asks, the estimate, shares that are told nowhere else, and every bound without a check of its own. */
export function aboutList(plan: Plan, lines: Labelled): string {
  const { effort, locale, organisation = "" } = plan;
  const w = requirementWords[locale];
  const { labels } = w;
  const weeks = formatMeasure(effort.firstWeeks, "week", locale);
  const personWeeks = formatMeasure(effort.firstPersonWeeks, "personWeek", locale);
  const bounds = plan.constraints
    .filter(({ kind }) => !(kind in w.kept))
    .map(({ kind, about, entry }): [string, string] => [
      labels[entry.id.startsWith("wish") ? "condition" : kind],
      md.safe(about),
    ]);
  return labelled([
    [labels.customer, md.safe(md.upperFirst(organisation))],
    ...lines,
    [labels.effort, `${weeks}, ${personWeeks}`],
    [labels.today, toldOf(plan).join("; ")],
    ...bounds,
  ]);
}

/** How many there are, and shares that no function and no complaint tells. */
function toldOf({ locale, sheet, functions, measures, roles, organisation = "" }: Plan): string[] {
  // A function tells only what comes in a time.
  const ofFunctions = functions.flatMap(({ figures }) => figures.filter(({ kind }) => kind !== "count"));
  const told = [...ofFunctions, ...measures.flatMap(({ today }) => today)];
  return sheet.figures
    .filter((one) => one.says === "has" && !one.removed && !told.includes(one))
    .filter(
      (one) =>
        one.kind === "share" ||
        (one.kind === "count" && isStock(sheet, one) && !roles.some(({ figure }) => figure?.id === one.id)),
    )
    .toSorted((one, other) => other.value - one.value)
    .map((figure) => md.safe(figureText(figure, locale)))
    .filter((text) => !organisation.toLowerCase().includes(text.toLowerCase()));
}

/** Roles with their functions; who is named and has none stands below, for the client to decide. */
export function roleList({ functions, roles, locale }: Plan): string {
  const w = requirementWords[locale];
  const countOf = (figure?: Figure) => (figure ? ` (${amountText(figure, locale)})` : "");
  const lineOf = (name: string, note: string, own: readonly PlanFunction[]) =>
    own.length > 0 ? [`**${md.safe(name)}**${note}: ${codedTitles(own)}.`] : [];
  const lines = roles.flatMap(({ id, name, figure, actor, isAssumed }) => {
    const own = functions.filter(({ users, receivers }) => users.includes(id) || receivers.includes(id));
    const note = actor === undefined ? ` ${w.unnamed}` : isAssumed ? ` ${w.assumed}` : countOf(figure);
    return lineOf(name, note, own);
  });
  const passing = functions.filter(({ kinds: [kind], users }) => kind === "exchange" && users.length === 0);
  const keeper = lineOf(plainRoles[locale].administrator, ` ${w.assumed}`, passing);
  const idle = roles.filter(
    ({ actor, side, figure, functions: own }) =>
      actor !== undefined && own.length === 0 && (side !== "served" || figure !== undefined),
  );
  const others = idle.map(({ name, figure }) => md.safe(md.lowerFirst(name)) + countOf(figure)).join(", ");
  return md.bullets([...lines, ...keeper, ...md.said(w.alsoNamed, others)]);
}

/** Who answers what people outside send, and by when: no later than a time that the description tells of answers. */
function answerOf(plan: Plan, { kinds: [kind], users, pains }: PlanFunction): string {
  const { locale, sheet } = plan;
  const [plain, within] = requirementWords[locale].term;
  const all = rolesOf(plan, users);
  const staff = all.filter((role) => !isOutside(role));
  if (kind !== "request" || staff.length === 0 || staff.length === all.length) return "";
  const told = pains.filter(({ text }) => ANSWER.test(text)).flatMap(({ figures }) => figures);
  const times = sheet.figures.filter(
    (one) => isKept(one) && one.kind === "duration" && told.includes(one.id),
  );
  const who = md.safe(staff.map(({ name }) => md.lowerFirst(name)).join(", "));
  const n = md.safe(times.map((one) => measured(one, locale)).join("; "));
  return [who, n === "" ? plain : md.filled(within, { n })].join("; ");
}
const ANSWER = /(?<!\p{L})(?:ответ|answer|repl[yi]|respon[ds])/iu;

/** The records of other functions, and the systems, that a function takes its data from. */
function sourcesOf({ functions, stores, exchanges, locale }: Plan, one: PlanFunction): string {
  const read = stores
    .filter(({ id }) => one.reads.includes(id))
    .map((store) => {
      const codes = functions.filter(({ id }) => store.functions.includes(id)).map(({ code }) => code);
      return `${md.allQuoted([store.name], locale)} (${codes.join(", ")})`;
    });
  const giving = exchanges.filter(({ id, direction }) => one.exchanges.includes(id) && direction === "in");
  const isOpen = one.kinds[0] === "cargo" && read.length + giving.length === 0;
  return isOpen ? requirementWords[locale].noSource : read.join(", ");
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

/** A time in the form that its number asks for: «в течение 2 часов» is «2 часа». */
const measured = (figure: Figure, locale: Locale): string =>
  figure.kind === "duration" && figure.time !== undefined && figure.time !== "second"
    ? formatMeasure(figure.value, figure.time, locale)
    : figureText(figure, locale);

const SYSTEM = { ablt: ["системой", "системами"], accs: ["систему", "системы"], gent: ["системы", "систем"] };
/** Systems inside a sentence: a Russian name would have to be declined, so it stands in quotation marks. */
function systemsIn(some: readonly Plan["exchanges"][number][], form: keyof typeof SYSTEM, locale: Locale) {
  const names = some.map(({ name }) => name);
  const turning = form === "accs" ? /[а-яё][ая]$/u : /[а-яё]{2}/u;
  if (locale === "en" || !names.some((name) => turning.test(name)))
    return md.listed(names.map(md.safe), locale);
  return `${SYSTEM[form][names.length > 1 ? 1 : 0] ?? ""} ${md.allQuoted(names, locale)}`;
}

/** What the acceptance of a function adds to the check of its kind: this client's numbers, systems and places without a connection. */
function ownChecks(plan: Plan, one: PlanFunction): string[] {
  const { locale, exchanges } = plan;
  const w = requirementWords[locale];
  // How many places and people there are is no amount of data.
  const sizes = one.figures.filter(({ kind, says }) => kind === "flow" && says === "has");
  const n = sizes.map((figure) => md.safe(figureText({ ...figure, near: undefined }, locale))).join("; ");
  const systems = exchanges.filter(({ id }) => one.exchanges.includes(id));
  const passing = Map.groupBy(systems, ({ passes }) => passes);
  const isWanted = ({ id, kind, says }: Figure) =>
    says === "wants" || kind === "limit" || (kind === "duration" && one.wish.figures.includes(id));
  const wanted = one.figures.filter(isWanted).map((figure) => md.safe(measured(figure, locale)));
  return [
    ...md.said(w.target, wanted.join("; ")),
    ...(n === "" ? [] : [md.filled(w.scale, { n })]),
    ...[...passing].map(([passes, some]) =>
      md.filled(w.exchangeChecks[passes], {
        system: systemsIn(some, passes === "records" ? "ablt" : "accs", locale),
      }),
    ),
    ...(answerOf(plan, one) === "" ? [] : [w.answerCheck]),
    ...(one.kinds[0] === "cargo" && rolesOf(plan, one.users).some(isOutside) ? [w.ownCargo] : []),
    ...(one.isOffline ? [w.offlineCheck] : []),
    ...(one.conditions.length > 0 ? [w.conditionCheck] : []),
  ];
}

/** «, чтобы ученик сам выбирал время» goes on with the sentence; else the words stand in quotation marks. */
const asked = (wish: string, locale: Locale): string =>
  /^чтобы?\s/iu.test(wish) ? `, ${md.safe(md.lowerFirst(wish))}` : `: ${md.allQuoted([wish], locale)}`;

const firstSentence = (text: string): string => text.split(/(?<=\.)\s/u)[0] ?? "";

/** A function as a requirement: heading with its code, what it does, for whom, acceptance, priority. */
export function itemOf(plan: Plan, one: PlanFunction, mark: string): string[] {
  const { locale, functions } = plan;
  const { labels, first, later, rest, bySystem, byExchange, mine } = requirementWords[locale];
  const words = readFunctionWords()[locale];
  const { requires, check } = words[one.kinds[0]];
  const slots = {
    t: md.allQuoted([one.title], locale),
    w: asked(trimmed(one.wish.text), locale),
    m: md.listed(ownThings(plan, one).map(md.safe), locale) || mine,
  };
  // A function without a certain kind quotes the whole wish.
  const detail = one.kinds[0] === "general" ? "" : detailOf(one);
  const names = (roles: readonly Role[]) => md.safe(roles.map(({ name }) => md.lowerFirst(name)).join(", "));
  const users = usersOf(plan, one).filter(({ actor }) => actor !== undefined);
  const bySelf = one.kinds[0] === "exchange" ? byExchange : bySystem;
  const senders = users.filter((role) => answerOf(plan, one) === "" || isOutside(role));
  const who = one.users.length === 0 ? bySelf : names(senders);
  const filled = (text: string) => firstSentence(md.filled(text, slots));
  const added = one.parts.map(({ kind }) => ({
    what: filled(words[kind].requires),
    how: md.upperFirst(filled(words[kind].check)),
  }));
  const rows: Labelled = [
    [labels.detail, detail === "" ? "" : md.allQuoted([detail], locale)],
    [labels.condition, md.allQuoted(one.conditions, locale)],
    [labels.who, who],
    [labels.answer, answerOf(plan, one)],
    [labels.reads, sourcesOf(plan, one)],
    [labels.to, one.receivers.length === 0 ? "" : names(receiversOf(plan, one))],
    [
      labels.check,
      [md.lowerFirst(md.filled(check, slots)), ...added.map(({ how }) => how), ...ownChecks(plan, one)].join(
        " ",
      ),
    ],
    [labels.priority, one.isFirst ? first : later],
  ];
  // Of an earlier function of the same kind only the first sentence is said again.
  const before = functions.find(({ kinds }) => kinds[0] === one.kinds[0]) ?? one;
  const [own = "", ...others] = md.filled(requires, slots).split(/(?<=\.)\s/u);
  const again = others.length === 0 ? [] : [md.filled(rest, { code: before.code })];
  const does = [own, ...(before === one ? others : again)];
  // A value of one phrase is no sentence.
  const lines = labelledLines(rows).map((line) => (/\.\s/u.test(line) ? line : line.slice(0, -1)));
  const all = [...does, ...added.map(({ what }) => what)];
  return [`${mark} ${one.code} ${md.safe(one.title)}`, all.join(" "), ...lines];
}

export function exchangePart({ exchanges, moved, locale }: Plan): string[] {
  const w = requirementWords[locale];
  const rows = exchanges.map((one) => {
    const stays = one.relation === "stays" ? `; ${w.stays}` : "";
    return [md.upperFirst(md.safe(one.name)), passedText(one, locale) + stays];
  });
  const passing = exchanges.filter(({ passes }) => passes !== "sign-in");
  const polled = passing.filter(({ direction }) => direction === "in");
  const isQueued = polled.length < passing.length;
  return [
    ...(rows.length === 0 ? [] : [md.table(w.exchangeHead, rows)]),
    ...(isQueued ? [w.exchange] : []),
    ...md.said(w.polled, systemsIn(polled, "gent", locale)),
    ...md.said(w.moved, md.allQuoted(moved, locale)),
  ];
}

const MOST_FIELDS = 10;
/** Kinds whose form is known; what another form asks is settled with those who use it. */
const filledIn = wordSet`booking request order payment`;
/** The records with their fields: those that a person fills in on the drawn forms, and what the system adds. */
export function dataTable(plan: Plan): string {
  const { stores, functions, locale } = plan;
  const forms = designScreens(plan).filter(({ screen: { kind } }) => kind === "calendar" || kind === "form");
  const asking = functions.filter(({ kinds: [kind] }) => filledIn.has(kind)).map(({ id }) => id);
  const rows = stores.map(({ name, fields, functions: ids }) => {
    const codes = functions.flatMap(({ id, code }) => (ids.includes(id) ? [code] : []));
    const drawn = forms
      .filter(({ functions: [own] }) => own && ids.includes(own.id) && asking.includes(own.id))
      .flatMap(({ screen }) => screen.items.map(({ label }) => md.lowerFirst(label)))
      // What the records are called is no field of theirs.
      .filter((label) => label.includes(" ") || !shareNouns(label, name));
    const isDrawn = (field: string) =>
      drawn.some((label) => label.includes(field) || shareNouns(label, field));
    const added = fields.filter((field) => !isDrawn(field));
    const all = [...new Set([...drawn, ...added])].slice(0, MOST_FIELDS);
    return [md.safe(name), md.safe(all.join(", ")), codes.join(", ")];
  });
  const w = requirementWords[locale];
  return rows.length === 0 ? w.noData : md.table(w.dataHead, rows);
}

const DECIDED = ["deadline", "budget"];

/** What has to be decided before the work begins, and the questions of the sheet. */
export function questionPart(plan: Plan): string[] {
  const open = risksOf(plan).filter(({ id }) => DECIDED.includes(id));
  const lines = [...open.map(({ why }) => why), ...plan.questions.map(({ text }) => text)].map(md.safe);
  const settled = md.said(ideaWords[plan.locale].settle, settledOf(plan).join(" "));
  return [...(lines.length === 0 ? [] : [md.numbered(lines)]), ...settled];
}
