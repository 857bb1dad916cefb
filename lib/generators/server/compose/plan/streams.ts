import "server-only";
import { readStreams } from "@/lib/content/decisions";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Load, PlanFunction, Stream } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";

/** Sources where the description counts none. */
const SOME = 100;
/** A pause that is told: «координаты раз в 30 секунд»; a longer one is how long something takes. */
const LONGEST = 3600;
const lengths = { second: 1, minute: 60, hour: 3600 } as const;

/** So many rows a year have a database of their own. */
export const isSeries = ({ perYear }: Stream) => perYear >= 1e7;

/** What devices send by themselves: by what the description tells, else by an assumption; nothing where it tells such a flow. */
export function streamsOf(sheet: FactSheet, functions: readonly PlanFunction[], loads: readonly Load[]) {
  const { figures, pains, wishes, locale } = sheet;
  if (loads.some(({ figure: { period } }) => period === "second" || period === "minute")) return [];
  const used = [...pains, ...wishes].flatMap((one) => one.figures);
  const pause = figures.find((one) => {
    const isPause = one.time === "second" || one.time === "minute" || one.time === "hour";
    return isPause && isKept(one) && one.says === "has" && !used.includes(one.id);
  });
  const told = (pause?.value ?? 0) * lengths[(pause?.time ?? "second") as keyof typeof lengths];
  return readStreams()
    .flatMap((row): (Stream & { rank: number })[] => {
      const keepers = sheet.systems.filter((one) => isKept(one) && row.keeper?.test(one.name));
      if (row.keeper && keepers.length === 0) return [];
      const own = functions.filter(({ kinds: [kind] }) => row.kinds.includes(kind));
      const [source] = figures
        .filter(
          (one) => one.kind === "count" && isKept(one) && row.words.test(`${one.unit} ${one.counts ?? ""}`),
        )
        .toSorted((one, other) => other.value - one.value);
      const isTold = told > 0 && told <= LONGEST;
      const isSure = own.some(({ kinds: [kind] }) => kind === row.kinds[0]) || source !== undefined;
      if (own.length === 0 || !isSure) return [];
      const seconds = isTold ? told : row.seconds;
      const { name, things, each, value } = row[locale];
      const values = source ? row.values : 1;
      const perDay = Math.round(((source?.value ?? SOME) * values * 86_400) / seconds);
      const sources = source
        ? figureText({ ...source, near: undefined }, locale)
        : `${String(SOME)} ${things}`;
      return [
        {
          functions: own.map(({ id }) => id),
          ...{ name, value, keepers: keepers.map((one) => one.name) },
          of: values > 1 ? `${sources} × ${String(values)} ${each}` : sources,
          ...{ seconds, perDay, perHour: Math.round(perDay / 24), perYear: perDay * 365 },
          perSecond: Math.ceil(perDay / 86_400),
          isAssumed: !isTold || source === undefined || values > 1,
          rank: row.keeper ? 2 : source ? 1 : 0,
        },
      ];
    })
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, 1);
}
