"use client";

import { useTranslations } from "next-intl";
import { useCallback, useId, type ReactNode } from "react";
import { ExampleChips, type Example } from "@/components/generator/example-chips";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { Textarea } from "@/components/ui/textarea";
import { fieldLimits } from "@/lib/generators/tools";
import { writtenIn } from "@/lib/i18n/written-in";

/** How many characters before the limit the counter appears. */
const COUNTER_FROM = fieldLimits.description - 1_000;

type DescriptionFieldProps = {
  store: TextStore;
  examples: readonly Example[];
  onSubmit: () => void;
  /** In place of the words for a task. */
  words?: { label: string; placeholder: string; hint: string };
  /** Drawn over the text area. */
  children?: ReactNode;
};

/** What the visitor needs, in their own words; every document is made from it. Ctrl or Cmd with Enter generates. */
export function DescriptionField({ store, examples, onSubmit, words, children }: DescriptionFieldProps) {
  const t = useTranslations("generator.workbench.description");
  const { text, problem } = useDescription(store);
  const id = useId();
  const attach = useCallback((element: HTMLTextAreaElement) => store.attach(element), [store]);
  const left = fieldLimits.description - text.length;

  return (
    <div className="bench-block bench-text">
      <div className="bench-label">
        <label htmlFor={id}>{words?.label ?? t("label")}</label>
        {text.length >= COUNTER_FROM && (
          <span id={`${id}-count`} className="caption" data-over={left < 0 || undefined}>
            {left < 0 ? t("over", { count: -left }) : t("left", { count: left })}
          </span>
        )}
      </div>
      <Textarea
        ref={attach}
        id={id}
        name="description"
        lang={writtenIn(text)}
        rows={8}
        // It is in the language of the page, which is not always the language of the words in the field.
        placeholder={text === "" ? (words?.placeholder ?? t("placeholder")) : undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        aria-invalid={problem === "over" || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => store.publish(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
      />
      {children}
      <p id={`${id}-hint`} className="caption bench-hint">
        {words?.hint ?? t("hint")}
      </p>
      <ExampleChips store={store} examples={examples} />
    </div>
  );
}
