import type { FactsStore } from "@/components/generator/facts/facts-store";
import type { ShownFact } from "@/components/generator/facts/groups";
import {
  addFact,
  answerQuestion,
  correctFact,
  moveFact,
  removeFact,
  restoreFact,
} from "@/lib/generators/fact-edits";
import type { FactPlace } from "@/lib/generators/fact-places";
import type { FactPart, FactSheet, Question } from "@/lib/generators/fact-sheet";

export type FactActions = ReturnType<typeof factActions>;

/**
 * What the panel does to the sheet.
 * @param readAgain a deletion may bring back what had been answered or corrected
 * @param focusNext takes the id of the entry, or the name of the button, that gets the focus once the panel is drawn anew
 */
export function factActions(facts: FactsStore, readAgain: () => void, focusNext: (target: string) => void) {
  const edit = (next: (sheet: FactSheet) => FactSheet) => {
    const { sheet } = facts.get();
    if (sheet) facts.change(next(sheet));
  };
  return {
    focusNext,
    correct: ({ place, entry }: ShownFact, text: string) =>
      edit((sheet) => correctFact(sheet, place, entry.id, text)),
    remove: ({ place, entry }: ShownFact) => {
      const { sheet } = facts.get();
      if (!sheet) return;
      facts.change(removeFact(sheet, place, entry.id), { text: entry.text, sheet });
      if (entry.by === "visitor") readAgain();
    },
    restore: (id: string) => edit((sheet) => restoreFact(sheet, id)),
    move: ({ place, entry }: ShownFact, to: FactPart) =>
      edit((sheet) => moveFact(sheet, place, entry.id, to)),
    add: (place: FactPlace, text: string) => edit((sheet) => addFact(sheet, place, text)),
    answer: (question: Question, text: string) => edit((sheet) => answerQuestion(sheet, question, text)),
  };
}
