import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { runOf } from "@/components/generator/runs-store";
import type { TextStore } from "@/components/generator/text-store";
import { problemOf } from "@/components/generator/use-description";
import { corporateToolIds } from "@/lib/generators/tools";

/** Whether the form is a row above the document, which has the window then: from the first one on, until the visitor edits the text. */
export function useFolded(description: TextStore) {
  const [isFolded, setFolded] = useState(false);
  return {
    isFolded,
    fold: () => setFolded(true),
    unfold: () => {
      flushSync(() => setFolded(false));
      document.querySelector("[data-slot=bench-frame]")?.scrollIntoView({ behavior: "instant" });
      description.focus();
    },
    /** After a reload: documents are there, and nobody's text goes from under their hands. */
    foldAgain: useCallback(() => {
      const isLeft = document.activeElement?.tagName !== "TEXTAREA" && !problemOf(description.get().trim());
      setFolded(isLeft && corporateToolIds.some((tool) => runOf(tool).status !== "empty"));
    }, [description]),
  };
}
