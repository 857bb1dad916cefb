import "server-only";
import type { Actor, Figure, Pain } from "@/lib/generators/fact-sheet";
import { plain } from "@/lib/generators/server/read/spans";

const MISHAP =
  /^(?:спор|жалоб|ошиб|накладк|претензи|опоздани|неяв|прогул|срыв|отказ|complaint|error|mistake|dispute|no-show|delay|mix-up)/iu;
/** «каждую неделю 35 владельцев приезжают, а в расписании их нет»: people and mishaps counted by a trouble are no load. */
export function withMishaps(
  figures: readonly Figure[],
  pains: readonly Pain[],
  actors: readonly Actor[],
): Figure[] {
  const isServed = (unit: string) =>
    actors.some(({ side, name }) => side === "served" && plain(name).slice(0, 5) === plain(unit).slice(0, 5));
  return figures.map((figure) => {
    const { id, kind, says, unit } = figure;
    const isTold = kind === "flow" && says === "has" && pains.some((pain) => pain.figures.includes(id));
    return isTold && (isServed(unit) || MISHAP.test(unit)) ? { ...figure, says: "loses" } : figure;
  });
}
