import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import { graphOf } from "@/lib/generators/server/compose/architecture/graph";
import { scaleOf } from "@/lib/generators/server/compose/idea/compose";
import { formatNumber } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import type { Composer, Exchange, Plan } from "@/lib/generators/server/compose/plan/plan";
import { isChanging } from "@/lib/generators/server/compose/plan/records";
import { bilingual, columns } from "@/lib/generators/server/compose/text/bilingual";
import {
  banClause,
  figureText,
  nominal,
  nounOf,
  roughly,
} from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { passedText } from "@/lib/generators/server/compose/text/passed";
import { named } from "@/lib/generators/server/compose/text/people";
import { wordSet } from "@/lib/generators/server/read/tokens";

const words = bilingual({
  title: "Архитектура: {name} | Architecture: {name}",
  parts: "Из чего состоит система | What the system consists of",
  partsHead: "Часть / Что делает / Что хранит | Part / What it does / What it keeps",
  reads: "читает {it} | reads {it}",
  changes: "читает и меняет {it} | reads and changes {it}",
  same: "Как в {code}. | As in {code}.",
  volumes: "Сколько данных | Data volumes",
  volumeHead:
    "Что приходит / В день / В час пик / За год / Место за 5 лет, ГБ | What comes in / A day / Peak hour / A year / Storage over 5 years, GB",
  volumeNote:
    "В час пик — вдвое больше среднего; {it} (допущения). | Peak hour: twice the average; {it} (assumptions).",
  sizes: {
    record: "запись с историей — 20 КБ | 20 KB for a record with its history",
    file: "запись, к которой бывают файлы, — в среднем 200 КБ | 200 KB on average for a record that may have files",
    value: "значение прибора — 100 байт | 100 bytes for a reading",
  },
  scale: "Рассчитано на это: {it}. | Sized for this: {it}.",
  readings:
    "**Без потока измерений:** он зависит от частоты опроса, её согласуем. | **Without the readings:** they depend on the polling rate, which is to be agreed.",
  exchanges: "Обмен с соседними системами | Exchange with other systems",
  exchangeHead: "Система / Что передаётся / Если связи нет | System / Data exchanged / If it is unavailable",
  moved:
    "**Данные переносят один раз: {it}.** До сверки итогов работает прежний порядок: на него можно вернуться. | **Data is migrated once: {it}.** The old process stays in use until the totals agree, so that you can fall back on it.",
  beside:
    "{it}: остаётся как есть, обмен в оценку не входит. | {it}: stays as it is; the estimate includes no exchange.",
  failures: {
    last: "последние данные остаются с пометкой «устарело» и временем, запрос повторяется | the last data stays, marked as stale with its time, while requests are retried",
    wait: "записи ждут в очереди и уходят по порядку, без повторов | records wait in a queue and go out in order, without duplicates",
    pay: "оплату предлагают повторить, запись за человеком остаётся | payment is offered again; the entry is kept",
    talk: "разговор принимает человек | a person takes over the conversation",
    sign: "войти нельзя, начатая работа продолжается | new sign-ins fail; work in progress continues",
  },
  decisions: "Решения и почему они такие | Decisions and their reasons",
  apps: "**Всё открывается в браузере, ставить ничего не нужно.** По вашему условию исключено: {it}. | **It runs in the browser, with nothing to install.** Ruled out by you: {it}.",
  hosting: {
    offline:
      "**Размещение: {it}.** Обновления привозят файлами и ставят на месте. | **Hosting: {it}.** Updates are delivered as files and installed on site.",
    own: "**Размещение: {it}.** Обновления ставят на ваших серверах в согласованное время. | **Hosting: {it}.** Updates are installed on your servers at a time agreed with you.",
    none: "{it} | {it}",
  },
  bans: "**Ограничения, которых держатся решения:** {it}. | **Constraints the decisions respect:** {it}.",
  wait: "**Записи ждут связи на устройстве: {it}.** Если запись тем временем изменили в другом месте, сохранены обе версии: они показаны рядом, верную отмечает тот, кто ведёт запись. | **Records wait on the device for a connection: {it}.** If a record was changed elsewhere meanwhile, both versions are kept and shown side by side; the owner of the record picks the right one.",
  hours:
    "**Режим работы: {it}, на двух серверах.** Данные есть на обоих: пока один остановлен или обновляется, работает второй. | **Operating hours: {it}, on two servers.** Both hold all the data: while one is stopped or updated, the other one serves.",
  law: "**Базы с личными данными — в России.** Этого требует 152-ФЗ: {it}. | **Databases with personal data stay in Russia.** 152-FZ requires it: {it}.",
  data: "**Доступ по отдельному праву: {it}.** Там сведения о людях. | **Separate access rights: {it}.** They hold personal details.",
});

/** The architecture of this system: a diagram and the text that explains it. */
export const composeArchitecture: Composer = (plan) => {
  const graph = graphOf(plan);
  return {
    text: [
      `## ${md.filled(words[plan.locale].title, { name: md.safe(plan.name) })}`,
      ...partsSection(plan),
      ...volumeSection(plan),
      ...exchangeSection(plan),
      ...decisionSection(plan),
    ].join("\n\n"),
    // Where nothing is done with anything there is no picture, and the text stands alone.
    graph: graph.nodes.length >= 4 && graph.edges.length >= 3 ? graph : undefined,
  };
};

