import "server-only";
import { z } from "zod";
import { inBothLanguages, knowledge } from "@/lib/content/knowledge";
import { formatMeasure } from "@/lib/generators/numbers";
import { losesConnection as isWithoutConnection } from "@/lib/generators/server/compose/plan/functions";
import type { Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { moneyText } from "@/lib/generators/server/compose/text/figures";
import { filled, listed, lowerFirst, quoted } from "@/lib/generators/server/compose/text/markdown";
import { rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";

const owners = {
  head: { ru: "Руководитель проекта", en: "Project lead" },
  client: { ru: "Заказчик", en: "Client" },
  team: { ru: "Ведущий разработчик", en: "Lead developer" },
  both: { ru: "Заказчик и исполнитель", en: "Client and contractor" },
} as const;

const ownerOf = {
  contradiction: "client",
  offline: "team",
  receive: "both",
  send: "both",
  replaced: "both",
  neighbour: "client",
  deadlineShort: "client",
  deadlineClose: "head",
  budget: "client",
  personal: "client",
  resistance: "client",
  hosting: "client",
  unmeasured: "client",
  served: "client",
} as const satisfies Record<string, keyof typeof owners>;
type RiskId = keyof typeof ownerOf;

/** What can go wrong in any project: the sentence of the idea and the cells of the register, with slots for the client's names. */
const ids = Object.keys(ownerOf) as [RiskId, ...RiskId[]];
const read = knowledge(
  "risks.yaml",
  z.record(z.enum(ids), inBothLanguages("name", "why", "sign", "measure")),
);

type Cause = readonly [id: RiskId, slots: Readonly<Record<string, string>>];

const codesOf = (functions: readonly PlanFunction[], { locale }: Plan) =>
  listed(
    functions.map(({ code }) => code),
    locale,
  );

/** The first function of the first release; the one to keep when all else must wait. */
export const coreFunction = ({ functions }: Plan): PlanFunction | undefined =>
  functions.find(({ isFirst, pains }) => isFirst && pains.length > 0) ??
  functions.find(({ isFirst }) => isFirst) ??
  functions[0];

const titled = (one: PlanFunction | undefined, { locale }: Plan) =>
  one === undefined ? "" : `${one.code} ${quoted(one.title, locale)}`;

/** One risk for all systems that data come from, one for those they go to, for those that nothing uses, for those that are left. */
function systemCauses(plan: Plan): Cause[] {
  const sortOf = ({ relation, functions, direction }: Exchange): RiskId => {
    if (relation === "replaced") return "replaced";
    if (functions.length === 0) return "neighbour";
    return direction === "out" ? "send" : "receive";
  };
  return (["receive", "send", "neighbour", "replaced"] as const).flatMap((id): Cause[] => {
    const some = plan.exchanges.filter((one) => sortOf(one) === id);
    const functions = plan.functions.filter((one) => some.some((each) => each.functions.includes(one.id)));
    const systems = some.map(({ name }) => quoted(name, plan.locale)).join(", ");
    return some.length === 0 ? [] : [[id, { systems, functions: codesOf(functions, plan) }]];
  });
}

function limitCauses(plan: Plan): Cause[] {
  const { sheet, effort, tight, locale } = plan;
  const { deadline, hosting } = sheet.limits;
  const first = titled(coreFunction(plan), plan);
  const weeks = (count: number) => formatMeasure(count, "week", locale);
  const found: Cause[] = [];
  if (deadline?.weeks !== undefined && deadline.removed !== true) {
    const given = Math.floor(deadline.weeks);
    const spare = given - effort.firstWeeks;
    const slots = { deadline: deadline.text, weeks: weeks(effort.firstWeeks), gap: weeks(Math.abs(spare)) };
    const id = spare < 0 ? "deadlineShort" : "deadlineClose";
    if (spare < 4) found.push([id, { ...slots, first, given: weeks(given) }]);
  }
  if (tight.budget) {
    const { given, cost, currency } = tight.budget;
    const [budget, price] = [given, cost].map((sum) => moneyText(sum, currency, locale));
    found.push(["budget", { budget: budget ?? "", cost: price ?? "", first }]);
  }
  if (hosting !== undefined && hosting.removed !== true && hosting.kind !== "cloud")
    found.push(["hosting", { hosting: hosting.text }]);
  return found;
}

/** The description says that there is no connection where people work. */
export const losesConnection = ({ sheet }: Plan): boolean => isWithoutConnection(sheet);

const failedBefore =
  /не пошло|не прижил|не прошло|люди не стали|сопротивл|забросил|tried (?:it|one|a|an|some)|gave up on|didn't (?:stick|take|work out)|went back to/iu;

function peopleCauses(plan: Plan): Cause[] {
  const { functions, locale, sheet, roles, stores } = plan;
  const core = coreFunction(plan);
  const marked = functions.filter(({ isOffline }) => isOffline);
  // A complaint about the connection concerns whoever works on the spot: the core function, when none is marked.
  const offline = marked.length > 0 || core === undefined || !losesConnection(plan) ? marked : [core];
  const failed = sheet.pains.some(({ text, removed }) => removed !== true && failedBefore.test(text));
  const personal = stores.filter(({ isPersonal }) => isPersonal).map(({ name }) => name);
  const served = roles.filter(({ side, functions: of }) => side === "served" && of.length > 0);
  const depends = functions.find(({ users }) => served.some(({ id }) => users.includes(id)));
  const found: Cause[] = [];
  if (offline.length > 0) found.push(["offline", { functions: codesOf(offline, plan) }]);
  if (failed && core)
    found.push([
      "resistance",
      { users: rolesIn(usersOf(plan, core), "datv", locale), first: titled(core, plan) },
    ]);
  if (personal.length > 0) found.push(["personal", { stores: personal.slice(0, 3).join(", ") }]);
  if (depends !== undefined) {
    const users = served.slice(0, 3).map(({ name }) => lowerFirst(name));
    found.push(["served", { title: titled(depends, plan), users: users.join(", ") }]);
  }
  return found;
}

/** What this sheet gives cause to fear, the gravest first; all texts are plain, not yet Markdown. */
export function risksOf(plan: Plan) {
  const { locale, measures, questions } = plan;
  const unknown = measures.find(({ today, question }) => today.length === 0 && question !== undefined);
  const question = unknown?.question ?? questions[0]?.text;
  const causes: Cause[] = [
    ...contradictionsOf(plan).map((sides): Cause => ["contradiction", sides]),
    ...limitCauses(plan),
    ...systemCauses(plan),
    ...peopleCauses(plan),
    ...(question === undefined ? [] : [["unmeasured", { question }] as const]),
  ];
  return causes.map(([id, slots]) => {
    const { name, why, sign, measure } = read()[id][locale];
    const [named, cause, early, remedy] = [name, why, sign, measure].map((text) => filled(text, slots));
    return {
      id,
      name: named ?? "",
      why: cause ?? "",
      sign: early ?? "",
      measure: remedy ?? "",
      owner: owners[ownerOf[id]][locale],
    };
  });
}
