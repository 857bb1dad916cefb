import "server-only";
import { architectureWords } from "@/lib/content/architecture-words";
import { readFunctionWords } from "@/lib/content/function-words";
import type { GraphNode, NodeKind } from "@/lib/generators/graph";
import { decisionsOf } from "@/lib/generators/server/compose/architecture/decisions";
import { graphOf } from "@/lib/generators/server/compose/architecture/graph";
import { volumeSection } from "@/lib/generators/server/compose/architecture/volumes";
import { passing } from "@/lib/generators/server/compose/plan/bounds";
import type { Composer, Exchange, Plan } from "@/lib/generators/server/compose/plan/plan";
import { isChanging } from "@/lib/generators/server/compose/plan/records";
import { columns } from "@/lib/content/bilingual";
import { codedTitles, codesOf, isOnlyProposed, marked } from "@/lib/generators/server/compose/text/coded";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { sourcesIn } from "@/lib/generators/server/compose/text/settled";
import { WAY } from "@/lib/generators/server/compose/text/risks";
import { passedText } from "@/lib/generators/server/compose/text/passed";

/** The architecture of this system: a diagram and the text that explains it. */
export const composeArchitecture: Composer = (plan) => {
  const graph = graphOf(plan);
  return {
    text: [
      `## ${md.filled(architectureWords(plan.locale).texts.title, { name: md.safe(plan.name) })}`,
      ...partsSection(plan, graph.nodes),
      ...volumeSection(plan),
      ...exchangeSection(plan),
      ...decisionSection(plan),
    ].join("\n\n"),
    // Where nothing is done with anything there is no picture, and the text stands alone.
    graph: graph.nodes.length >= 4 && graph.edges.length >= 3 ? graph : undefined,
  };
};

const general = new Set<NodeKind>(["channel", "security", "integration"]);
function partsSection(plan: Plan, nodes: readonly GraphNode[]): string[] {
  const { locale, functions, stores } = plan;
  const w = architectureWords(locale).texts;
  // What is settled on an example is said once.
  const open = functions.find(({ kinds: [kind] }) => kind === "general");
  const rows = functions.map((one) => {
    const { does, then, writes } = one.words ?? readFunctionWords()[locale][one.kinds[0]];
    const own = stores.filter(({ id }) => one.stores.includes(id));
    const read = stores.filter(({ id }) => one.reads.includes(id));
    const [changes = "", reads = ""] = [true, false].map((is) =>
      md.allQuoted(
        read.filter((each) => isChanging(plan, one, each.functions) === is),
        locale,
      ),
    );
    const isGeneral = one.kinds[0] === "general";
    const isTold = isGeneral && one !== open && open !== undefined;
    const added = isGeneral ? [] : one.parts.map(({ words: each }) => each);
    const [whole, ...others] = [does, ...added.map((each) => each.does)].map(
      (each) => `${md.upperFirst(each)}.`,
    );
    const said = isTold
      ? md.filled(w.same, { code: open.code })
      : [whole, ...(isGeneral ? [] : [then]), ...others].join(" ");
    const part = codedTitles([one], locale);
    const written = [writes, ...added.map((each) => each.writes)].join("; ");
    const kept = own.length === 0 ? written : `${md.allQuoted(own, locale)}: ${written}`;
    return [part, said, [kept, ...md.said(w.changes, changes), ...md.said(w.reads, reads)].join("; ")];
  });
  // What the diagram shows beside functions, their records and neighbours is named as well.
  const beyond = nodes.filter(({ kind, id }) => general.has(kind) || id === "store-stream");
  const named = beyond.map(({ label, isPlanned: isProposed = false }) =>
    marked(md.quoted(md.safe(label), locale), { isProposed }, locale),
  );
  const table = rows.length === 0 ? "" : md.table(columns(w.partsHead), rows);
  return md.section(w.parts, [table, ...md.said(w.beyond, named.join(", "))]);
}

/** A sign-in that is a function of its own lets people in by another way as well. */
const failureOf = ({ passes, direction, fails }: Exchange, { functions }: Plan) => {
  const sign = functions.some(({ kinds: [kind] }) => kind === "signin") ? "code" : "sign";
  return fails ?? (passes === "sign-in" ? sign : direction === "in" ? "last" : "wait");
};

/** A line for each neighbour: contents and direction, failure. */
export function exchangeParts(plan: Plan): string[] {
  const { locale, exchanges, services, beside } = plan;
  const { texts: w, failures } = architectureWords(locale);
  const rows = [...exchanges, ...services].map((one) => {
    const isProposed = isOnlyProposed(one.functions, plan.functions);
    const name = marked(`**${md.upperFirst(md.safe(one.name))}**`, { isProposed }, locale);
    // A way that is asked for names nobody who keeps it.
    const passed = WAY.test(one.name)
      ? md.filled(w.operator, { it: passedText(one, locale) })
      : passedText(one, locale);
    const fails = failureOf(one, plan);
    // A function that is the exchange itself has the queue inside.
    const joining = plan.functions.filter(
      ({ id, kinds: [kind] }) => passing.has(kind) && one.functions.includes(id),
    );
    const inside = fails === "wait" ? md.said(failures.inside, codesOf(joining, locale)) : [];
    return [name, passed, inside[0] ?? failures[fails]];
  });
  return [
    ...(rows.length === 0 ? [] : [md.table(columns(w.exchangeHead), rows)]),
    ...md.said(w.beside, md.allQuoted(beside, locale)),
  ];
}

export function exchangeSection(plan: Plan): string[] {
  const w = architectureWords(plan.locale).texts;
  return md.section(w.exchanges, [
    ...exchangeParts(plan),
    ...md.said(w.settle, sourcesIn(plan, true).join(" ")),
  ]);
}

function decisionSection(plan: Plan): string[] {
  const { decisions, decisionHead } = architectureWords(plan.locale).texts;
  return md.section(decisions, [md.table(columns(decisionHead), decisionsOf(plan))]);
}