function partsSection(plan: Plan): string[] {
  const { locale, functions, stores } = plan;
  const w = words[locale];
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
    const part = `${one.code} ${md.safe(one.title)}`;
    const written = [writes, ...added.map((each) => each.writes)].join("; ");
    const kept = own.length === 0 ? written : `${md.allQuoted(own, locale)}: ${written}`;
    return [part, said, [kept, ...md.said(w.changes, changes), ...md.said(w.reads, reads)].join("; ")];
  });
  return md.section(w.parts, [rows.length === 0 ? "" : md.table(columns(w.partsHead), rows)]);
}

/** Records a year that fill a gigabyte in five years: by 100 bytes of what machines send, 20 KB of what people write, 200 KB of what may have files. */
export const FILLING = { value: 2e6, record: 1e4, file: 1e3 } as const;
/** Functions to which devices send values all the time. */
const withReadings = wordSet`cargo metering monitoring`;
const withFiles = wordSet`document edocs form library photo recognition request signing`;

/** What comes in by the day, the hour, the year, and the room that it takes; then how much there is; nothing where neither is told. */
function volumeSection({ sheet, locale, loads, functions }: Plan): string[] {
  const w = words[locale];
  const flows = loads.map(({ figure, perDay, perYear, peak }) => {
    const own = functions.filter(({ figures }) => figures.includes(figure));
    const isFiled = own.some(({ kinds }) => kinds.some((kind) => withFiles.has(kind)));
    const isMachine = figure.period === "second" || figure.period === "minute";
    const size = isMachine ? ("value" as const) : isFiled ? ("file" as const) : ("record" as const);
    const numbers = [perDay, isMachine ? perDay / 24 : peak, perYear];
    const told = [...numbers, Math.max(1, roughly(perYear / FILLING[size]))].map((value) =>
      formatNumber(Math.round(value), locale),
    );
    const name = md.safe(md.upperFirst(nominal(nounOf(figure), locale)));
    return { size, row: [name, ...told] };
  });
  const rows = flows.map(({ row }) => row);
  const sizes = new Set(flows.map(({ size }) => w.sizes[size]));
  const table = rows.length === 0 ? "" : md.table(columns(w.volumeHead), rows, [1, 2, 3, 4]);
  const scale = scaleOf({ sheet }).map((figure) => md.safe(figureText(figure, locale)));
  const isMeasuring = functions.some(({ kinds }) => kinds.some((kind) => withReadings.has(kind)));
  return md.section(w.volumes, [
    table,
    ...md.said(w.volumeNote, [...sizes].join("; ")),
    ...(isMeasuring && rows.length > 0 && !sizes.has(w.sizes.value) ? [w.readings] : []),
    ...md.said(w.scale, md.listed(scale, locale)),
  ]);
}

const failureOf = ({ passes, direction, fails }: Exchange) =>
  fails ?? (passes === "sign-in" ? "sign" : direction === "in" ? "last" : "wait");

/** A line for each neighbour: contents and direction, failure. */
export function exchangeParts(plan: Plan): string[] {
  const { locale, exchanges, services, beside } = plan;
  const w = words[locale];
  const rows = [...exchanges, ...services].map((one) => {
    const name = `**${md.upperFirst(md.safe(one.name))}**`;
    return [name, passedText(one, locale), w.failures[failureOf(one)]];
  });
  return [
    ...(rows.length === 0 ? [] : [md.table(columns(w.exchangeHead), rows)]),
    ...md.said(w.beside, md.allQuoted(beside, locale)),
  ];
}

export const exchangeSection = (plan: Plan): string[] =>
  md.section(words[plan.locale].exchanges, exchangeParts(plan));

function decisionSection(plan: Plan): string[] {
  const { constraints, functions, stores, sheet, moved, locale } = plan;
  const w = words[locale];
  const bans = constraints.filter(({ kind }) => kind === "forbidden");
  const apps = bans.filter(({ about, entry }) => /приложени|\bapps?\b/iu.test(`${about} ${entry.text}`));
  const others = bans.filter((one) => !apps.includes(one)).map((one) => banClause(one, locale) ?? one.about);
  const personal = stores.filter(({ isPersonal }) => isPersonal);
  const kind = sheet.limits.hosting?.removed ? undefined : sheet.limits.hosting?.kind;
  const place = kind === "offline" || kind === "own" ? kind : "none";
  const offline = functions.filter(({ isOffline }) => isOffline);
  const lines = [
    ...md.said(w.apps, md.safe(apps[0]?.about ?? "")),
    ...md.said(w.bans, md.safe(others.join("; "))),
    ...md.said(w.moved, md.allQuoted(moved, locale)),
    ...md.said(w.hours, md.safe(constraints.find(({ kind: each }) => each === "hours")?.about ?? "")),
    ...md.said(w.wait, named(offline, plan)),
    ...md.said(w.data, md.allQuoted(personal, locale)),
    ...(sheet.limits.country === "RU" ? md.said(w.law, md.allQuoted(personal, locale)) : []),
    ...md.said(
      w.hosting[place],
      place === "none" ? "" : md.safe(toReader(sheet.limits.hosting?.text ?? "", locale)),
    ),
  ];
  return md.section(w.decisions, [md.bullets(lines)]);
}
