import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import { graphOf, passed } from "@/lib/generators/server/compose/architecture/graph";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { named, said, scaleOf } from "@/lib/generators/server/compose/idea/compose";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Exchange, Plan } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { bilingual, columns } from "@/lib/generators/server/compose/text/bilingual";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { banClause } from "@/lib/generators/server/compose/text/losses";
import {
  allQuoted,
  bullets,
  filled,
  listed,
  numbered,
  safe,
  section,
  sentence,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { coreFunction, losesConnection } from "@/lib/generators/server/compose/text/risks";

const words = bilingual({
  title: "Архитектура: {name} | Architecture: {name}",
  parts: "Из чего состоит система | What the system consists of",
  partsHead: "Часть / Что делает / Что хранит | Part / What it does / What it keeps",
  volumes: "Сколько данных | How much data",
  scale: "Рассчитано на это: {it}. | Sized for this: {it}.",
  exchanges: "Обмен с вашими системами | Exchange with your systems",
  exchangeHead:
    "Система / Что передаётся / Если связи нет | System / What is exchanged / Without a connection",
  in: "приходит из неё: {what}; главные данные там | comes from it: {what}; its data are authoritative",
  out: "уходит в неё: {what}; там это не правят | goes to it: {what}; nobody edits it there",
  both: "в обе стороны: {what}; чьи данные главные, решаем до начала работ | both ways: {what}; which side is authoritative is settled first",
  failsQueue:
    "записи ждут в очереди и уходят по порядку, без повторов | records wait in a queue and go out in order, without duplicates",
  failsLast: "видно последнее значение и его время | the last value is shown with its time",
  failsPayment:
    "исход платежа запрашивается заново, второго списания нет | the outcome is asked for again; nobody pays twice",
  failsMove: "до сверки итогов работает прежняя система | the former system stays on until totals agree",
  decisions: "Решения и почему они такие | Decisions and their reasons",
  hosting:
    "**Всё работает и хранится там, где вы указали.** Условие: «{it}». | **Everything runs and is kept where you said.** Condition: “{it}”.",
  noApp:
    "**Всё открывается в браузере, ставить ничего не нужно.** По вашему условию исключено: {it}. | **A web page, nothing to install.** Ruled out by you: {it}.",
  bans: "**Ни одно решение не нарушает ваших условий:** {it}. | **No decision breaks your conditions:** {it}.",
  stays:
    "**Не заменяем: {it}.** Новая система берёт данные оттуда и не ведёт вторую копию. | **Not replaced: {it}.** The new system uses its data and keeps no second copy.",
  replaced:
    "**Перенос с пробной сверкой: {it}.** Старое отключают, когда сошлись итоги. | **Moved after a trial comparison: {it}.** The old one is switched off when totals agree.",
  offline:
    "**Записи ждут связи на устройстве: {it}.** На месте связи может не быть; из двух правок одной записи выбирает человек. | **Records wait on the device: {it}.** There is no connection on the spot; a person decides between two edits.",
  personal:
    "**Доступ по отдельному праву: {it}.** Там сведения о людях. | **A separate right: {it}.** They hold details of people.",
  questions: "Что ещё нельзя решить | What cannot be decided yet",
  askOwner: "Кто у вас отвечает за обмен: {it}? | Who is in charge of {it}?",
  askUnused: "Какими данными обмениваться с системой {it}? | Which data go to or come from {it}?",
  askLoad:
    "Сколько новых записей в день появляется в разделе {it}? | How many new entries a day are there in {it}?",
  askYears: "Сколько лет хранить сведения о людях: {it}? | How many years should {it} be kept?",
  askHosting: "Где размещать систему? | Where should it run?",
});

/** The architecture of this system: a diagram and the text that explains it. */
export const composeArchitecture: Composer = (plan) => {
  const w = words[plan.locale];
  const graph = graphOf(plan);
  const loads = consequencesOf(plan).filter(({ kind }) => kind === "load");
  const scale = scaleOf(plan).map((figure) => safe(figureText(figure, plan.locale)));
  return {
    text: [
      `## ${filled(w.title, { name: safe(plan.name) })}`,
      ...partsSection(plan),
      ...section(w.volumes, [
        bullets(loads.map(({ line }) => sentence(safe(line)))),
        ...said(w.scale, listed(scale, plan.locale)),
      ]),
      ...exchangeSection(plan),
      ...decisionSection(plan),
      ...questionsSection(plan),
    ].join("\n\n"),
    // Where nothing is done with anything there is no picture, and the text stands alone.
    graph: graph.nodes.length >= 4 && graph.edges.length >= 3 ? graph : undefined,
  };
};

/** A row for each function: what its part does, and which records it keeps. */
export function partsSection({ locale, functions, stores }: Plan): string[] {
  const w = words[locale];
  const rows = functions.map((one) => {
    const { does, then, writes } = readFunctionWords()[locale][one.kinds[0]];
    const own = stores.filter(({ id }) => one.stores.includes(id));
    return [
      `${one.code} ${safe(one.title)}`,
      `${upperFirst(does)}. ${then}`,
      `${allQuoted(own, locale)}: ${writes}`,
    ];
  });
  return section(w.parts, [rows.length === 0 ? "" : table(columns(w.partsHead), rows)]);
}

function failureOf({ relation, kind, direction }: Exchange) {
  if (relation === "replaced") return "failsMove";
  if (kind === "payments") return "failsPayment";
  return direction === "in" ? "failsLast" : "failsQueue";
}

/** A line for each neighbour that something passes to or from: contents and direction, failure. */
export function exchangeSection(plan: Plan): string[] {
  const { locale, exchanges } = plan;
  const w = words[locale];
  const rows = exchanges.flatMap((one) => {
    const what = passed(plan, one);
    if (what === undefined) return [];
    const flow = filled(w[one.direction], { what: safe(what) });
    return [[`**${allQuoted([one], locale)}**`, flow, w[failureOf(one)]]];
  });
  return section(w.exchanges, [rows.length === 0 ? "" : table(columns(w.exchangeHead), rows)]);
}

const isApp = /приложени|\bapps?\b/iu;

/** What is decided, each with the fact of the sheet that decides it. */
function decisionSection(plan: Plan): string[] {
  const { sheet, constraints, exchanges, functions, stores, locale } = plan;
  const w = words[locale];
  const { hosting } = sheet.limits;
  const related = (relation: Exchange["relation"]) =>
    allQuoted(
      exchanges.filter((one) => one.relation === relation),
      locale,
    );
  const bans = constraints.filter(({ kind, entry }) => kind === "forbidden" && entry.text !== hosting?.text);
  const [apps, others] = [true, false].map((isWanted) =>
    bans.filter(({ about, entry }) => isApp.test(`${about} ${entry.text}`) === isWanted),
  );
  const marked = functions.filter(({ isOffline }) => isOffline);
  const core = losesConnection(plan) ? coreFunction(plan) : undefined;
  const lines = [
    ...said(w.hosting, hosting !== undefined && isKept(hosting) ? safe(hosting.text) : ""),
    ...said(w.noApp, safe(apps?.[0]?.about ?? "")),
    ...said(w.bans, (others ?? []).map((one) => safe(banClause(one) ?? one.about)).join("; ")),
    ...said(w.stays, related("stays")),
    ...said(w.replaced, related("replaced")),
    ...said(w.offline, named(marked.length === 0 && core ? [core] : marked, plan)),
    ...said(w.personal, personalOf(stores, locale)),
  ];
  return section(w.decisions, [bullets(lines)]);
}

const personalOf = (stores: Plan["stores"], locale: Plan["locale"]) =>
  allQuoted(
    stores.filter(({ isPersonal }) => isPersonal),
    locale,
  );

/** What must be answered before it can be built. */
function questionsSection(plan: Plan): string[] {
  const { locale, exchanges, loads, sheet, stores } = plan;
  const w = words[locale];
  const isSettled = (one: Exchange) => passed(plan, one) !== undefined;
  const core = coreFunction(plan)?.id ?? "";
  const [store] = stores.filter(({ functions }) => loads.length === 0 && functions.includes(core));
  return section(w.questions, [
    numbered([
      ...said(w.askOwner, allQuoted(exchanges.filter(isSettled), locale)),
      ...exchanges
        .filter((one) => !isSettled(one))
        .flatMap((one) => said(w.askUnused, allQuoted([one], locale))),
      ...said(w.askLoad, allQuoted(store ? [store] : [], locale)),
      ...said(w.askYears, personalOf(stores, locale)),
      ...(sheet.limits.hosting === undefined ? [w.askHosting] : []),
    ]),
  ]);
}
