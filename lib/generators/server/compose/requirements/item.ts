import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { trimmed } from "@/lib/generators/server/compose/plan/clause";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { actionsOf, uncheckedIn } from "@/lib/generators/server/compose/requirements/drawn";
import { ownThings } from "@/lib/generators/server/compose/plan/records";
import { stemOf, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import {
  labelledLines,
  measured,
  systemsIn,
  type Labelled,
} from "@/lib/generators/server/compose/requirements/phrases";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, receiversOf, rolesOf, usersOf } from "@/lib/generators/server/compose/text/people";
import type { Locale } from "@/lib/i18n/locales";

/** Who answers what people outside send, and by when; a time that a complaint tells is today's value, which the target is shorter than. */
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

/** The records of other functions that a function takes its data from. */
function sourcesOf({ functions, stores, locale }: Plan, one: PlanFunction): string {
  const read = stores
    .filter(({ id }) => one.reads.includes(id))
    .map((store) => {
      const codes = functions.filter(({ id }) => store.functions.includes(id)).map(({ code }) => code);
      return `${md.allQuoted([store.name], locale)} (${codes.join(", ")})`;
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
    ...(one.kinds[0] === "cargo" && rolesOf(plan, one.users).some(isOutside) ? [w.ownCargo] : []),
    ...(one.isOffline ? [w.offlineCheck] : []),
    ...(one.conditions.length > 0 ? [w.conditionCheck] : []),
  ];
}

/** «, чтобы ученик сам выбирал время» goes on with the sentence; else the words stand in quotation marks. */
const asked = (wish: string, locale: Locale): string =>
  /^чтобы?\s/iu.test(wish) ? `, ${md.safe(md.lowerFirst(wish))}` : `: ${md.allQuoted([wish], locale)}`;

/** Between sentences; what the visitor is quoted with stays whole. */
const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/u;
const firstSentence = (text: string): string => text.split(/(?<=\.)\s/u)[0] ?? "";

/** A function as a requirement: heading with its code, what it does, for whom, acceptance, priority. */
export function itemOf(plan: Plan, one: PlanFunction, mark: string): string[] {
  const { locale, functions } = plan;
  const { labels, first, later, beyond, rest, bySystem, byExchange, buttonCheck, mine } =
    requirementWords[locale];
  const { requires, check } = one.words ?? readFunctionWords()[locale][one.kinds[0]];
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
  const added = one.parts.map(({ words }) => ({
    what: filled(words.requires),
    how: md.upperFirst(filled(words.check)),
  }));
  const [done, own] = [md.lowerFirst(md.filled(check, slots)), ownChecks(plan, one)];
  const checks = [done, ...added.map(({ how }) => how), ...own];
  const actions = one.kinds[0] === "general" ? [] : actionsOf(plan, one);
  const unchecked = uncheckedIn(checks.join(" "), actions);
  const rows: Labelled = [
    [labels.detail, detail === "" ? "" : md.allQuoted([detail], locale)],
    [labels.condition, md.allQuoted(one.conditions, locale)],
    [labels.who, who],
    [labels.answer, answerOf(plan, one)],
    [labels.reads, sourcesOf(plan, one)],
    [labels.to, one.receivers.length === 0 ? "" : names(receiversOf(plan, one))],
    [labels.actions, md.allQuoted(actions, locale)],
    [labels.check, [...checks, ...md.said(buttonCheck, md.allQuoted(unchecked, locale))].join(" ")],
    [labels.priority, one.isProposed ? beyond : one.isFirst ? first : later],
  ];
  // Of an earlier function of the same kind only the first sentence is said again.
  const before = functions.find(({ kinds }) => kinds[0] === one.kinds[0]) ?? one;
  const [main = "", ...others] = md.filled(requires, slots).split(/(?<=\.)\s/u);
  const again = others.length === 0 ? [] : [md.filled(rest, { code: before.code })];
  const does = [main, ...(before === one ? others : again)];
  // A value of one phrase is no sentence.
  const lines = labelledLines(rows).map((line) => (/\.\s/u.test(line) ? line : line.slice(0, -1)));
  const all = [...does, ...added.map(({ what }) => what)];
  const sentences = all.flatMap((text) => text.split(SENTENCE));
  const said = sentences.length === 1 ? all : [md.numbered(sentences)];
  return [`${mark} ${one.code} ${md.safe(one.title)}`, ...said, ...lines];
}
