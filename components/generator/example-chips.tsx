"use client";

import { Check, RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";

/** A sample description: a few words for its button, and the text it fills in. */
export type Example = { id: string; label: string; text: string };

type ExampleChipsProps = { store: TextStore; examples: readonly Example[] };

/** Sample descriptions. A text of the visitor's own that a sample replaces can be brought back. */
export function ExampleChips({ store, examples }: ExampleChipsProps) {
  const t = useTranslations("generator.workbench.examples");
  const { text } = useDescription(store);
  const [replaced, setReplaced] = useState("");
  const [status, setStatus] = useState("");
  const isExample = examples.some((example) => example.text === text);

  const fill = (example: Example) => {
    if (text && !isExample) setReplaced(store.get());
    store.fill(example.text);
    setStatus(t("filled"));
  };
  const restore = () => {
    store.fill(replaced);
    setReplaced("");
    setStatus(t("restored"));
  };

  return (
    <div className="bench-chips" role="group" aria-label={t("label")}>
      {examples.map((example) => (
        <button
          key={example.id}
          type="button"
          className="bench-chip"
          aria-pressed={example.text === text}
          onClick={() => fill(example)}
        >
          {example.text === text && <Check />}
          {example.label}
        </button>
      ))}
      {replaced && isExample && (
        <button type="button" className="bench-chip" onClick={restore}>
          <RefreshCw />
          {t("restore")}
        </button>
      )}
      <span role="status" className="sr-only">
        {status}
      </span>
    </div>
  );
}
