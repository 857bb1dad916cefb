import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { afterFigure, parse } from "@/lib/generators/server/language/ru";
import { isMeasure } from "@/lib/generators/server/read/units";

/** How a list names what is counted, where the sentence has it in another case: «в трёх поликлиниках» → «3 поликлиники». */
export function labelOf({ kind, text, unit, value, max }: Figure): Pick<Figure, "label"> {
  const at = text.indexOf(unit);
  const isNoun = parse(unit.split(" ").at(-1) ?? "")[0]?.pos === "NOUN" && !isMeasure(unit);
  if (!/^(?:count|flow)$/.test(kind) || max !== undefined || at <= 0 || !isNoun) return {};
  const noun = afterFigure(value, unit);
  const number = text.slice(0, at).replace(/^\D+$/, `${value} `);
  return noun === unit ? {} : { label: `${number}${noun}${text.slice(at + unit.length)}` };
}
