import "server-only";
import {
  architectureWords,
  type ArchitectureWords,
} from "@/lib/generators/server/compose/architecture/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { moneyText } from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  lowerFirst,
  quoted,
  safe,
  section,
} from "@/lib/generators/server/compose/text/markdown";
import { coreFunction, losesConnection } from "@/lib/generators/server/compose/text/risks";

type DecisionId = keyof ArchitectureWords["decision"];
type Decision = readonly [id: DecisionId, slots?: Readonly<Record<string, string>>];

const byKind: readonly (readonly [DecisionId, readonly FunctionKind[]])[] = [
  ["photo", ["photo", "recognition"]],
  ["alert", ["alert"]],
  ["human", ["estimate", "matching", "recognition"]],
  ["label", ["label"]],
  ["queue", ["exchange", "notice"]],
  ["rules", ["calculation"]],
];

const hostings = { own: "own", country: "country", offline: "offlineHosting", cloud: "cloud" } as const;
const isApp = /приложени|\bapps?\b/iu;

const titled = (functions: readonly PlanFunction[], { locale }: Plan): string =>
  functions.map(({ code, object }) => `${code} ${quoted(safe(lowerFirst(object)), locale)}`).join(", ");
export const systemNames = (some: readonly Exchange[], { locale }: Plan): string =>
  some.map(({ name }) => quoted(safe(name), locale)).join(", ");

function bounds(plan: Plan): Decision[] {
  const { sheet, constraints, exchanges, functions, locale } = plan;
  const { hosting, deadline, budget, currency } = sheet.limits;
  const about = (some: typeof constraints) => some.map((one) => safe(nominal(one.about, locale)));
  const forbidden = constraints.filter(({ kind }) => kind === "forbidden");
  const apps = forbidden.filter(({ about: text, entry }) => isApp.test(`${text} ${entry.text}`));
  const others = about(forbidden.filter((one) => !apps.includes(one)));
  const law = about(constraints.filter(({ kind }) => kind === "law"));
  const systems = exchanges.filter(({ relation }) => relation !== "forbidden").slice(0, 3);
  const core = coreFunction(plan);
  const first = functions.filter(({ isFirst }) => isFirst);
  const isDated = deadline !== undefined && deadline.removed !== true;
  const date = safe(deadline?.text ?? "");
  const amount = budget?.removed === true ? undefined : budget?.amount;
  return [
    ...(hosting === undefined || hosting.removed === true
      ? []
      : [[hostings[hosting.kind], { hosting: safe(hosting.text) }] as const]),
    ...(apps.length > 0 ? [["noApp", { about: about(apps.slice(0, 1)).join() }] as const] : []),
    ...(others.length > 0 ? [["bans", { about: others.slice(0, 4).join("; ") }] as const] : []),
    ...(isDated && systems.length > 0
      ? [["deadlineSystems", { systems: systemNames(systems, plan), deadline: date }] as const]
      : isDated && core !== undefined && functions.length > 1
        ? [["deadline", { first: titled([core], plan), deadline: date }] as const]
        : []),
    ...(amount !== undefined && first.length < functions.length
      ? [
          [
            "budget",
            { codes: titled(first, plan), budget: moneyText(amount, budget?.currency ?? currency, locale) },
          ] as const,
        ]
      : []),
    ...(law.length > 0 ? [["law", { law: law.join(", ") }] as const] : []),
  ];
}

function technical(plan: Plan): Decision[] {
  const { functions, stores, exchanges, locale } = plan;
  const core = coreFunction(plan);
  const marked = functions.filter(({ isOffline }) => isOffline);
  const offline = marked.length > 0 || core === undefined || !losesConnection(plan) ? marked : [core];
  const personal = stores.filter(({ isPersonal }) => isPersonal).slice(0, 3);
  const related = (relation: Exchange["relation"]) => exchanges.filter((one) => one.relation === relation);
  const systems = (["stays", "replaced"] as const).flatMap((id) =>
    related(id).length > 0 ? [[id, { systems: systemNames(related(id), plan) }] as const] : [],
  );
  const kinds = byKind.flatMap(([id, of]) => {
    const own = functions.filter((one) => one.kinds.some((kind) => of.includes(kind))).slice(0, 3);
    return own.length > 0 ? [[id, { codes: titled(own, plan) }] as const] : [];
  });
  const names = personal.map(({ name }) => quoted(safe(name), locale)).join(", ");
  return [
    ...systems,
    ...(offline.length > 0 ? [["offline", { codes: titled(offline.slice(0, 3), plan) }] as const] : []),
    ...(personal.length > 0 ? [["personal", { stores: names }] as const] : []),
    ...kinds,
  ];
}

/** What is decided, each with the fact of the sheet that decides it. */
export function decisionSection(plan: Plan): string[] {
  const w = architectureWords[plan.locale];
  const lines = [...bounds(plan), ...technical(plan)].map(([id, slots = {}]) => {
    const [decision = "", why = ""] = w.decision[id];
    return `**${filled(decision, slots)}.** ${filled(why, slots)}`;
  });
  return section(w.decisions, [lines.length === 0 ? undefined : bullets(lines)]);
}
