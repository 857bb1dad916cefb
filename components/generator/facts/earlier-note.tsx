import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FactsStore } from "@/components/generator/facts/facts-store";
import { useFacts } from "@/components/generator/facts/use-facts";
import { isMadeFrom, type DoneRun } from "@/components/generator/run";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { Button } from "@/components/ui/button";
import { changesOf } from "@/lib/generators/fact-places";

type EarlierNoteProps = { run: DoneRun; description: TextStore; facts: FactsStore; onAgain: () => void };

/** Says that a document was written before the description or its sheet changed, and has it written anew. */
export function EarlierNote({ run, description, facts, onAgain }: EarlierNoteProps) {
  const t = useTranslations("facts.earlier");
  const { text, problem } = useDescription(description);
  const { sheet } = useFacts(facts);
  if (problem !== undefined || isMadeFrom(run, text, changesOf(sheet))) return null;
  return (
    <div
      data-slot="earlier"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-[color-mix(in_oklab,var(--yellow)_9%,transparent)] px-6 py-3 text-sm print:hidden"
    >
      <History aria-hidden="true" className="size-[1.125rem] shrink-0 text-yellow" />
      <p role="status" className="min-w-0 flex-1 basis-56">
        {t("text")}
      </p>
      <Button variant="secondary" size="small" onClick={onAgain}>
        {t("button")}
      </Button>
    </div>
  );
}
