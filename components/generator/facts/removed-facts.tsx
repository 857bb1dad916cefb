import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FactActions } from "@/components/generator/facts/fact-actions";
import { removedFacts } from "@/components/generator/facts/groups";
import type { FactSheet } from "@/lib/generators/fact-sheet";

/** What the visitor took away: nothing is made of it, and a press brings it back. */
export function RemovedFacts({ sheet, actions }: { sheet: FactSheet; actions: FactActions }) {
  const t = useTranslations("facts");
  const removed = removedFacts(sheet);
  if (removed.length === 0) return null;
  return (
    <section
      aria-labelledby="facts-removed"
      className="grid gap-x-5 gap-y-2 border-t border-line px-5 py-2.5 @max-2xl:px-4 @2xl:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <h3 id="facts-removed" className="text-caption font-medium text-subtle @2xl:pt-1.5">
        {t("removed")}
      </h3>
      <ul aria-labelledby="facts-removed" className="flex min-w-0 flex-wrap gap-1.5">
        {removed.map(({ entry }) => (
          <li key={entry.id} className="max-w-full min-w-0">
            <button
              type="button"
              aria-label={t("restore", { text: entry.text })}
              onClick={() => {
                actions.restore(entry.id);
                actions.focusNext(entry.id);
              }}
              className="flex min-h-8 max-w-full items-center gap-2 rounded-md border border-dashed border-line-strong px-2.5 text-left text-caption text-subtle hover:text-foreground focus-visible:rounded-md pointer-coarse:min-h-11"
            >
              <RotateCcw aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate line-through">{entry.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
