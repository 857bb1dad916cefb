import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { Chip } from "@/components/generator/chip";
import { screenOnly } from "@/components/generator/screen-only";
import { refinements, type Refinement } from "@/lib/generators/tools";
import { cn } from "@/lib/site/cn";

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
    <div
      data-slot="result-foot"
      className={cn(
        "flex items-center justify-between gap-x-5 gap-y-3 rounded-b-[17px] border-t border-line bg-[color-mix(in_oklab,var(--background)_45%,var(--surface))] px-8 py-3.5 @max-[43.75rem]:px-6 @max-[30rem]:px-4",
        "@max-[40rem]:flex-col @max-[40rem]:items-stretch @max-[40rem]:pb-4",
        screenOnly,
      )}
    >
      <div role="group" aria-label={t("refine.label")} className="flex flex-wrap items-center gap-2">
        <span className="mr-1 text-caption text-subtle" aria-hidden="true">
          {t("refine.label")}
        </span>
        {refinements.map((refinement) => (
          <Chip key={refinement} onClick={() => onRefine(refinement)}>
            {t(`refine.${refinement}`)}
          </Chip>
        ))}
      </div>
      <label className="flex min-h-9 flex-none cursor-pointer items-center gap-[9px] text-[0.875rem] font-medium pointer-coarse:min-h-11">
        <input
          className="size-4.5 accent-accent"
          type="checkbox"
          checked={included}
          onChange={(event) => onInclude(event.target.checked)}
        />
        <Paperclip className="size-4 text-muted-foreground" />
        {t("attach.include")}
      </label>
    </div>
  );
}
