import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FactGroup, quietButton } from "@/components/generator/facts/fact-group";
import type { FactActions } from "@/components/generator/facts/fact-actions";
import { factGroups, shownIn, type FactGroupId } from "@/components/generator/facts/groups";
import type { MarkStore } from "@/components/generator/facts/mark-store";
import type { FactSheet } from "@/lib/generators/fact-sheet";

type FactGroupsProps = {
  sheet: FactSheet;
  marks: MarkStore;
  actions: FactActions;
  hint: string;
  /** The groups that are open at first. */
  openAtFirst: readonly FactGroupId[];
};

/** The groups that hold something; those that hold nothing are offered in one row. */
export function FactGroups({ sheet, marks, actions, hint, openAtFirst }: FactGroupsProps) {
  const t = useTranslations("facts");
  /** Groups that were empty and into which something is typed. */
  const [begun, setBegun] = useState<readonly FactGroupId[]>([]);
  const isShown = (group: (typeof factGroups)[number]) =>
    begun.includes(group.id) || shownIn(sheet, group).length > 0;
  const empty = factGroups.filter((group) => !isShown(group));
  return (
    <>
      {factGroups.filter(isShown).map((group) => (
        <FactGroup
          key={group.id}
          group={group}
          sheet={sheet}
          marks={marks}
          actions={actions}
          hint={hint}
          openAtFirst={openAtFirst.includes(group.id) || begun.includes(group.id)}
          typing={begun.includes(group.id) && shownIn(sheet, group).length === 0}
          onLeftEmpty={() => setBegun(begun.filter((id) => id !== group.id))}
        />
      ))}
      {empty.length > 0 && (
        <section
          aria-labelledby="facts-empty"
          className="grid gap-x-5 gap-y-2 border-t border-line px-5 py-2.5 @max-2xl:px-4 @2xl:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <h3 id="facts-empty" className="text-caption font-medium text-subtle @2xl:pt-1.5">
            {t("add")}
          </h3>
          <ul aria-labelledby="facts-empty" className="flex min-w-0 flex-wrap gap-1.5">
            {empty.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  data-fact={`add-${id}`}
                  className={quietButton}
                  onClick={() => setBegun([...begun, id])}
                >
                  <Plus aria-hidden="true" className="size-3.5" />
                  {t(`groups.${id}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
