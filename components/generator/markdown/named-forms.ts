import type { HastNode } from "@/components/generator/markdown/hast-node";
import { say, textOf } from "@/components/generator/markdown/labelled-tables";

/**
 * Tables that have a form of their own, by the names of their columns from the second on: a measure and how it is checked, a change and
 * what brings it, what is chosen and what is not, what is passed on and what if it cannot be, a part and what it keeps, the fields of records,
 * what a scenario comes to.
 */
const forms = [
  ["checks", /Как проверяется$|How it is checked$/u],
  ["pairs", /^(?:Сегодня|Today)\n(?:Цель|Target)\n/u],
  ["decisions", /^(?:Отклонено|Rejected)\n(?:Почему|Why)$/u],
  ["exchange", /\n(?:Если связи нет|If it is unavailable)$/u],
  ["parts", /^(?:Что делает|What it does)\n(?:Что хранит|What it keeps)$/u],
  ["fields", /^(?:Поля|Fields)\n(?:Функции|Functions)$/u],
  ["scenarios", /\nROI [^\n]+\n(?:Окупаемость|Payback)\nNPV [^\n]+$/u],
] as const;
const COLUMNS = new Map<string, number>([
  ["pairs", 4],
  ["scenarios", 6],
]);
const USUAL = 3;
/** Those whose columns keep their names above them on a narrow panel. */
const HEADED = new Set<string>(["checks", "exchange", "parts"]);

/** The code of a requirement before its name, and nothing else that a cell begins with. */
const CODE = /^((?:Ф|ФТ|НФ|НФТ|F|FR|NF|NFR)-\d{1,3})(?:\s+(.+))?$/su;

const span = (slot: string, value: string): HastNode => ({
  type: "element",
  tagName: "span",
  properties: { dataSlot: slot },
  children: [{ type: "text", value }],
});

/** Sets the codes of a cell of plain words apart from the names behind them: «Ф-1 Запись; Ф-2 Отмена». */
function partCode(cell: HastNode): void {
  const [words, ...more] = cell.children?.[0]?.children ?? [];
  const parts = (more.length === 0 ? (words?.value ?? "") : "").split("; ").map((one) => CODE.exec(one));
  if (!cell.children?.[0] || parts.includes(null)) return;
  cell.children[0].children = parts.flatMap((part, index): HastNode[] => [
    ...(index > 0 ? [{ type: "text", value: "; " }] : []),
    span("cell-code", part?.[1] ?? ""),
    ...(part?.[2] === undefined ? [] : [span("cell-name", ` ${part[2]}`)]),
  ]);
}

/** Sets the first clause of a value apart from what explains it: «До 50 000 обращений в сутки; в час пик 12 500». */
function partValue(cell: HastNode): void {
  const [words, ...more] = cell.children?.[0]?.children ?? [];
  const [value, ...rest] = words?.value?.split("; ") ?? [];
  if (more.length > 0 || value === undefined || rest.length === 0 || !cell.children?.[0]) return;
  cell.children[0].children = [span("cell-value", value), { type: "text", value: `; ${rest.join("; ")}` }];
}

/** Marks a table that has a form of its own. Its cells have been labelled. */
export function drawNamedForm(
  table: HastNode,
  names: readonly HastNode[],
  rows: readonly (readonly HastNode[])[],
): void {
  for (const cell of rows.flat()) partCode(cell);
  const heads = names
    .slice(1)
    .map((name) => textOf(name).trim())
    .join("\n");
  const form = forms.find(
    ([name, head]) => head.test(heads) && names.length === (COLUMNS.get(name) ?? USUAL),
  )?.[0];
  if (form === undefined) return;
  say(table, { dataForm: form, ...(HEADED.has(form) && { dataHeaded: "true" }) });
  if (form !== "checks") return;
  for (const row of rows) for (const cell of row.slice(1, 2)) partValue(cell);
}
