import { clsx } from "clsx";
import { Info, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { BenchButton } from "@/components/generator/bench-button";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { useRun } from "@/components/generator/use-run";
import { Spinner } from "@/components/ui/spinner";
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

/** Not where there are no keys to press. */
const keys = "@max-[40rem]/bench:hidden pointer-coarse:hidden [@media(hover:none)]:hidden";
const note = "grid grid-cols-[18px_minmax(0,1fr)] gap-2.5";

/** Disabled while there is nothing to work from, and says first what to do; while a run is under way it keeps its place and focus. */
export function GenerateButton({ tool, description, onGenerate, label, children }: GenerateButtonProps) {
  const t = useTranslations("generator.workbench");
  const { problem } = useDescription(description);
  const { status } = useRun(tool);
  const loading = status === "loading";
  /** A hint of keys, which gives its line to the description once a document is asked for. */
  const isHinted = !problem && status === "empty";
  const id = useId();

  return (
    <>
      {problem && (
        <p id={id} className="mb-2.5 text-caption text-muted-foreground">
          {t(`reason.${problem}`, { limit: fieldLimits.description })}
        </p>
      )}
      <div
        data-slot="bench-go"
        className="flex flex-wrap gap-2.5 *:max-w-96 *:flex-auto @max-[30rem]/bench:*:basis-full"
      >
        <BenchButton
          variant="primary"
          disabled={problem !== undefined && !loading}
          busy={loading}
          aria-describedby={problem || isHinted ? id : undefined}
          onClick={onGenerate}
        >
          {loading && <Spinner />}
          {loading ? t("generating") : (label ?? t("generate"))}
        </BenchButton>
        {children}
      </div>
      {isHinted && (
        <p id={id} className={clsx("mt-2.5 text-caption text-subtle", keys)}>
          {t("shortcut")}
        </p>
      )}
      <ul
        data-slot="bench-notes"
        className="mt-4 grid gap-2.5 text-caption/[1.5] text-muted-foreground @max-[30rem]/bench:mt-3 @max-[30rem]/bench:gap-1.5 lg:[@media(height<840px)]:mt-2.5 lg:[@media(height<840px)]:gap-1.5"
      >
        <li className={note}>
          <ShieldCheck className="mt-px size-4.5 text-success" />
          {t("notes.data")}
        </li>
        <li className={note}>
          <Info className="mt-px size-4.5 text-subtle" />
          {t("notes.draft")}
        </li>
      </ul>
    </>
  );
}
