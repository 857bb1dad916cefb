import "server-only";
import { readPartWords } from "@/lib/content/function-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { graphOf, passed } from "@/lib/generators/server/compose/architecture/graph";
import { architectureWords, decisionWords } from "@/lib/generators/server/compose/architecture/words";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { named } from "@/lib/generators/server/compose/idea/first-page";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, Plan } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { columns } from "@/lib/generators/server/compose/text/bilingual";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { banClause } from "@/lib/generators/server/compose/text/losses";
import {
  allQuoted,
  bullets,
  filled,
  numbered,
  safe,
  section,
  sentence,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";
import { coreFunction, losesConnection } from "@/lib/generators/server/compose/text/risks";
import { staffFigures, startThings } from "@/lib/generators/server/compose/text/stages";

/** The architecture of this system: a diagram and the text that explains it. */
export const composeArchitecture: Composer = (plan) => {
  const w = architectureWords[plan.locale];
  const graph = graphOf(plan);
  return {
    text: [
      `## ${filled(w.title, { name: safe(plan.name) })}`,
      ...partsSection(plan),
      ...pathSection(plan),
      ...volumeSection(plan),
      ...exchangeSection(plan),
      ...decisionSection(plan),
      ...questionsSection(plan),
      ...section(w.general, [w.generalText]),
    ].join("\n\n"),
    // Where nothing is done with anything there is no picture, and the text stands alone.
    graph: graph.nodes.length >= 4 && graph.edges.length >= 3 ? graph : undefined,
  };
};

const figureTexts = (figures: readonly Figure[], { locale }: Plan): string =>
  [...new Set(figures)].map((figure) => safe(figureText(figure, locale))).join("; ");

/** A row for each function: what its part does, and which records it keeps. */
export function partsSection(plan: Plan): string[] {
  const { locale, functions } = plan;
  const w = architectureWords[locale];
  const rows = functions.map((one) => {
    const { does, writes } = readPartWords()[locale][one.kinds[0]];
    const stores = plan.stores.filter(({ id }) => one.stores.includes(id));
    return [
      `${one.code} ${safe(one.title)}`,
      `${upperFirst(does)}.`,
      `${allQuoted(stores, locale)}: ${writes}`,
    ];
  });
  return section(w.parts, [rows.length === 0 ? undefined : table(columns(w.partsHead), rows)]);
}

/** The way of the core function in sentences: what sets it going, what follows, what stays, who gets it. */
export function pathSection(plan: Plan): string[] {
  const core = coreFunction(plan);
  if (core === undefined) return [];
  const { locale } = plan;
  const w = architectureWords[locale];
  const { does, then, writes } = readPartWords()[locale][core.kinds[0]];
  const people = usersOf(plan, core).filter(({ actor }) => actor !== undefined);
  const object = safe(upperFirst(core.object));
  const roles = rolesIn(people, "datv", locale);
  const store = plan.stores.find(({ id }) => core.stores.includes(id));
  const receivers = core.receivers.length === 0 ? [] : receiversOf(plan, core);
  const lines = [
    people.length > 0 ? filled(w.opens, { roles, object }) : filled(w.starts, { object }),
    filled(w.does, { does }),
    then,
    ...(store ? [filled(w.keeps, { store: safe(store.name), writes })] : []),
    ...(receivers.length > 0 ? [filled(w.reaches, { roles: rolesIn(receivers, "datv", locale) })] : []),
  ];
  return section(filled(w.path, { title: safe(core.title) }), [numbered(lines)]);
}

/** Flows by arithmetic, what is loaded at the start, who gets accounts. */
function volumeSection(plan: Plan): string[] {
  const w = architectureWords[plan.locale];
  const loads = consequencesOf(plan).filter(({ kind }) => kind === "load");
  const people = [...staffFigures(plan), ...plan.roles.flatMap(({ figure }) => figure ?? [])].filter(
    ({ kind, period }) => kind === "count" && period === undefined,
  );
  const said = (template: string, figures: readonly Figure[]) =>
    figures.length === 0 ? [] : [filled(template, { figures: figureTexts(figures, plan) })];
  return section(w.volumes, [
    bullets(loads.map(({ line }) => sentence(safe(line)))),
    [...said(w.start, startThings(plan)), ...said(w.accounts, people)].join(" "),
  ]);
}

function failureOf({ relation, kind, direction }: Exchange) {
  if (relation === "replaced") return "failsMove";
  if (kind === "payments") return "failsPayment";
  return direction === "in" ? "failsLast" : "failsQueue";
}

/** A line for each neighbour that something passes to or from: contents and direction, failure. */
export function exchangeSection(plan: Plan): string[] {
  const { locale, exchanges } = plan;
  const w = architectureWords[locale];
  const rows = exchanges.flatMap((one) => {
    const what = passed(plan, one);
    if (what === undefined) return [];
    return [
      [`**${allQuoted([one], locale)}**`, filled(w[one.direction], { what: safe(what) }), w[failureOf(one)]],
    ];
  });
  return section(w.exchanges, [rows.length === 0 ? undefined : table(columns(w.exchangeHead), rows)]);
}

type DecisionId = keyof (typeof decisionWords)["ru"];
const byKind: readonly (readonly [DecisionId, readonly FunctionKind[]])[] = [
  ["photo", ["photo", "recognition"]],
  ["alert", ["alert"]],
  ["human", ["estimate", "matching", "recognition"]],
];
const isApp = /приложени|\bapps?\b/iu;

/** What is decided, each with the fact of the sheet that decides it. */
function decisionSection(plan: Plan): string[] {
  const { sheet, constraints, exchanges, functions, stores, locale } = plan;
  const { hosting, deadline } = sheet.limits;
  const related = (relation: Exchange["relation"]) => exchanges.filter((one) => one.relation === relation);
  const banned = (isWanted: boolean) =>
    constraints
      .filter(({ kind, entry }) => kind === "forbidden" && entry.text !== hosting?.text)
      .filter(({ about, entry }) => isApp.test(`${about} ${entry.text}`) === isWanted)
      .map((one) => safe(isWanted ? one.about : (banClause(one) ?? one.about)));
  const marked = functions.filter(({ isOffline }) => isOffline);
  const core = coreFunction(plan);
  const personal = stores.filter(({ isPersonal }) => isPersonal);
  const linked = exchanges.filter((one) => one.functions.length > 0);
  const found: readonly (readonly [DecisionId, string])[] = [
    ["hosting", hosting === undefined || hosting.removed === true ? "" : safe(hosting.text)],
    ["noApp", banned(true)[0] ?? ""],
    ["bans", banned(false).join("; ")],
    ["early", deadline === undefined || deadline.removed === true ? "" : allQuoted(linked, locale)],
    ["stays", allQuoted(related("stays"), locale)],
    ["replaced", allQuoted(related("replaced"), locale)],
    ["offline", named(marked.length === 0 && core && losesConnection(plan) ? [core] : marked, plan)],
    ["personal", allQuoted(personal, locale)],
    ...byKind.map(([id, of]) => {
      const own = functions.filter(({ kinds }) => kinds.some((kind) => of.includes(kind)));
      return [id, named(own, plan)] as const;
    }),
  ];
  const lines = found.flatMap(([id, it]) => (it === "" ? [] : [filled(decisionWords[locale][id], { it })]));
  return section(architectureWords[locale].decisions, [bullets(lines)]);
}

/** What must be answered before it can be built. */
function questionsSection(plan: Plan): string[] {
  const { locale, exchanges, loads, sheet, stores } = plan;
  const w = architectureWords[locale];
  const isSettled = (one: Exchange) => passed(plan, one) !== undefined;
  const core = coreFunction(plan)?.id ?? "";
  const asked: readonly (readonly [ask: string, about: readonly { name: string }[]])[] = [
    [w.askOwner, exchanges.filter(isSettled)],
    ...exchanges.flatMap((one) => (isSettled(one) ? [] : [[w.askUnused, [one]] as const])),
    [
      w.askLoad,
      loads.length > 0 ? [] : stores.filter(({ functions }) => functions.includes(core)).slice(0, 1),
    ],
    [w.askYears, stores.filter(({ isPersonal }) => isPersonal)],
  ];
  return section(w.questions, [
    numbered([
      ...contradictionsOf(plan).map(({ first, second }) =>
        filled(w.askClash, { first: safe(first), second: safe(second) }),
      ),
      ...asked.flatMap(([ask, some]) =>
        some.length === 0 ? [] : [filled(ask, { it: allQuoted(some, locale) })],
      ),
      ...(sheet.limits.hosting === undefined ? [w.askHosting] : []),
    ]),
  ]);
}
