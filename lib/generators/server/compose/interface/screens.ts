import "server-only";
import { itemsOf, MANY } from "@/lib/generators/server/compose/interface/fields";
import {
  lookNamed,
  readScreens,
  type Look,
  type LookName,
} from "@/lib/generators/server/compose/interface/looks";
import { interfaceWords } from "@/lib/content/interface-words";
import { systemsNamed } from "@/lib/generators/server/compose/interface/told";
import type { FunctionKind } from "@/lib/content/function-kinds";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import * as say from "@/lib/generators/server/compose/text/figures";
import { filled, lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { marked } from "@/lib/generators/server/compose/text/coded";
import { isOutside, rightsOf, rolesOf, standIn } from "@/lib/generators/server/compose/text/people";
import { screenLimits, type Screen } from "@/lib/generators/screens";

/** What a wish for monitoring was taken apart into. */
const impliedLooks: Partial<Record<FunctionKind, LookName>> = {
  board: "services",
  alert: "gathered",
  schedule: "duty",
  card: "incident",
};

const MEDICAL =
  /поликлиник|клиник|стоматолог|медцентр|медицинск|пациент|врач|clinic|patient|doctor|dentist|surgery/iu;

const PRACTICE = /стоматолог|зуб|вет(?:еринар|клиник|врач)|dent(?:al|ist)|\bvet/iu;

const aboutOf = ({ sheet }: Plan, { wish }: PlanFunction) =>
  [sheet.organisation?.text, sheet.subject?.text, wish.text].join(" ");
const isMedical = (plan: Plan, one: PlanFunction) => MEDICAL.test(aboutOf(plan, one));
const isPractice = (plan: Plan, one: PlanFunction) => PRACTICE.test(aboutOf(plan, one));

function lookOf(plan: Plan, one: PlanFunction, count: number | undefined): Look {
  const [kind] = one.kinds;
  const implied = one.isProposed ? impliedLooks[kind] : undefined;
  if (implied) return lookNamed(implied, plan.locale);
  const isTurned = ({ words, ...from }: { kind: string; words: string }) =>
    from.kind === kind && new RegExp(words, "isu").test(one.wish.text);
  const turned = (readScreens().turns.find(isTurned)?.look ?? kind) as LookName;
  if (kind === "booking" && isMedical(plan, one)) return lookNamed("appointment", plan.locale);
  const isVisited = kind === "account" && plan.functions.some(({ kinds: [main] }) => main === "booking");
  const users = rolesOf(plan, one.users);
  // Who is served reads the record, and others enter it.
  const isOwn = kind === "card" && users.length > 0 && users.every(isOutside);
  const found = lookNamed(isOwn ? "own" : isVisited ? "visits" : turned, plan.locale);
  const isDry = plan.constraints.some(
    (ban) => ban.kind === "forbidden" && /бумаг|бумаж|\bpaper/iu.test(ban.about),
  );
  if (found.kind === "board" && (count ?? MANY) >= MANY) return { ...found, kind: "list" };
  return found.kind === "paper" && isDry ? { ...found, kind: "card" } : found;
}

const kindsIn = (names: string) => new Set(names.split(" ") as FunctionKind[]);
const messages = kindsIn("notice reminder alert");

/** A message is opened by those who get it, and so is what nobody who is named works with. */
function whoOpens(plan: Plan, { kinds: [kind], ...one }: PlanFunction): readonly Role[] {
  const [users, receivers] = [rolesOf(plan, one.users), rolesOf(plan, one.receivers)];
  const isTheirs = messages.has(kind) || users.every(({ actor }) => actor === undefined);
  return isTheirs && receivers.length > 0 ? receivers : users;
}

const devices = { phone: "phone message link call", tablet: "tablet kiosk", desktop: "screen web" } as const;

/** A message comes on a phone and a sheet of paper does not; else what the visitor named, else what the screen needs. */
function deviceOf({ channels, kinds: [main] }: PlanFunction, { kind, device }: Look, roles: readonly Role[]) {
  if (kind === "message") return "phone";
  // The channels of a conversation are its other side's.
  if (main === "assistant") return device;
  const names = Object.keys(devices) as Screen["device"][];
  const isAway = roles.length > 0 && roles.every(isOutside);
  // A site is opened at the desk by the staff, and on a phone by others.
  const places = channels.filter((channel) => !isAway || channel !== "web");
  const named = names.find((name) => places.some((channel) => devices[name].split(" ").includes(channel)));
  return named ?? (isAway && kind !== "paper" ? "phone" : device);
}

/** A label that the page draws. */
export const fits = (label: string) => label.length <= screenLimits.label;

/** `desk`: the device of the staff, where people outside open the same screen on a phone. */
export type Designed = {
  screen: Screen;
  look: Look;
  functions: PlanFunction[];
  roles: readonly Role[];
  /** Who opens it where nobody is named. */
  nobody: string;
  desk: Screen["device"];
};

/** A column of the table of rights. */
export type Doer = ReturnType<typeof rightsOf>[number];
/** Whether a screen is for a role of that table. */
export const isOpenTo = (
  { roles, nobody }: Designed,
  { role, name }: Pick<Doer, "role" | "name">,
): boolean =>
  role ? roles.includes(role) : nobody === name && roles.every(({ actor }) => actor === undefined);

const LONGEST_NAME = 24;
const MOST_WORDS = 2;

/** What the screen is called on itself: «Рейсы». A list is called by its records, where they have a short name. */
function nameOf(plan: Plan, one: PlanFunction, { names }: Look): string {
  const { stores } = plan;
  const isShort = (name: string) => name.length <= LONGEST_NAME && name.split(" ").length <= MOST_WORDS;
  const things = names[0] === "things" ? stores.find(({ id }) => one.stores.includes(id))?.name : undefined;
  const name = things !== undefined && isShort(things) ? things : (names.at(-1) ?? "");
  const [system, ...others] = one.kinds[0] === "exchange" ? systemsNamed(plan, one) : [];
  return system !== undefined && others.length === 0 && isShort(system) ? `${name}: ${system}` : name;
}

/** «Войти через Госуслуги»: by the name of the system that people sign in with. */
function actionsOf({ exchanges }: Plan, one: PlanFunction, { actions }: Look): string[] {
  const name = exchanges.find(({ id, passes }) => passes === "sign-in" && one.exchanges.includes(id))?.name;
  return actions.map((action) =>
    name === undefined
      ? action.replace(/ (?:через|with) \{system\}$/u, "")
      : filled(action, { system: name }),
  );
}

/** What the wish adds to its main thing is shown where one thing is: the path of an operation, the basis of a forecast. */
const partFields = ({ parts }: PlanFunction): string[] =>
  parts.flatMap(({ fields }) =>
    fields.map((field) => (/^(?:путь|path)/u.test(field) ? "hops :path !alarm @2" : upperFirst(field))),
  );

/** `only`: a screen for one side of those who work with the function, with a look and an id of its own. */
type Only = { name: LookName | undefined; id: string; isFor: (role: Role) => boolean; of?: Doer[] };

function designed(plan: Plan, one: PlanFunction, only?: Only): Designed {
  const { locale, sheet } = plan;
  const w = interfaceWords(locale);
  const figures = sheet.figures
    .filter(({ kind, removed, says }) => removed !== true && says === "has" && /flow|count/.test(kind))
    .filter((figure) => say.shareNouns(say.nounOf(figure), `${one.title} ${one.object}`));
  const count = figures.find(({ kind, value, max }) => kind === "count" && !max && value % 1 === 0)?.value;
  const look = only?.name ? lookNamed(only.name, locale) : lookOf(plan, one, count);
  const { kind } = look;
  const all = only
    ? (only.of?.flatMap(({ role }) => role ?? []) ?? rolesOf(plan, [...one.users, ...one.receivers])).filter(
        only.isFor,
      )
    : whoOpens(plan, one);
  // People outside come first: the staff has the same screen at its own desk.
  const served = all.filter(isOutside);
  const staff = all.filter((role) => !isOutside(role));
  const roles = [...served, ...staff];
  const isDesk = only?.id.endsWith("-desk") === true;
  const device = isDesk ? look.device : deviceOf(one, look, served.length > 0 ? served : staff);
  const place = one.channels.find((name) => name === "kiosk" || name === "screen");
  const isChat = only?.name === "chat";
  const isLink = device === "phone" && kind !== "message" && (served.length > 0 || isChat);
  const nobody = isChat ? w.asking : (only?.of?.[0]?.name ?? standIn(plan, one));
  const said = (some: readonly Role[], where: string) => {
    const known = some.filter(({ actor }) => actor !== undefined);
    const names = known.map(({ name }, index) => (index === 0 ? name : lowerFirst(name)));
    return [3, 2, 1].map((most) => `${names.slice(0, most).join(", ") || nobody} — ${where}`);
  };
  const outside = said(served.length > 0 ? served : staff, w.on[isLink ? "link" : (place ?? device)]);
  const desk = deviceOf(one, look, staff);
  const isShared = served.length > 0 && staff.length > 0;
  const inside = isShared ? said(staff, w.on[place ?? desk]).map((named) => lowerFirst(named)) : [];
  const captions = [...inside.map((named) => `${outside[0] ?? ""}; ${named}`), ...outside];
  // A load is for those who carry it.
  const isStaffs = served.length === 0 && !isChat;
  const flows = sheet.figures.filter(
    (each) => each.kind === "flow" && each.says === "has" && !say.isTimes(each),
  );
  const isNear = (each: Figure) =>
    one.pains.some(({ figures: ids }) => ids.includes(each.id)) ||
    look.items.some((item) => say.shareNouns(say.nounOf(each), item));
  const near = [...figures, ...flows.filter(isNear)];
  const loads = near.length === 0 && one === plan.functions[0] ? flows : near;
  // How many things there are, and what comes in.
  const two = ["count", "flow"].flatMap((is) => loads.find(({ kind: own }) => own === is) ?? []);
  // A plan holds all that comes; a desk, the trips of tomorrow and the cargo on the road are a part of it.
  const isPlan = kind === "plan";
  const isPart = /^(?:card|message|desk)$/u.test(kind) || /^(?:dispatch|cargo)$/u.test(only?.name ?? "");
  const texts = two.map((each) => (isPlan ? undefined : byNow(plan, each)) ?? say.figureText(each, locale));
  const figure = [texts.join(", "), ...texts].map(upperFirst).find((text) => text !== "" && fits(text));
  const screen: Screen = {
    id: only?.id ?? one.id,
    kind,
    code: one.code,
    title: [marked(one.title, one, locale), upperFirst(one.object)].find(fits) ?? one.code,
    name: nameOf(plan, one, look),
    caption: captions.find(fits) ?? upperFirst(w.on[device]),
    device,
    ...(isStaffs && !isPart && figure && { figure }),
    ...(kind === "board" && count && { count }),
    items: itemsOf(plan, one, [...look.items, ...(kind === "card" ? partFields(one) : [])]),
    actions: actionsOf(plan, one, look),
  };
  return { screen, look, functions: [one], roles, nobody, desk };
}

/** Hours that the day has lasted at the time of the drawings, 11:00: from midnight, or from the opening. */
const hoursGone = (hours: number) => (hours === 24 ? 11 : 2);
/** What has come of a flow by the time of the drawings; nothing of what is no flow. */
function byNow({ loads, locale }: Plan, figure: Figure): string | undefined {
  const { perDay = 0, perYear = 0, hours = 1 } = loads.find((one) => one.figure === figure) ?? {};
  // A usual day has less than the most that is told.
  const daily = figure.near === "most" ? perYear / 365 : perDay;
  const value = say.roughly(Math.round((daily * hoursGone(hours)) / hours));
  const it = say.figureText({ ...figure, value, near: undefined, period: undefined, text: "" }, locale);
  return value > 1 ? filled(interfaceWords(locale).byNow, { it }) : undefined;
}

/** The screens of a plan, in the order of its functions. */
export const designScreens = (plan: Plan): Designed[] =>
  plan.functions.flatMap((one) => sidesOf(plan, one)).slice(0, screenLimits.screens);

/** What those outside open and what the staff has at its desk, where the two differ; a request is answered from a queue. */
function looksOf(
  plan: Plan,
  one: PlanFunction,
): readonly [outside: LookName | undefined, desk: LookName] | undefined {
  const [kind] = one.kinds;
  if (kind === "assistant") return ["chat", "assistant"];
  if (kind === "booking" && isMedical(plan, one))
    return ["appointment", isPractice(plan, one) ? "practice" : "doctors"];
  if (kind === "cargo") return ["shipment", "cargo"];
  return kind === "request" ? [undefined, "queue"] : undefined;
}

function sidesOf(plan: Plan, one: PlanFunction): Designed[] {
  const { id } = one;
  const first = designed(plan, one);
  // What is off is taken in the list, and closed on a screen of its own.
  const isOnDuty = (role: Role) => first.roles.includes(role);
  if (one.kinds[0] === "monitoring")
    return [first, designed(plan, one, { name: "signal", id: `${id}-desk`, isFor: isOnDuty })];
  if (one.kinds[0] === "trips") {
    // Trips are given out at a desk by those who only have a right to it.
    const at = plan.functions.indexOf(one);
    const of = rightsOf(plan).filter(
      ({ role, rights }) =>
        rights[at] !== undefined && !(role && [...one.users, ...one.receivers].includes(role.id)),
    );
    const desk = { name: "dispatch", id: `${id}-desk`, isFor: () => true, of } as const;
    return of.length === 0 ? [first] : [first, designed(plan, one, desk)];
  }
  const looks = looksOf(plan, one);
  // Nothing can be moved before it is booked: who books opens the booking by its link, or in an account.
  const isBooked =
    one.kinds[0] === "booking" && !plan.functions.some(({ kinds: [kind] }) => kind === "account");
  const isOwner = (role: Role) => isOnDuty(role) && (looks === undefined || isOutside(role));
  const booked = isBooked ? [designed(plan, one, { name: "booked", id: `${id}-own`, isFor: isOwner })] : [];
  if (looks === undefined) return [first, ...booked];
  const [name, deskName] = looks;
  const isChat = name === "chat";
  // Whom a request is passed to works on the spot, and at no desk.
  const isFor = (role: Role) => !isOutside(role) && (deskName !== "queue" || one.users.includes(role.id));
  const desk = designed(plan, one, { name: deskName, id: `${id}-desk`, isFor });
  const asking = designed(plan, one, { name, id, isFor: isOutside });
  if (desk.roles.length === 0) return [isChat ? asking : first, ...booked];
  if (isChat || asking.roles.length > 0) return [{ ...asking, desk: desk.desk }, ...booked, desk];
  // What the staff asks for among itself is filled in as by those outside.
  return [name === undefined ? first : { ...desk, screen: { ...desk.screen, id } }];
}
