import { useTranslations } from "next-intl";
import { useId } from "react";
import { clsx } from "clsx";
import { BenchBlock } from "@/components/generator/bench";
import styles from "@/components/generator/folded-brief.module.css";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { Button } from "@/components/ui/button";
import { writtenIn } from "@/lib/i18n/written-in";

/** More than two lines of the widest column hold. */
const SHOWN = 320;

type FoldedBriefProps = { description: TextStore; onEdit: () => void };

/** In one column, the form as a row once a document has been asked for: how the description begins, and the way back to all of it. */
export function FoldedBrief({ description, onEdit }: FoldedBriefProps) {
  const t = useTranslations("generator.workbench.description");
  const { text } = useDescription(description);
  const id = useId();
  return (
    <BenchBlock
      data-slot="bench-brief"
      className={clsx(
        "ym-hide-content relative hidden items-center gap-3 @max-[62.5rem]/bench:flex @max-[62.5rem]/bench:py-2 @max-[62.5rem]/bench:pr-2",
        styles.brief,
      )}
    >
      <p id={id} className="line-clamp-2 min-w-0 flex-1 text-sm/[1.45] wrap-anywhere text-muted-foreground">
        <span className="sr-only">{t("label")}: </span>
        <span lang={writtenIn(text)}>{text.slice(0, SHOWN)}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        className="min-h-11 flex-none after:absolute after:inset-0"
        aria-expanded={false}
        aria-describedby={id}
        onClick={onEdit}
      >
        {t("edit")}
      </Button>
    </BenchBlock>
  );
}
