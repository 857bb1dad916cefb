import "server-only";
import { formatMeasure } from "@/lib/generators/numbers";
import type { Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText, moneyText } from "@/lib/generators/server/compose/text/figures";
import { filled, listed, lowerFirst, quoted } from "@/lib/generators/server/compose/text/markdown";
import { rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";
import { ownerIn, readRiskWords, type RiskId } from "@/lib/generators/server/compose/text/risk-words";

/** A risk that follows from the sheet; all texts are plain, not yet Markdown. */
export type Risk = { id: RiskId; name: string; why: string; sign: string; measure: string; owner: string };

type Slots = Readonly<Record<string, string>>;

function riskOf({ locale }: Plan, id: RiskId, slots: Slots): Risk {
  const { name, why, sign, measure } = readRiskWords()[id][locale];
  const say = (text: string) => filled(text, slots);
  return {
    id,
    name: say(name),
    why: say(why),
    sign: say(sign),
    measure: say(measure),
    owner: ownerIn(id, locale),
  };
}

const codes = (functions: readonly PlanFunction[]) => functions.map(({ code }) => code);

const titled = ({ locale }: Plan, one: PlanFunction | undefined) =>
  one === undefined ? "" : `${one.code} ${quoted(one.title, locale)}`;

/** The first function of the first release; the one to keep when all else must wait. */
export const coreFunction = ({ functions }: Plan): PlanFunction | undefined =>
  functions.find(({ isFirst, pains }) => isFirst && pains.length > 0) ??
  functions.find(({ isFirst }) => isFirst) ??
  functions[0];

/** One risk for all systems that data come from, one for those they go to, one for those that are left. */
function systemRisks(plan: Plan): Risk[] {
  const { exchanges, locale } = plan;
  const used = exchanges.filter(
    ({ relation, functions }) => relation !== "forbidden" && functions.length > 0,
  );
  const groups: readonly (readonly [RiskId, readonly Exchange[]])[] = [
    ["receive", used.filter(({ relation, direction }) => relation !== "replaced" && direction !== "out")],
    ["send", used.filter(({ relation, direction }) => relation !== "replaced" && direction === "out")],
    [
      "neighbour",
      exchanges.filter(
        ({ relation, functions }) =>
          relation !== "forbidden" && relation !== "replaced" && functions.length === 0,
      ),
    ],
    ["replaced", exchanges.filter(({ relation }) => relation === "replaced")],
  ];
  return groups.flatMap(([id, some]) => {
    if (some.length === 0) return [];
    const functions = plan.functions.filter((one) => some.some((each) => each.functions.includes(one.id)));
    const systems = some.map(({ name }) => quoted(name, locale)).join(", ");
    return [riskOf(plan, id, { systems, functions: listed(codes(functions), locale) })];
  });
}

function limitRisks(plan: Plan): Risk[] {
  const { sheet, effort, locale } = plan;
  const { deadline, hosting } = sheet.limits;
  const first = titled(plan, coreFunction(plan));
  const weeks = formatMeasure(effort.firstWeeks, "week", locale);
  const found: Risk[] = [];
  if (deadline !== undefined && deadline.removed !== true) {
    const given = deadline.weeks === undefined ? undefined : Math.floor(deadline.weeks);
    const spare = given === undefined ? undefined : given - effort.firstWeeks;
    const gap = formatMeasure(Math.abs(spare ?? 0), "week", locale);
    const slots = {
      deadline: deadline.text,
      weeks,
      gap,
      first,
      given: formatMeasure(given ?? 0, "week", locale),
    };
    if (spare === undefined) found.push(riskOf(plan, "deadlineDate", slots));
    else if (spare < 0) found.push(riskOf(plan, "deadlineShort", slots));
    else if (spare < 4) found.push(riskOf(plan, "deadlineClose", slots));
  }
  const dear = plan.tight?.budget;
  if (dear !== undefined)
    found.push(
      riskOf(plan, "budget", {
        budget: moneyText(dear.given, dear.currency, locale),
        cost: moneyText(dear.cost, dear.currency, locale),
        first,
      }),
    );
  if (hosting !== undefined && hosting.removed !== true && hosting.kind !== "cloud")
    found.push(riskOf(plan, "hosting", { hosting: hosting.text }));
  return found;
}

const failedBefore =
  /не пошло|не прижил|не прошло|люди не стали|сопротивл|забросил|tried (?:it|one|a|an|some)|gave up on|didn't (?:stick|take|work out)|went back to/iu;

const noConnection =
  /(?:связ|интернет|сигнал|сет)\p{L}*.{0,40}(?:пропада|нет|слаб|не лов|обрыва)|(?:нет|без) (?:связи|интернета|сети)|no (?:signal|internet|connection|coverage|reception)|(?:signal|internet|connection|coverage|reception|wi-?fi).{0,30}(?:drops|is lost|poor|patchy|unreliable|goes down)|offline/iu;

/** The description says that there is no connection where people work. */
export const losesConnection = ({ sheet }: Plan): boolean =>
  sheet.limits.hosting?.kind === "offline" ||
  [...sheet.pains, ...sheet.bans, ...sheet.wishes].some(
    ({ text, removed }) => removed !== true && noConnection.test(text),
  );

function peopleRisks(plan: Plan): Risk[] {
  const { functions, locale, sheet, roles, stores } = plan;
  const core = coreFunction(plan);
  const users = core ? rolesIn(usersOf(plan, core), "datv", locale) : "";
  const personal = stores.filter(({ isPersonal }) => isPersonal).map(({ name }) => name);
  const served = roles.filter(({ side, functions: of }) => side === "served" && of.length > 0);
  const depends = functions.find(({ users: ids }) => served.some(({ id }) => ids.includes(id)));
  const marked = functions.filter(({ isOffline }) => isOffline);
  // A complaint about the connection concerns whoever works on the spot: the core function, when none is marked.
  const offline = marked.length > 0 || core === undefined || !losesConnection(plan) ? marked : [core];
  const failed = sheet.pains.some(({ text, removed }) => removed !== true && failedBefore.test(text));
  return [
    ...(offline.length > 0 ? [riskOf(plan, "offline", { functions: listed(codes(offline), locale) })] : []),
    ...(failed && users !== "" ? [riskOf(plan, "resistance", { users, first: titled(plan, core) })] : []),
    ...(personal.length > 0 ? [riskOf(plan, "personal", { stores: personal.slice(0, 3).join(", ") })] : []),
    ...(served.length > 0 && depends !== undefined
      ? [
          riskOf(plan, "served", {
            title: titled(plan, depends),
            users: served
              .slice(0, 3)
              .map(({ name }) => lowerFirst(name))
              .join(", "),
          }),
        ]
      : []),
  ];
}

/** What this sheet gives cause to fear, the gravest first. */
export function risksOf(plan: Plan): Risk[] {
  const { locale, sheet, measures, constraints, questions } = plan;
  const unknown = measures.find(({ today, question }) => today.length === 0 && question !== undefined);
  const question = unknown?.question ?? questions[0]?.text;
  const forbidden = constraints.find(({ kind }) => kind === "forbidden");
  const places = sheet.figures.find(
    ({ kind, value, says, period, removed }) =>
      kind === "count" && says === "has" && period === undefined && value >= 3 && removed !== true,
  );
  return [
    ...contradictionsOf(plan).map((sides) => riskOf(plan, "contradiction", { ...sides })),
    ...limitRisks(plan),
    ...systemRisks(plan),
    ...peopleRisks(plan),
    ...(forbidden ? [riskOf(plan, "forbidden", { about: forbidden.about })] : []),
    ...(places ? [riskOf(plan, "many", { figure: figureText(places, locale) })] : []),
    ...(question === undefined ? [] : [riskOf(plan, "unmeasured", { question })]),
  ];
}
