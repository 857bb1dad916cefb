import { clsx } from "clsx";
import { ChevronDown, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FactChip } from "@/components/generator/facts/fact-chip";
import { FactEditor } from "@/components/generator/facts/fact-editor";
import type { FactActions } from "@/components/generator/facts/fact-actions";
import { beside, labelOf, shownIn, type FactGroup as Group } from "@/components/generator/facts/groups";
import type { MarkStore } from "@/components/generator/facts/mark-store";
import { originalOf } from "@/lib/generators/fact-edits";
import { entriesAt, type FactPlace } from "@/lib/generators/fact-places";
import type { FactSheet } from "@/lib/generators/fact-sheet";

/** Stands for the id of an entry that is not there yet. */
const NEW = "new";

/** Entries shown before the rest is asked for, and as many as are no rest yet. */
const AT_FIRST = 8;
const NO_REST = 2;

type FactGroupProps = {
  group: Group;
  sheet: FactSheet;
  marks: MarkStore;
  actions: FactActions;
  hint: string;
  openAtFirst: boolean;
  /** It was empty, and its first entry is being typed. */
  typing: boolean;
  /** Nothing was typed. */
  onLeftEmpty: () => void;
};

/** The entries of one kind under their heading, which folds them. A new entry is typed at their end. */
export function FactGroup({
  group,
  sheet,
  marks,
  actions,
  hint,
  openAtFirst,
  typing,
  onLeftEmpty,
}: FactGroupProps) {
  const t = useTranslations("facts");
  const [open, setOpen] = useState(openAtFirst);
  const [all, setAll] = useState(false);
  const [editing, setEditing] = useState<string | undefined>(typing ? NEW : undefined);
  const id = useId();
  const facts = shownIn(sheet, group);
  const name = t(`groups.${group.id}`);
  const shown = all || facts.length <= AT_FIRST + NO_REST ? facts : facts.slice(0, AT_FIRST);
  const adding = editing === NEW;
  const free: FactPlace | undefined = group.places.find(
    (place) => group.places.length === 1 || entriesAt(sheet, place).every(({ removed }) => removed),
  );
  const close = (focus?: string) => {
    setEditing(undefined);
    actions.focusNext(focus ?? `add-${group.id}`);
  };

  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-5 border-t border-line px-5 py-2.5 @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:px-4 @2xl:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
    >
      <h3 id={id} className="text-caption font-medium text-muted-foreground @2xl:pt-1.5">
        <button
          type="button"
          data-focus={group.id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="w-full rounded-sm text-left @max-2xl:min-h-10 pointer-coarse:min-h-11"
        >
          {name}{" "}
          <span className="inline-flex items-center gap-1.5 pl-1 align-[-0.125em] whitespace-nowrap">
            <span className="font-mono text-xs text-subtle">{facts.length}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-3.5 text-subtle transition-transform duration-180 in-aria-[expanded=false]:-rotate-90"
            />
          </span>
        </button>
      </h3>
      {open && (
        <ul
          aria-labelledby={id}
          className="flex min-w-0 flex-wrap content-start gap-1.5 @max-2xl:col-span-full @max-2xl:row-start-2 @max-2xl:pb-2"
        >
          {shown.map((fact) =>
            editing === fact.entry.id ? (
              <FactEditor
                key={fact.entry.id}
                place={fact.place}
                text={fact.entry.text}
                original={originalOf(sheet, fact.entry.id)?.text}
                label={t("editLabel", { group: name })}
                onCancel={() => close(fact.entry.id)}
                onSave={(text) => {
                  actions.correct(fact, text);
                  close(fact.entry.id);
                }}
                onMove={(to) => {
                  actions.move(fact, to);
                  close(fact.entry.id);
                }}
                onRestore={() => {
                  actions.restore(originalOf(sheet, fact.entry.id)?.id ?? "");
                  close(fact.entry.id);
                }}
              />
            ) : (
              <FactChip
                key={fact.entry.id}
                fact={fact}
                label={labelOf(sheet, fact)}
                beside={beside(sheet, fact)}
                marks={marks}
                hint={hint}
                onEdit={() => setEditing(fact.entry.id)}
                onRemove={() => {
                  const at = facts.indexOf(fact);
                  const next = facts[at + 1] ?? facts[at - 1];
                  actions.remove(fact);
                  actions.focusNext(next?.entry.id ?? `add-${group.id}`);
                }}
              />
            ),
          )}
          {facts.length > shown.length && (
            <li>
              <button type="button" className={quietButton} onClick={() => setAll(true)}>
                {t("more", { count: facts.length - shown.length })}
              </button>
            </li>
          )}
          {adding && free && (
            <FactEditor
              place={free}
              text=""
              label={t("addLabel", { group: name })}
              onCancel={() => {
                close();
                if (facts.length === 0) onLeftEmpty();
              }}
              onSave={(text) => {
                actions.add(free, text);
                setAll(true);
                close();
              }}
            />
          )}
        </ul>
      )}
      {open && !adding && free && (
        <button
          type="button"
          data-fact={`add-${group.id}`}
          aria-label={t("addTo", { group: name })}
          className={clsx(quietButton, "self-start @max-2xl:col-start-2 @max-2xl:row-start-1")}
          onClick={() => setEditing(NEW)}
        >
          <Plus aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </section>
  );
}

/** Look of a button that adds something. */
export const quietButton =
  "inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-md border border-dashed border-line-strong px-2 text-caption text-muted-foreground hover:bg-raised hover:text-foreground focus-visible:rounded-md focus-visible:outline-offset-1 pointer-coarse:min-h-11 pointer-coarse:min-w-11";
