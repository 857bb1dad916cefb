import type { HastNode } from "@/components/generator/markdown/hast-node";
import { say, textOf } from "@/components/generator/markdown/labelled-tables";
import { tagProposed } from "@/components/generator/markdown/proposed";

const WEEKS = /^(\d{1,3})(?:[–-](\d{1,3}))?$/;
/** The code of a function at the beginning of what is ready. */
const FUNCTION = /^(?:Ф|ФТ|F|FR)-\d/u;
/** What is ready, the weeks and the effort: a table of other columns is no plan. */
const COLUMNS = 3;
/** Marks of the axis that its width has room for. */
const MOST_MARKS = 12;
/** The share of the axis after which the weeks of a bar stand before it. */
const LATE = 0.6;

const span = (slot: string, place: Readonly<Record<string, number>>, children: HastNode[] = []): HastNode => {
  const style = Object.entries(place)
    .map(([name, value]) => `--${name}: ${String(value)}`)
    .join("; ");
  return { type: "element", tagName: "span", properties: { dataSlot: slot, style }, children };
};

/** The numbers of the weeks above the bars, every second one or fewer where there are many. */
function axisOf(last: number): HastNode {
  const step = Math.ceil(last / MOST_MARKS);
  const marks = Array.from({ length: Math.ceil(last / step) }, (_, index) => {
    const text: HastNode = { type: "text", value: String(index * step + 1) };
    return span("week", { at: (index * step) / last, of: 1 / last }, [text]);
  });
  const axis = span("weeks-axis", {}, marks);
  say(axis, { ariaHidden: "true" });
  return axis;
}

/**
 * Marks who accepts most of the work: on a narrow panel the name of the column says so once, and then only the rest have one. Screen readers
 * are not told what was added: they have the whole table.
 */
function sayOnce(name: HastNode | undefined, cells: readonly HastNode[]): void {
  const said = cells.map((cell) => textOf(cell).trim());
  const common = said.toSorted((a, b) => countOf(b, said) - countOf(a, said))[0] ?? "";
  if (!name || !WORD.test(common) || countOf(common, said) * 2 <= said.length) return;
  const words = span("plan-common", {}, [{ type: "text", value: `: ${common}` }]);
  say(words, { ariaHidden: "true" });
  name.children?.push(words);
  for (const [index, cell] of cells.entries()) if (said[index] === common) say(cell, { dataCommon: "true" });
}
/** Work in weeks is no name: two equal numbers say nothing of the third. */
const WORD = /\p{L}/u;
const countOf = (one: string, all: readonly string[]) => all.filter((other) => other === one).length;

/** What a work is of steps back behind its name: «Обмен: 1С, шлюз сообщений». */
function softenList(cell: HastNode): void {
  const box = cell.children?.[0];
  const [first, ...others] = box?.children ?? [];
  const at = first?.value?.indexOf(": ") ?? -1;
  if (!box || first?.value === undefined || at < 0) return;
  const list: HastNode = {
    type: "element",
    tagName: "span",
    properties: { className: ["text-subtle"] },
    children: [{ type: "text", value: first.value.slice(at + 1) }, ...others],
  };
  box.children = [{ type: "text", value: first.value.slice(0, at + 1) }, list];
}

/**
 * Draws the rows of a plan as bars on one axis of weeks, each at its place between the first week and the last; the bars of functions
 * stand out from the work around them. The table stays one for those who do not see it.
 * @returns whether the table is a plan
 */
export function drawPlan(names: readonly HastNode[], rows: readonly (readonly HastNode[])[]): boolean {
  const stretches = rows.map(([cell, what]) => {
    const [, from, to = from] = WEEKS.exec(cell ? textOf(cell).trim() : "") ?? [];
    return { cell, what, from: Number(from) - 1, to: Number(to) };
  });
  if (names.length !== COLUMNS || stretches.length < 2 || stretches.some(({ to }) => Number.isNaN(to)))
    return false;
  const last = Math.max(...stretches.map(({ to }) => to));
  names[0]?.children?.push(axisOf(last));
  sayOnce(
    names[2],
    rows.flatMap((row) => row.slice(2)),
  );
  for (const { cell, what, from, to } of stretches) {
    if (!cell) continue;
    const said = span("weeks-said", {}, cell.children);
    if (to / last > LATE) say(said, { dataLate: "true" });
    const weeks = span("weeks", { weeks: last, at: from / last, of: (to - from) / last }, [
      span("weeks-bar", {}),
      said,
    ]);
    if (what) tagProposed(what);
    if (what && FUNCTION.test(textOf(what).trim())) say(weeks, { dataFunction: "true" });
    else if (what) softenList(what);
    cell.children = [weeks];
  }
  return true;
}
