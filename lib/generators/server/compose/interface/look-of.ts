import "server-only";
import { isDemanded } from "@/lib/generators/server/compose/interface/conditions";
import { looks, type Look } from "@/lib/generators/server/compose/interface/looks";
import { countOf, figuresOf, sizeOf } from "@/lib/generators/server/compose/interface/things";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Channel, Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { rolesOf } from "@/lib/generators/server/compose/text/people";
import type { Screen } from "@/lib/generators/screens";

/** What kind of screen a function gets, on which device, and who opens it. Patterns are words of work, not of a trade. */

/** Words of a wish that ask for another look than that of its kind. */
const turns: readonly (readonly [FunctionKind, RegExp, Look])[] = [
  [
    "tracking",
    /(?<!\p{L})где(?!\p{L})|положени|нахожд|\bwhere|\bposition|\blocation/iu,
    { ...looks.board, kind: "map" },
  ],
  ["board", /этап|стади|\bstages?\b/iu, looks.tracking],
  ["booking", /резерв|\breserv/iu, looks.stock],
  ["document", /присыл|присла|загру|заполн|\bsends?\b|\bupload|\bsubmit|\bfill/iu, looks.form],
  ["stock", /\bscan|сканир/iu, looks.ledger],
  ["library", /каталог|\bcatalog/iu, looks.register],
  [
    "metering",
    /^(?!.*(?:расход|норм|потреб|сч[её]тчик|показан|замер|reading|consum|meter|usage|norm|yield|\bper\b))/isu,
    looks.ledger,
  ],
  ["request", /спис|реестр|\blists?\b|\bboard\b|\bdesk\b/iu, looks.queue],
];
/** A wish of these kinds that names a time stays a booking. */
const timed = /врем|слот|дат[аеуы]|час|окн[оа]|\btime|\bslot|\bdate|\bhour|\bday/iu;

/** The look of a function: its kind decides, a wish that only names a system passes data, and a board of many things is a list. */
export function lookOf(plan: Plan, one: PlanFunction): Look {
  const [kind] = one.kinds;
  const { text } = one.wish;
  const turned = turns.find(([from, words]) => from === kind && words.test(text))?.[2] ?? looks[kind];
  const isPassing = plan.exchanges.some(({ name }) => one.title.toLowerCase().includes(name.toLowerCase()));
  if (kind === "general" && isPassing) return looks.exchange;
  const look = kind === "booking" && timed.test(text) ? looks.booking : turned;
  const isMany = sizeOf(countOf(figuresOf(plan, one)) ?? Infinity) !== "few";
  if (look.kind === "board" && isMany) return { ...look, kind: "list" };
  return look.kind === "paper" && isDemanded(plan, "noPaper") ? { ...look, kind: "card" } : look;
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

const kindsIn = (names: string) => new Set(names.split(" ") as FunctionKind[]);
/** What staff do at a desk although those who are served do it on a phone. */
const atDesk = kindsIn("booking payment access");
/** What is opened by those who are told, not by those who tell. */
const forReceivers = kindsIn("notice reminder alert");
/** Those who are served are no part of what staff do about others. */
const byStaff = kindsIn(
  "check estimate matching stock metering journal schedule register report calculation route control recognition library learning exchange document",
);
/** What is looked at rather than made: it is for whom it is meant, not for whom it comes from. */
const looking = kindsIn("board register card library search tracking route schedule");

const are = (roles: readonly Role[], side: Role["side"]) => roles.every((role) => role.side === side);

/** A message comes on a phone and a sheet of paper does not; else what the visitor named, else what the screen needs. */
export function deviceOf(
  { channels, kinds }: PlanFunction,
  look: Look,
  roles: readonly Role[],
): Screen["device"] {
  if (look.kind === "message") return "phone";
  const device = channels.map((name) => devices[name]).find((name) => name !== undefined);
  if (device !== undefined) return device;
  if (are(roles, "served") && look.kind !== "paper") return "phone";
  return atDesk.has(kinds[0]) && are(roles, "serves") ? "desktop" : look.device;
}

/** Those who get the result open the screen themselves when nobody else is named, or when it is theirs by a link. */
export function whoOpens(plan: Plan, { kinds: [kind], channels, ...one }: PlanFunction): readonly Role[] {
  const users = rolesOf(plan, one.users);
  const receivers = rolesOf(plan, one.receivers);
  const isByLink = are(receivers, "served") && (channels.includes("link") || channels.includes("web"));
  const isTheirs = looking.has(kind) && (isByLink || users.every(({ actor }) => actor === undefined));
  const first = forReceivers.has(kind) || isTheirs ? [receivers, users] : [users, receivers];
  const roles = first.find(({ length }) => length > 0) ?? [];
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
