"use client";

import { Spinner } from "@/components/ui/spinner";
import { Info } from "lucide-react";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { useRun } from "@/components/generator/use-run";
import { Button } from "@/components/ui/button";
import { ShieldCheck } from "lucide-react";
import { fieldLimits, type ToolId } from "@/lib/generators/tools";

type GenerateButtonProps = {
  tool: ToolId;
  description: TextStore;
  onGenerate: () => void;
  /** In place of «Generate». */
  label?: string;
  /** Further buttons beside it. */
  children?: ReactNode;
};

/** Disabled while there is nothing to work from, and then says why; while a run is under way it keeps its place and focus. */
export function GenerateButton({ tool, description, onGenerate, label, children }: GenerateButtonProps) {
  const t = useTranslations("generator.workbench");
  const { problem } = useDescription(description);
  const loading = useRun(tool).status === "loading";
  const id = useId();

  return (
    <>
      <div className="bench-go">
        <Button
          className="px-3.5 text-[0.9375rem] aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_10%,var(--surface))] aria-disabled:text-muted-foreground aria-disabled:shadow-none"
          disabled={problem !== undefined && !loading}
          busy={loading}
          aria-describedby={id}
          onClick={onGenerate}
        >
          {loading && <Spinner />}
          {loading ? t("generating") : (label ?? t("generate"))}
        </Button>
        {children}
      </div>
      <p id={id} className={clsx("caption bench-reason", !problem && "bench-keys")}>
        {problem ? t(`reason.${problem}`, { limit: fieldLimits.description }) : t("shortcut")}
      </p>
      <ul className="bench-notes">
        <li>
          <ShieldCheck />
          {t("notes.data")}
        </li>
        <li>
          <Info />
          {t("notes.draft")}
        </li>
      </ul>
    </>
  );
}
