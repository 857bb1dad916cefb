import { ArrowRightLeft, Check, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { numberIn } from "@/lib/generators/fact-edits";
import { isPart, partPlaces, type FactPlace } from "@/lib/generators/fact-places";
import type { FactPart } from "@/lib/generators/fact-sheet";

const MAX_TEXT = 500;

const action =
  "inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-caption font-medium text-muted-foreground hover:bg-raised hover:text-foreground focus-visible:rounded-md focus-visible:outline-offset-1 pointer-coarse:min-h-11";

type FactEditorProps = {
  place: FactPlace;
  /** What stands there; empty for a new entry. */
  text: string;
  /** What the description said, where it has been corrected before. */
  original?: string | undefined;
  label: string;
  onSave: (text: string) => void;
  onCancel: () => void;
  onMove?: (to: FactPart) => void;
  onRestore?: () => void;
};

/** An entry while it is typed: Enter keeps it, Esc leaves it as it was. */
export function FactEditor({
  place,
  text,
  original,
  label,
  onSave,
  onCancel,
  onMove,
  onRestore,
}: FactEditorProps) {
  const t = useTranslations("facts");
  const field = useRef<HTMLTextAreaElement>(null);
  const moved = useRef(false);
  const [problem, setProblem] = useState(false);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = () => {
    const value = field.current?.value.trim() ?? "";
    if (value === "") onCancel();
    else if (place === "figures" && numberIn(value) === undefined) setProblem(true);
    else onSave(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      save();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    <li data-slot="fact-editor" className="w-full rounded-lg border border-accent/55 bg-surface p-2">
      <textarea
        ref={field}
        rows={1}
        maxLength={MAX_TEXT}
        defaultValue={text}
        aria-label={label}
        aria-invalid={problem || undefined}
        aria-describedby={problem ? "fact-problem" : undefined}
        onKeyDown={onKeyDown}
        className="ym-disable-keys block field-sizing-content min-h-9 w-full resize-none rounded-md bg-transparent px-1.5 py-1.5 focus-visible:outline-none md:pointer-fine:text-sm"
      />
      {problem && (
        <p id="fact-problem" role="alert" className="px-1.5 pb-1.5 text-caption text-destructive">
          {t("needsNumber")}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <button type="button" className={action} onClick={save}>
          <Check aria-hidden="true" className="size-3.5" />
          {t("save")}
        </button>
        <button type="button" className={action} onClick={onCancel}>
          <X aria-hidden="true" className="size-3.5" />
          {t("cancel")}
        </button>
        {onMove && isPart(place) && (
          <DropdownMenu>
            <DropdownMenuTrigger className={action}>
              <ArrowRightLeft aria-hidden="true" className="size-3.5" />
              {t("move")}
            </DropdownMenuTrigger>
            <DropdownMenuContent
              align="start"
              onCloseAutoFocus={(event) => {
                // The entry that has moved takes the focus, not the button that is gone with its editor.
                if (moved.current) event.preventDefault();
              }}
            >
              <DropdownMenuLabel>{t("moveTo")}</DropdownMenuLabel>
              {partPlaces
                .filter((part) => part !== place && (part !== "figures" || numberIn(text) !== undefined))
                .map((part) => (
                  <DropdownMenuItem
                    key={part}
                    onSelect={() => {
                      moved.current = true;
                      onMove(part);
                    }}
                  >
                    {t(`groups.${part}`)}
                  </DropdownMenuItem>
                ))}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
        {original !== undefined && onRestore && (
          <button type="button" className={action} onClick={onRestore}>
            <Undo2 aria-hidden="true" className="size-3.5" />
            {t("asWritten", { text: original })}
          </button>
        )}
      </div>
    </li>
  );
}
