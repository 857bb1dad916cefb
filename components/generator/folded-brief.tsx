import { useTranslations } from "next-intl";
import { useId } from "react";
import { clsx } from "clsx";
import styles from "@/components/generator/folded-brief.module.css";
import type { TextStore } from "@/components/generator/text-store";
import { wordsKept } from "@/components/generator/unbroken";
import { useDescription } from "@/components/generator/use-description";
import { Button } from "@/components/ui/button";
import { writtenIn } from "@/lib/i18n/written-in";

/** More than two lines of the widest column hold. */
const SHOWN = 320;

type FoldedBriefProps = { description: TextStore; onEdit: () => void };

/** The form as a row once a document has been asked for: how the description begins, and the way back to all of it. */
export function FoldedBrief({ description, onEdit }: FoldedBriefProps) {
  const t = useTranslations("generator.workbench.description");
  const { text } = useDescription(description);
  const id = useId();
  return (
    <div
      data-slot="bench-brief"
      className={clsx(
        "ym-hide-content relative mb-3 flex min-w-0 grow basis-full items-center gap-3 rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] py-2 pr-2 pl-5 shadow-sheen @max-[30rem]/bench:pl-4 @min-[62.5rem]/bench:basis-110",
        styles.brief,
      )}
    >
      <p id={id} className="line-clamp-2 min-w-0 flex-1 text-sm/[1.45] wrap-anywhere text-muted-foreground">
        <span className="sr-only">{t("label")}: </span>
        <span lang={writtenIn(text)}>{wordsKept(text.slice(0, SHOWN))}</span>
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
    </div>
  );
}
