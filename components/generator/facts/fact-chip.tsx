import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, type KeyboardEvent } from "react";
import type { ShownFact } from "@/components/generator/facts/groups";
import { mark, type MarkStore } from "@/components/generator/facts/mark-store";
import { singlePlaces } from "@/lib/generators/fact-places";
import { cn } from "@/lib/site/cn";

type FactChipProps = {
  fact: ShownFact;
  label: string;
  /** What a bare number counts. */
  beside: string | undefined;
  marks: MarkStore;
  /** Id of the words that tell the keys. */
  hint: string;
  onEdit: () => void;
  onRemove: () => void;
};

/** Places whose entry needs a word before it to be understood. */
const named = [...singlePlaces, "law"] as const;
type Named = (typeof named)[number];

/** One entry: pressed it is corrected, Delete takes it away, and while it is pointed at its words are marked in the description. */
export function FactChip({ fact, label, beside, marks, hint, onEdit, onRemove }: FactChipProps) {
  const { place, entry } = fact;
  const t = useTranslations("facts");
  const prefix = named.find((name): name is Named => name === place);
  const point = () => mark(marks, entry.span && { ...entry.span, text: entry.text });
  const leave = () => mark(marks, undefined);
  // An entry that goes while it is pointed at is left by nobody.
  useEffect(() => () => mark(marks, undefined), [marks]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onRemove();
  };
  return (
    <li
      data-slot="fact"
      data-by={entry.by}
      onPointerEnter={point}
      onPointerLeave={leave}
      className={cn(
        "group/fact flex max-w-full min-w-0 items-stretch rounded-md border border-line-strong bg-raised text-sm",
        "transition-colors duration-120 focus-within:border-accent/55 hover:border-accent/55",
        "data-[by=visitor]:border-accent/40 data-[by=visitor]:bg-[color-mix(in_oklab,var(--accent)_7%,var(--surface))]",
      )}
    >
      <button
        type="button"
        data-fact={entry.id}
        aria-describedby={hint}
        aria-keyshortcuts="Delete"
        onClick={onEdit}
        onFocus={point}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className="min-h-8 min-w-0 rounded-md py-1 pl-2.5 text-left leading-snug wrap-anywhere focus-visible:rounded-md focus-visible:outline-offset-1 pointer-coarse:min-h-11"
      >
        {prefix && <span className="text-subtle">{t(`places.${prefix}`)}: </span>}
        {label}
        {beside && <span className="text-subtle"> {beside}</span>}
        {entry.by === "visitor" && (
          <span className="ml-2 rounded-sm bg-accent/14 px-1 py-px align-[1px] font-mono text-[0.6875rem] leading-none text-accent">
            {t("yours")}
          </span>
        )}
      </button>
      <button
        type="button"
        aria-label={t("remove", { text: label })}
        onClick={onRemove}
        onFocus={point}
        onBlur={leave}
        className="grid w-7 shrink-0 place-items-center rounded-md text-subtle hover:text-foreground focus-visible:rounded-md focus-visible:outline-offset-1 pointer-coarse:w-11"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}
