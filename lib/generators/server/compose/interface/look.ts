import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import { countOf, figuresOf, MANY } from "@/lib/generators/server/compose/interface/things";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import { functionKinds, type FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type {
  Channel,
  Constraint,
  Plan,
  PlanFunction,
  Role,
} from "@/lib/generators/server/compose/plan/plan";
import { rolesOf } from "@/lib/generators/server/compose/text/people";
import type { Screen } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

/** What kind of screen a function gets, on which device, and who opens it. Patterns are words of work, not of a trade. */

const lookNames = [...functionKinds, "map", "ledger"] as const;
type LookName = (typeof lookNames)[number];

const look = z.string().regex(/^\w+ (?:phone|tablet|desktop)(?: \/ [^/]+){3}$/u);
/** Looks of screens and words of a wish for their style. */
export const readScreens = knowledge(
  "screens.yaml",
  z.strictObject({
    screens: z.record(z.enum(lookNames), look),
    style: z.array(barred("words", "ru", "en")),
  }),
);

export type Look = ReturnType<typeof lookNamed>;

function lookNamed(name: LookName, locale: Locale) {
  const [frame = "", items = "", actions = "", rule = ""] = readScreens().screens[name].split(" / ");
  const [kind, device] = frame.split(" ") as [Screen["kind"], Screen["device"]];
  const said = (text: string) => text.replace(/^(.+) \| (.+?)(?= [:!]|$)/u, locale === "ru" ? "$1" : "$2");
  const all = (texts: string) => texts.split(", ").map(said);
  return { name, kind, device, items: all(items), actions: all(actions), rule: said(rule) };
}

/** Words of a wish that ask for another look than that of its kind. */
const turns: readonly (readonly [FunctionKind, RegExp, LookName])[] = [
  ["tracking", /(?<!\p{L})где(?!\p{L})|положени|нахожд|\bwhere|\bposition|\blocation/iu, "map"],
  ["board", /этап|стади|\bstages?\b/iu, "tracking"],
  ["stock", /\bscan|сканир/iu, "ledger"],
  ["booking", /^(?!.*(?:врем|слот|дат[аеуы]|час|окн[оа])).*резерв/isu, "stock"],
  ["document", /присыл|присла|загру|заполн|\bsends?\b|\bupload|\bsubmit|\bfill/iu, "form"],
  ["request", /спис|реестр|\blists?\b|\bboard\b|\bdesk\b/iu, "general"],
  [
    "metering",
    /^(?!.*(?:расход|норм|потреб|сч[её]тчик|показан|замер|read|consum|meter|usage|norm))/isu,
    "ledger",
  ],
];

/** The look of a function: its kind decides, a wish that only names a system passes data, and a board of many things is a list. */
export function lookOf(plan: Plan, one: PlanFunction): Look {
  const [kind] = one.kinds;
  const turned = turns.find(([from, words]) => from === kind && words.test(one.wish.text))?.[2] ?? kind;
  const isPassing = plan.exchanges.some(({ name }) => one.title.toLowerCase().includes(name.toLowerCase()));
  const found = lookNamed(kind === "general" && isPassing ? "exchange" : turned, plan.locale);
  const isMany = (countOf(figuresOf(plan, one)) ?? MANY) >= MANY;
  if (found.kind === "board" && isMany) return { ...found, kind: "list" };
  return found.kind === "paper" && isDemanded(plan, "noPaper") ? { ...found, kind: "card" } : found;
}

const devices: Partial<Record<Channel, Screen["device"]>> = {
  phone: "phone",
  tablet: "tablet",
  kiosk: "tablet",
  screen: "desktop",
  message: "phone",
  link: "phone",
  call: "phone",
};

const areServed = (roles: readonly Role[]) => roles.every(({ side }) => side === "served");

/** A message comes on a phone and a sheet of paper does not; else what the visitor named, else what the screen needs. */
export function deviceOf({ channels }: PlanFunction, { kind, device }: Look, roles: readonly Role[]) {
  if (kind === "message") return "phone";
  const named = channels.flatMap((name) => devices[name] ?? []);
  return named[0] ?? (areServed(roles) && kind !== "paper" ? "phone" : device);
}

const kindsIn = (names: string) => new Set(names.split(" ") as FunctionKind[]);
/** What is for whom it is meant and not for whom it comes from: messages, and what is looked at. */
const forReceivers = kindsIn("notice reminder alert");
const looking = kindsIn("board register card library tracking route schedule");
/** Those who are served are no part of what staff do about others. */
const byStaff = kindsIn(
  "check estimate matching stock metering journal schedule register report calculation route recognition library exchange document",
);

/** Those who get the result open the screen themselves when nobody else is named; some screens are for staff only. */
export function whoOpens(plan: Plan, { kinds: [kind], ...one }: PlanFunction): readonly Role[] {
  const users = rolesOf(plan, one.users);
  const receivers = rolesOf(plan, one.receivers);
  const isTheirs = looking.has(kind) && users.every(({ actor }) => actor === undefined);
  const [first, second] = forReceivers.has(kind) || isTheirs ? [receivers, users] : [users, receivers];
  const roles = first.length > 0 ? first : second;
  const staff = byStaff.has(kind) && !isTheirs ? roles.filter(({ side }) => side !== "served") : roles;
  if (staff.length > 0) return staff;
  const name = screenWords[plan.locale].staff;
  const neutral: Role = {
    id: "staff",
    name,
    actor: undefined,
    figure: undefined,
    side: "serves",
    functions: [],
  };
  return [plan.roles.find(({ side }) => side !== "served") ?? neutral];
}

/** What the visitor's bans mean for screens. The patterns are words of software and screens, not of a trade. */
const bans = {
  noApp: /приложени|\bapps?\b|app store/iu,
  fewButtons: /кноп|попроще|\bbuttons?\b|\bsimpl/iu,
  noPaper: /бумаг|бумаж|\bpaper/iu,
};
const demands = Object.keys(bans) as (keyof typeof bans)[];

/** What a condition of the visitor asks of every screen. */
export function demandOf({ kind, entry }: Constraint, { sheet: { limits } }: Plan) {
  const place = limits.hosting?.kind;
  if (kind === "hosting") return place === "offline" || place === "own" ? place : undefined;
  return kind === "forbidden" || kind === "outside"
    ? demands.find((name) => bans[name].test(entry.text))
    : undefined;
}

export const isDemanded = (plan: Plan, demand: keyof typeof bans): boolean =>
  plan.constraints.some((one) => demandOf(one, plan) === demand);
