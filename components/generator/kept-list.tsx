"use client";

import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useStore } from "zustand";
import { benchResult } from "@/components/generator/bench";
import { titleOf } from "@/components/generator/document-file";
import {
  forgetResult,
  forgetResultsOf,
  keptStore,
  type KeptResult,
} from "@/components/generator/kept-results";
import { clearRun, showKept } from "@/components/generator/requests";
import { doneRun } from "@/components/generator/runs-store";
import { defaultTemplate } from "@/components/generator/tool-inputs";
import { screenOnly } from "@/components/generator/screen-only";
import { Button } from "@/components/ui/button";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { documentOf, type ToolId } from "@/lib/generators/tools";
import { cn } from "@/lib/site/cn";

export type KeptListProps = {
  /** The tools of this page. */
  tools: readonly ToolId[];
  /** A result has been put back into its tab. */
  onShow: (tool: ToolId) => void;
};

/** The last results, kept in this browser alone: shown again or deleted, one by one or all. */
export function KeptList({ tools, onShow }: KeptListProps) {
  const t = useTranslations("generator.workbench");
  const locale = useLocale();
  const all = useStore(keptStore, ({ results }) => results);
  const kept = all.filter(({ tool }) => tools.includes(tool));
  const summary = useRef<HTMLElement>(null);
  if (kept.length === 0) return null;

  const nameOf = ({ tool, answer, input }: KeptResult) =>
    titleOf(documentOf(tool, answer)) ?? input.description.slice(0, 80);
  const variantOf = ({ input: { template, refine } }: KeptResult) => [
    ...(template && template !== defaultTemplate ? [t(`fields.template.${template}`)] : []),
    ...(refine ? [t(`refine.${refine}`)] : []),
  ];
  const remove = (result: KeptResult) => {
    if (doneRun(result.tool)?.id === result.id) clearRun(result.tool);
    void forgetResult(result.id);
    summary.current?.focus();
  };
  const removeAll = () => {
    for (const tool of tools) clearRun(tool);
    void forgetResultsOf(tools);
  };
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });

  return (
    <Collapsible data-slot="kept" className={cn("mt-5 px-1", benchResult, screenOnly)}>
      <CollapsibleTrigger
        ref={summary}
        className="w-fit py-2.5 text-[0.9375rem] font-medium text-muted-foreground hover:text-foreground"
      >
        {t("kept.title", { count: kept.length })}
      </CollapsibleTrigger>
      <p className="text-caption text-subtle">{t("kept.note")}</p>
      <ul className="mt-3 mb-4 border-t border-line">
        {kept.map((result) => (
          <li key={result.id} className="flex items-center gap-2 border-b border-line">
            <button
              type="button"
              data-slot="kept-show"
              className="grid min-w-0 flex-1 gap-0.5 py-2.5 text-left hover:text-accent"
              onClick={() => {
                showKept(result);
                onShow(result.tool);
              }}
            >
              <span className="text-caption text-subtle">
                {[t(`tools.${result.tool}.name`), ...variantOf(result), time.format(result.at)].join(" · ")}
              </span>
              <span lang={result.locale}>{nameOf(result)}</span>
            </button>
            <Button
              variant="outline"
              size="icon"
              className="pointer-coarse:size-11"
              aria-label={t("kept.delete", { name: nameOf(result) })}
              onClick={() => remove(result)}
            >
              <X />
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="pointer-coarse:min-h-11" onClick={removeAll}>
        {t("kept.deleteAll")}
      </Button>
    </Collapsible>
  );
}
