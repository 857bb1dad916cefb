"use client";

import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { Badge } from "@/components/ui/badge";
import type { ToolId } from "@/lib/generators/tools";

const parts = [1, 2, 3, 4] as const;

/** The place of a document that is not there yet: what will be inside, and what to do for it. */
export function ResultEmpty({ tool, description }: { tool: ToolId; description: TextStore }) {
  const t = useTranslations("generator.workbench");
  const { problem } = useDescription(description);
  return (
    <div className="result-empty">
      <div className="result-ring">
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <use href="/drawings/result-ring.svg#ring" />
        </svg>
        <Lightbulb />
      </div>
      <h3>{t(`tools.${tool}.emptyTitle`)}</h3>
      <p>{t(problem === "blank" ? "empty.blank" : "empty.filled")}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <Badge className="whitespace-normal">{t(`tools.${tool}.inside${part}`)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
