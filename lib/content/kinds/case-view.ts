import "server-only";
import { z } from "zod";
import type { Problem } from "@/lib/content/collection";
import { text } from "@/lib/content/fields";

/** What is drawn: a place on a map, signals of one incident, a reading over time, cells of a plan, differences that close, messages, a queue, remarks on a document. */
const kinds = ["map", "signals", "trend", "cells", "gaps", "thread", "queue", "remarks"] as const;

const mark = z.strictObject({
  label: text.max(48),
  note: text.max(300).optional(),
  from: z.int().min(0).optional(),
  to: z.int().min(0).optional(),
  /** What came of a remark, or what a message rests on. */
  answer: text.max(150).optional(),
  /** The one for whose sake the view is shown. */
  key: z.boolean().optional(),
});

/** What fills the window of a case's screen: words, and where they stand. The drawing of each kind says in its file what the marks are. */
export const caseView = z.strictObject({
  kind: z.enum(kinds),
  caption: text.max(60).optional(),
  axis: z.array(text.max(16)).min(2).max(8).optional(),
  marks: z.array(mark).min(1).max(8),
  values: z.array(z.int()).min(2).max(60).optional(),
});

type View = z.output<typeof caseView>;

/** The whole of an axis, percent. */
const WHOLE = 100;

const isStretch = ({ from, to }: View["marks"][number]) =>
  from !== undefined && to !== undefined && from < to && to <= WHOLE;

/** Whether the marks are what a drawing of the kind needs, and what it needs. */
const needs: Readonly<Record<View["kind"], (view: View) => readonly [isMet: boolean, need: string]>> = {
  map: ({ marks }) => [marks.length === 4, "у карты четыре части: место, обращения и две улицы"],
  signals: ({ axis, marks: [, ...sources], values }) => [
    axis !== undefined &&
      sources.every(isStretch) &&
      sources.filter(({ key }) => key).length === 1 &&
      values?.length === sources.length,
    "у сигналов первая часть — инцидент, у остальных нужны начало и конец, от 0 до 100, и число сигналов в значениях; одна из них, причина, — главная",
  ],
  trend: ({ marks, values }) => [
    (marks.length === 2 || marks.length === 3) && marks[0]?.from !== undefined && values !== undefined,
    "у графика две или три части — порог с его значением, последнее показание и сколько оно держится выше порога — и значения по порядку",
  ],
  cells: ({ marks }) => [
    marks.every(({ from = 0, to = 0 }, index) => from === (marks[index - 1]?.to ?? 0) + 1 && to >= from) &&
      marks.filter(({ key }) => key).length === 1,
    "клетки идут подряд: каждая часть начинается за концом прежней, первая — с единицы, и одна из частей главная",
  ],
  gaps: ({ axis = [], marks, values }) => [
    axis.length === 3 && values?.length === marks.length * axis.length * 2,
    "у таблицы три столбца, и в каждой её клетке два значения в десятых долях: что нашли и что осталось",
  ],
  thread: ({ marks }) => [
    marks.every(({ note, from = 0 }) => note !== undefined && from <= WHOLE),
    "у каждого сообщения нужен текст; сколько пропечаталось на этикетке — от 0 до 100",
  ],
  queue: ({ axis, marks }) => [
    axis !== undefined &&
      marks.length === 4 &&
      marks.some(({ key, from = WHOLE + 1 }) => key && from <= WHOLE),
    "у очереди четыре части, главная из них с местом от 0 до 100, и подписи под рисунком",
  ],
  remarks: ({ axis, marks }) => [
    (axis?.length ?? 0) >= 2 &&
      marks.some(({ answer }) => answer === undefined) &&
      marks.filter(({ answer, key }) => answer !== undefined && key).length === 1 &&
      marks.every(({ note, from = 0, to = WHOLE }) => note !== undefined && from <= to),
    "у замечаний две подписи, за ними, если нужно, имена этапов, части без ответа — документы, сколько этапов пройдено не больше, чем их всего, части с ответом — замечания к первому из них, и одно замечание, ещё открытое, — главное",
  ],
};

/** What a view lacks to be drawn. */
export function viewProblems(view: View | undefined): Problem[] {
  if (!view) return [];
  const [isMet, need] = needs[view.kind](view);
  return isMet ? [] : [{ field: "screen", sentence: need }];
}
