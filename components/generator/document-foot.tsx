"use client";

import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { refinements, type Refinement } from "@/lib/generators/tools";

type DocumentFootProps = {
  /** Another edition of the same document. */
  onRefine: (refinement: Refinement) => void;
  /** Whether the document goes with the inquiry. */
  included: boolean;
  onInclude: (included: boolean) => void;
};

/** Below a finished document: have it written differently, and whether it goes with the inquiry. */
export function DocumentFoot({ onRefine, included, onInclude }: DocumentFootProps) {
  const t = useTranslations("generator.workbench");
  return (
    <div className="result-foot">
      <div role="group" aria-label={t("refine.label")} className="refine">
        <span className="caption" aria-hidden="true">
          {t("refine.label")}
        </span>
        {refinements.map((refinement) => (
          <button key={refinement} type="button" className="bench-chip" onClick={() => onRefine(refinement)}>
            {t(`refine.${refinement}`)}
          </button>
        ))}
      </div>
      <label className="attach-choice">
        <input type="checkbox" checked={included} onChange={(event) => onInclude(event.target.checked)} />
        <Paperclip />
        {t("attach.include")}
      </label>
    </div>
  );
}
