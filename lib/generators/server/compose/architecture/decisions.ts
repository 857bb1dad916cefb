import "server-only";
import { architectureWords, decisionWords } from "@/lib/generators/server/compose/architecture/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import {
  bullets,
  filled,
  lowerFirst,
  quoted,
  safe,
  section,
} from "@/lib/generators/server/compose/text/markdown";
import { coreFunction, losesConnection } from "@/lib/generators/server/compose/text/risks";

type DecisionId = keyof (typeof decisionWords)["ru"];

const byKind: readonly (readonly [DecisionId, readonly FunctionKind[]])[] = [
  ["photo", ["photo", "recognition"]],
  ["alert", ["alert"]],
  ["human", ["estimate", "matching", "recognition"]],
  ["label", ["label"]],
  ["queue", ["exchange", "notice"]],
  ["rules", ["calculation"]],
];
const isApp = /приложени|\bapps?\b/iu;
const MOST_NAMED = 3;

/** What is decided, each with the fact of the sheet that decides it. */
export function decisionSection(plan: Plan): string[] {
  const { sheet, constraints, exchanges, functions, stores, locale } = plan;
  const { hosting, deadline } = sheet.limits;
  const names = (some: readonly { name: string }[]) =>
    some
      .slice(0, MOST_NAMED)
      .map(({ name }) => quoted(safe(name), locale))
      .join(", ");
  const titles = (some: readonly PlanFunction[]) =>
    some
      .slice(0, MOST_NAMED)
      .map(({ code, object }) => `${code} ${quoted(safe(lowerFirst(object)), locale)}`)
      .join(", ");
  const related = (relation: Exchange["relation"]) => exchanges.filter((one) => one.relation === relation);
  const forbidden = constraints.filter(({ kind }) => kind === "forbidden");
  const about = (isWanted: boolean) =>
    forbidden
      .filter(({ about: text, entry }) => isApp.test(`${text} ${entry.text}`) === isWanted)
      .map((one) => safe(nominal(one.about, locale)));
  const marked = functions.filter(({ isOffline }) => isOffline);
  const core = coreFunction(plan);
  const found: readonly (readonly [DecisionId, string])[] = [
    ["hosting", hosting === undefined || hosting.removed === true ? "" : safe(hosting.text)],
    ["noApp", about(true)[0] ?? ""],
    ["bans", about(false).join("; ")],
    [
      "early",
      deadline === undefined || deadline.removed === true
        ? ""
        : names(exchanges.filter((one) => one.functions.length > 0)),
    ],
    ["stays", names(related("stays"))],
    ["replaced", names(related("replaced"))],
    ["offline", titles(marked.length > 0 || core === undefined || !losesConnection(plan) ? marked : [core])],
    ["personal", names(stores.filter(({ isPersonal }) => isPersonal))],
    ...byKind.map(
      ([id, of]) =>
        [id, titles(functions.filter(({ kinds }) => kinds.some((kind) => of.includes(kind))))] as const,
    ),
  ];
  const lines = found.flatMap(([id, it]) => (it === "" ? [] : [filled(decisionWords[locale][id], { it })]));
  return section(architectureWords[locale].decisions, [bullets(lines)]);
}
