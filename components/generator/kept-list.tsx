"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useStore } from "zustand";
import { benchResult } from "@/components/generator/bench";
import { KeptGroup, type Group } from "@/components/generator/kept-group";
import {
  forgetResult,
  forgetResultsOf,
  keptStore,
  type KeptResult,
} from "@/components/generator/kept-results";
import { clearRun, showKept } from "@/components/generator/requests";
import { doneRun } from "@/components/generator/runs-store";
import { screenOnly } from "@/components/generator/screen-only";
import { Button } from "@/components/ui/button";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import type { ToolId } from "@/lib/generators/tools";
import { cn } from "@/lib/site/cn";

export type KeptListProps = {
  /** The tools of this page. */
  tools: readonly ToolId[];
  /** A result has been put back into its tab. */
  onShow: (tool: ToolId) => void;
};

/** The last results, kept in this browser alone: shown again one by one, deleted by description or all together. */
export function KeptList({ tools, onShow }: KeptListProps) {
  const t = useTranslations("generator.workbench.kept");
  const all = useStore(keptStore, ({ results }) => results);
  const kept = all.filter(({ tool }) => tools.includes(tool));
  const groups = groupsOf(kept);
  const summary = useRef<HTMLElement>(null);
  if (kept.length === 0) return null;

  const remove = (results: Group) => {
    for (const { tool, id } of results) {
      if (doneRun(tool)?.id === id) clearRun(tool);
      void forgetResult(id);
    }
    summary.current?.focus();
  };
  const removeAll = () => {
    for (const tool of tools) clearRun(tool);
    void forgetResultsOf(tools);
  };
  const show = (result: KeptResult) => {
    showKept(result);
    onShow(result.tool);
  };

  return (
    <Collapsible data-slot="kept" className={cn("mt-1", benchResult, "order-5", screenOnly)}>
      <CollapsibleTrigger
        ref={summary}
        className="w-fit py-2.5 text-[0.9375rem] font-medium text-muted-foreground hover:text-foreground"
      >
        {t("title", { count: kept.length, descriptions: groups.length })}
      </CollapsibleTrigger>
      <p className="text-caption text-subtle">{t("note")}</p>
      <ul className="mt-3 mb-4 border-t border-line">
        {groups.map((results) => (
          <KeptGroup key={results[0].id} results={results} onShow={show} onRemove={remove} />
        ))}
      </ul>
      <Button variant="secondary" size="small" className="pointer-coarse:min-h-11" onClick={removeAll}>
        {t("deleteAll")}
      </Button>
    </Collapsible>
  );
}

/** Neighbours that were made from one description in one language. */
function groupsOf(kept: readonly KeptResult[]): Group[] {
  const groups: Group[] = [];
  for (const result of kept) {
    const last = groups.at(-1);
    const isSame =
      last?.[0].input.description === result.input.description && last[0].locale === result.locale;
    if (last && isSame) last.push(result);
    else groups.push([result]);
  }
  return groups;
}
