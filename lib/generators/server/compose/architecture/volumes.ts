import "server-only";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import { usualDay } from "@/lib/generators/server/compose/business-case/avoided";
import { scaleOf } from "@/lib/generators/server/compose/plan/functions";
import type { Plan, Stream } from "@/lib/generators/server/compose/plan/plan";
import { architectureWords } from "@/lib/content/architecture-words";
import { columns } from "@/lib/content/bilingual";
import * as say from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { uncountedIn } from "@/lib/generators/server/compose/text/settled";
import { UNSETTLED } from "@/lib/generators/server/compose/text/risks";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

/** Records a year that fill a gigabyte in five years: by 100 bytes of what machines send, 20 KB of what people write, 200 KB of what may have files. */
export const FILLING = { value: 2e6, record: 1e4, file: 1e3 } as const;
const withFiles = wordSet`document edocs form library photo recognition request signing`;

/** `value`: what one of its values is called, where machines send it. */
type Volume = Record<"name" | "value", string> & {
  numbers: readonly number[];
  size: keyof typeof FILLING;
  room: number;
};

/** What comes in by the day, the peak hour and the year, and the room that it takes: flows that are told, then what devices send. */
export function volumesOf({ loads, functions, streams, locale }: Plan): Volume[] {
  const volume = (name: string, numbers: readonly number[], size: Volume["size"], value: string): Volume => {
    const room = Math.max(1, say.roughly((numbers[2] ?? 0) / FILLING[size]));
    return { name: md.upperFirst(name), numbers, size, room, value };
  };
  const flows = loads.map(({ figure, perDay, perYear, usual }) => {
    const own = functions.filter(({ figures }) => figures.includes(figure));
    const isFiled = own.some(({ kinds }) => kinds.some((kind) => withFiles.has(kind)));
    const isMachine = figure.period === "second" || figure.period === "minute";
    const hour = isMachine ? perDay / 24 : usual;
    const size = isMachine ? "value" : isFiled ? "file" : "record";
    const name = say.nominal(say.nounOf(figure), locale);
    const w = architectureWords(locale).volumes;
    const value = w[/метрик|metric/iu.test(name) ? "metric" : "device"];
    return volume(name, [perDay, hour, perYear], size, value);
  });
  const sent = streams.map((one) =>
    volume(one.name, [one.perDay, one.perHour, one.perYear], "value", one.value),
  );
  return [...flows, ...sent];
}

/** Gigabytes of all that comes in over five years. */
export const roomOf = (plan: Plan): number =>
  Math.round(volumesOf(plan).reduce((sum, { room }) => sum + room, 0));

/** The cells of what is not counted yet. */
const UNCOUNTED = ["?", "—", "—", "—"];

/** What comes from a source that nobody has named has no number yet. */
export function unknownIn(plan: Plan): string[] {
  const open = plan.services.flatMap(({ name, direction, what = "" }) => {
    const isCounted = direction !== "in" || plan.streams.some((one) => what.startsWith(one.name));
    return isCounted || !UNSETTLED.test(name) ? [] : [what];
  });
  return [...open, ...uncountedIn(plan)];
}

/** «60 секунд», «5 минут». */
export const pauseOf = (seconds: number, locale: Locale): string =>
  seconds > 60 && seconds % 60 === 0
    ? formatMeasure(seconds / 60, "minute", locale)
    : formatMeasure(seconds, "second", locale);

/** «320 машин × раз в 60 секунд = 460 800 в день», and whether it is assumed. */
function streamText(
  { name, of, seconds, perDay, perSecond, isAssumed, keepers }: Stream,
  plan: Plan,
): string {
  const { locale } = plan;
  const w = architectureWords(locale).volumes;
  const told = md.filled(w[isAssumed ? "assumed" : "stream"], {
    ...{ name: md.upperFirst(name), of: md.safe(of), pause: pauseOf(seconds, locale) },
    ...{ day: formatNumber(perDay, locale), second: formatNumber(perSecond, locale) },
  });
  return [told, ...md.said(w.kept, md.listed(keepers.map(md.safe), locale))].join(" ");
}

/** From here on in millions: a phone has no room for so many digits. */
const MANY = 1e6;
/** «460 800», «168 млн». */
export const amountIn = (value: number, locale: Locale): string =>
  value < MANY
    ? formatNumber(value, locale)
    : md.filled(architectureWords(locale).volumes.millions, {
        n: formatNumber(say.roughly(value / 1e6), locale),
      });

/** The table of amounts and what it rests on; nothing where no amount is told. */
export function volumeSection(plan: Plan): string[] {
  const { sheet, locale, streams } = plan;
  const { volumes: w, sizes: rooms } = architectureWords(locale);
  const volumes = volumesOf(plan);
  const rows = volumes.flatMap(({ name, numbers, room }, at) => {
    const load = plan.loads[at];
    const row = [md.safe(name), ...[...numbers, room].map((value) => amountIn(Math.round(value), locale))];
    if (!load?.burst) return [row];
    // What comes at once stands apart: the other cells are of a usual day, whose peak hour a part of a day does not tell.
    if (load.usual === load.peak) row[2] = "—";
    const it = md.upperFirst(md.filled(load.burst[locale].row, { it: md.safe(name) }));
    return [row, [it, "—", amountIn(load.peak, locale), "—", "—"]];
  });
  const open = unknownIn(plan).map((it) => md.upperFirst(md.safe(it)));
  const unknown = open.map((it) => [it, ...UNCOUNTED]);
  const sizes = [
    ...new Set(volumes.map(({ size, value }) => md.lowerFirst(md.filled(rooms[size], { it: value })))),
  ];
  const scale = scaleOf({ sheet }).map((figure) => md.safe(say.figureText(figure, locale)));
  const most = plan.loads
    .filter(({ figure }) => figure.near === "most")
    .map(({ figure }) => md.safe(say.figureText(figure, locale)));
  const peaks = new Set(plan.loads.map((load) => say.burstText(load, "why", locale) || w.people));
  const { hours = 24, days } = plan.loads.find(({ usual, perDay }) => usual > 0 && usual < perDay) ?? {};
  const day =
    hours === 24
      ? []
      : [...md.said(w.day, formatMeasure(hours, "hour", locale)), ...(days === 21 ? [w.month] : [])];
  const share = formatPercent(usualDay(locale).share, locale);
  const lines = [
    ...streams.map((one) => streamText(one, plan)),
    ...md.said(
      w.note,
      [...day, ...peaks, ...most.map((it) => md.filled(w.most, { share, it })), ...sizes].join("; "),
    ),
    ...md.said(w.unknown, open.join("; ")),
    ...md.said(w.scale, md.listed(scale, locale)),
  ];
  const all = [...rows, ...unknown];
  const table = all.length === 0 ? "" : md.table(columns(w.head), all, [1, 2, 3, 4]);
  return md.section(w.title, [table, lines.length === 0 ? "" : md.bullets(lines)]);
}
