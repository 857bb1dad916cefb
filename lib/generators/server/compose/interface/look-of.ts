import "server-only";
import { isDemanded } from "@/lib/generators/server/compose/interface/conditions";
import { ledgerLook, looks, queueLook, type Look } from "@/lib/generators/server/compose/interface/looks";
import { countOf, figuresOf, sizeOf } from "@/lib/generators/server/compose/interface/numbers";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import { functionKinds, type FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Channel, Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { rolesOf } from "@/lib/generators/server/compose/text/people";
import type { Screen } from "@/lib/generators/screens";

/** What kind of screen a function gets, on which device, and who opens it. Patterns are words of work, not of a trade. */

const wheres = /(?<!\p{L})где(?!\p{L})|положени|нахожд|\bwhere|\bposition|\blocation/iu;

const stages = /этап|стади|\bstages?\b/iu;
const measured =
  /расход|норм|потреблен|сч[её]тчик|показан|замер|reading|consum|meter|usage|norm|yield|per\b/iu;
const reserved = /резерв|\breserv/iu;
const timed = /врем|слот|дат[аеуы]|час|окн[оа]|\btime|\bslot|\bdate|\bhour|\bday/iu;
const handedIn = /присыл|присла|загру|заполн|\bsends?\b|\bupload|\bsubmit|\bfill/iu;
const catalogue = /каталог|\bcatalog/iu;
const lists = /спис|реестр|\blists?\b|\bboard\b|\bdesk\b/iu;

/** A wish that names a system and nothing else wants data passed. */
const isPassing = ({ exchanges }: Plan, { id, title }: PlanFunction) =>
  exchanges.some(
    ({ functions, name }) => functions.includes(id) && title.toLowerCase().includes(name.toLowerCase()),
  );

/** The look of a function: where something is on its way is a map, and a board of many things is a list. */
export function lookOf(plan: Plan, one: PlanFunction): Look {
  const [kind] = one.kinds;
  const look = looks[kind];
  const count = countOf(figuresOf(plan, one));
  if (kind === "tracking" && wheres.test(one.wish.text)) return { ...looks.board, kind: "map" };
  if (kind === "board" && one.kinds.includes("tracking") && stages.test(one.wish.text)) return looks.tracking;
  if (kind === "general" && isPassing(plan, one)) return looks.exchange;
  if (kind === "booking" && one.kinds.includes("stock")) return looks.stock;
  if (kind === "booking" && reserved.test(one.wish.text) && !timed.test(one.wish.text)) return looks.stock;
  if (
    kind === "document" &&
    handedIn.test(one.wish.text) &&
    one.channels.some((name) => name === "link" || name === "phone")
  )
    return looks.form;
  if (kind === "stock" && /\bscan|сканир/iu.test(one.wish.text)) return ledgerLook;
  if (kind === "library" && catalogue.test(one.object)) return looks.register;
  if (kind === "metering" && !measured.test(one.wish.text)) return ledgerLook;
  if (kind === "request" && lists.test(one.object)) return queueLook;
  if (kind === "report" && one.kinds.includes("form")) return looks.form;
  if (kind === "board" && (count === undefined || sizeOf(count) !== "few")) return { ...look, kind: "list" };
  if (look.kind === "paper" && isDemanded(plan, "noPaper")) return { ...look, kind: "card" };
  return look;
}

/** What staff do at a desk although those who are served do it on a phone. */
const atDeskKinds: readonly FunctionKind[] = ["booking", "payment", "access"];

const devices: Partial<Record<Channel, Screen["device"]>> = {
  phone: "phone",
  tablet: "tablet",
  kiosk: "tablet",
  screen: "desktop",
  message: "phone",
  link: "phone",
  call: "phone",
};

/** A message comes on a phone and a sheet of paper does not; else what the visitor named, else what the kind of screen needs. */
export function deviceOf(
  one: PlanFunction,
  look: Look,
  roles: readonly Role[],
): { device: Screen["device"]; channel?: Channel } {
  if (look.kind === "message") return { device: "phone" };
  const channel = one.channels.find((name) => devices[name] !== undefined);
  const device = channel && devices[channel];
  if (device !== undefined) return { device, channel };
  const served = roles.every(({ side }) => side === "served");
  if (served && look.kind !== "paper") return { device: "phone" };
  const atDesk = atDeskKinds.includes(one.kinds[0]) && roles.every(({ side }) => side === "serves");
  return { device: atDesk ? "desktop" : look.device };
}

const kindsIn = (names: string): readonly FunctionKind[] =>
  functionKinds.filter((kind) => names.split(" ").includes(kind));

/** What is opened by those who are told, not by those who tell. */
const forReceivers: readonly FunctionKind[] = ["notice", "reminder", "alert"];

/** What staff do about others: those who are served do not open it. */
const byStaff = kindsIn(
  "check estimate matching stock metering journal schedule register report calculation route control recognition library learning exchange document",
);

/** What is looked at rather than made: it is for whom it is meant, not for whom it comes from. */
const looking = kindsIn("board register card library search tracking route schedule");

/** Those who get the result open the screen themselves: nobody else is named, or it is theirs by a link. */
const isTheirs = (
  { kinds: [kind], channels }: PlanFunction,
  users: readonly Role[],
  receivers: readonly Role[],
) =>
  looking.includes(kind) &&
  receivers.length > 0 &&
  (users.every(({ actor }) => actor === undefined) ||
    (receivers.every(({ side }) => side === "served") &&
      channels.some((name) => name === "link" || name === "web")));

export function whoOpens(plan: Plan, one: PlanFunction): readonly Role[] {
  const [kind] = one.kinds;
  const receivers = rolesOf(plan, one.receivers);
  if (isTheirs(one, rolesOf(plan, one.users), receivers)) return receivers;
  const ids = forReceivers.includes(kind) && one.receivers.length > 0 ? one.receivers : one.users;
  const roles = rolesOf(plan, ids.length > 0 ? ids : one.receivers);
  const staff = byStaff.includes(kind) ? roles.filter(({ side }) => side !== "served") : roles;
  if (staff.length > 0) return staff;
  const other = plan.roles.find(({ side }) => side !== "served");
  return other
    ? [other]
    : [
        {
          id: "staff",
          name: screenWords[plan.locale].staff,
          actor: undefined,
          figure: undefined,
          side: "serves",
          functions: [],
        },
      ];
}
