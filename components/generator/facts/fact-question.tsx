import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { signOf } from "@/lib/generators/business-case/money";
import { numberIn } from "@/lib/generators/fact-edits";
import type { Question } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

type FactQuestionProps = { question: Question; onAnswer: (text: string) => void };

/** What a typed answer is followed by: the unit, or the sign of a sum's currency. */
function unitOf({ fills }: Question, locale: Locale): string | undefined {
  if (fills.part !== "figures") return undefined;
  return fills.currency === undefined ? fills.unit : signOf(fills.currency, locale);
}

/** A question in its place: answered with Enter or the button, and then gone. */
export function FactQuestion({ question, onAnswer }: FactQuestionProps) {
  const t = useTranslations("facts");
  const [problem, setProblem] = useState(false);
  const id = useId();
  const isNumber = question.fills.part === "figures";
  const unit = unitOf(question, useLocale());
  const answer = (form: HTMLFormElement) => {
    const value = (form.querySelector("input")?.value ?? "").trim();
    const isWrong = value === "" || (isNumber && numberIn(value) === undefined);
    setProblem(isWrong);
    if (isWrong) form.querySelector("input")?.focus();
    else onAnswer(value);
  };
  return (
    <li data-slot="fact-question">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          answer(event.currentTarget);
        }}
        className="grid items-center gap-x-4 gap-y-2 py-2 @2xl:grid-cols-[minmax(0,1fr)_auto]"
      >
        <label htmlFor={id} className="text-sm text-balance">
          {question.text}
        </label>
        <div className="flex items-center gap-2 @2xl:grid @2xl:grid-cols-[12rem_5rem_auto]">
          <div className="relative min-w-0 flex-1">
            <Input
              id={id}
              name="answer"
              data-question={question.id}
              autoComplete="off"
              maxLength={isNumber ? 60 : 300}
              inputMode={isNumber ? "decimal" : undefined}
              aria-invalid={problem || undefined}
              aria-describedby={
                [unit && `${id}-unit`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined
              }
              className="min-h-9 rounded-md py-1.5 pointer-coarse:min-h-11 md:pointer-fine:text-sm"
            />
          </div>
          {unit && (
            <span id={`${id}-unit`} className="max-w-28 text-caption text-muted-foreground">
              {unit}
            </span>
          )}
          <Button
            type="submit"
            variant="secondary"
            size="small"
            className="col-start-3 shrink-0 pointer-coarse:min-h-11"
          >
            {t("answer")}
          </Button>
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="text-caption text-destructive @2xl:col-span-2">
            {t(isNumber ? "needsNumber" : "needsText")}
          </p>
        )}
      </form>
    </li>
  );
}
