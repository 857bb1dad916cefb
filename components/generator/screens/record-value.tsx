import { use } from "react";
import { Label, sampleOf, Value } from "@/components/generator/screens/parts";
import { RowOrder, useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenMark } from "@/lib/generators/screens";

/** States of rows one after another, so that each of them is seen and fits its time; further rows are as the last one. What is closed waits for nobody and stands last. */
const dueStates: readonly ScreenMark[] = ["alarm", "late", "late", "plain", "good"];
const dayStates: readonly ScreenMark[] = ["good", "late", "alarm", "plain"];
const worstStates: readonly ScreenMark[] = ["alarm", "late", "plain", "good"];

/** The state of each row drawn. */
export function useStateAt() {
  const order = use(RowOrder);
  const states = order === "due" ? dueStates : order === "day" ? dayStates : worstStates;
  return (row: number): ScreenMark => states[row] ?? states.at(-1) ?? "plain";
}

type RecordProps = { item: Screen["items"][number]; row: number; at: number; mark?: ScreenMark | undefined };

/** The first column names a record by its number, unless it stands for something else. */
export function Record({ item, row, at, mark }: RecordProps) {
  const { number, under } = useValues();
  return at > 0 ||
    NO_RECORD.test(item.label) ||
    sampleOf(item, row) !== undefined ||
    under(item.label) !== undefined ? (
    <Value item={item} row={row} at={row * 2 + at} soft={at > 0} {...(mark && { mark })} />
  ) : (
    <Label tone="strong" className="tabular-nums">
      {number(row)}
    </Label>
  );
}

const NO_RECORD = /^(?:система|вопрос|что ищем|system|question|search for)$/iu;
