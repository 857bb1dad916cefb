import { useTranslations } from "next-intl";
import type { FactActions } from "@/components/generator/facts/fact-actions";
import { FactQuestion } from "@/components/generator/facts/fact-question";
import type { FactSheet } from "@/lib/generators/fact-sheet";

type FactQuestionsProps = { sheet: FactSheet; actions: FactActions; onAnswered: () => void };

/** What a plan or a calculation still needs, at most five questions. */
export function FactQuestions({ sheet, actions, onAnswered }: FactQuestionsProps) {
  const t = useTranslations("facts");
  const { open, clarity } = sheet;
  if (open.length === 0) return null;
  return (
    <section
      aria-labelledby="fact-questions"
      className="border-t border-line bg-[color-mix(in_oklab,var(--accent)_8%,transparent)] px-5 py-4 @max-2xl:px-4"
    >
      <h3 id="fact-questions" className="flex items-baseline gap-2 text-sm font-semibold">
        {t(clarity === "clear" ? "questions.clear" : "questions.vague")}
        <span className="font-mono text-xs font-medium text-subtle">{open.length}</span>
      </h3>
      <p className="mt-0.5 text-caption text-muted-foreground">{t("questions.note")}</p>
      <ul className="mt-2 divide-y divide-line">
        {open.map((question, at) => (
          <FactQuestion
            key={question.id}
            question={question}
            onAnswer={(text) => {
              actions.answer(question, text);
              const next = open[at + 1] ?? open[at - 1];
              actions.focusNext(next ? `question-${next.id}` : "title");
              onAnswered();
            }}
          />
        ))}
      </ul>
    </section>
  );
}
