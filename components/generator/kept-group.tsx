import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { subjectOf, titleOf } from "@/components/generator/document-file";
import type { KeptResult } from "@/components/generator/kept-results";
import { defaultTemplate } from "@/components/generator/tool-inputs";
import { useRun } from "@/components/generator/use-run";
import { documentOf } from "@/lib/generators/tools";

/** Results of one description in one language, at least one. */
export type Group = [KeptResult, ...KeptResult[]];

const nameOf = ({ tool, answer, input }: KeptResult) =>
  titleOf(documentOf(tool, answer)) ?? input.description.slice(0, 80);

type KeptGroupProps = {
  results: Group;
  onShow: (result: KeptResult) => void;
  onRemove: (results: Group) => void;
};

/** What was made from one description: its subject and when, a button for each result, the first made first, and one that deletes all. */
export function KeptGroup({ results, onShow, onRemove }: KeptGroupProps) {
  const t = useTranslations("generator.workbench");
  const locale = useLocale();
  const [latest] = results;
  const subject = subjectOf(nameOf(latest));
  const variantOf = ({ input: { template, refine } }: KeptResult) => [
    ...(template && template !== defaultTemplate ? [t(`fields.template.${template}`)] : []),
    ...(refine ? [t(`refine.${refine}`)] : []),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <p className="min-w-0 text-sm">
        <span lang={latest.locale} className="text-foreground">
          {subject}
        </span>
        <span className="block text-caption text-subtle">{whenOf(latest.at, locale)}</span>
      </p>
      <ul className="col-span-full row-start-2 mt-2 flex flex-wrap gap-1.5 text-sm">
        {results.toReversed().map((result) => (
          <li key={result.id}>
            <ShowButton result={result} onShow={onShow}>
              {[t(`tools.${result.tool}.name`), ...variantOf(result)].join(" · ")}
            </ShowButton>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="col-start-2 row-start-1 -mr-2 grid size-9 place-items-center rounded-md text-subtle hover:text-foreground focus-visible:-outline-offset-2 pointer-coarse:size-11"
        aria-label={t("kept.delete", { name: subject, count: results.length })}
        onClick={() => onRemove(results)}
      >
        <X className="size-4" />
      </button>
    </li>
  );
}

type ShowButtonProps = Pick<KeptGroupProps, "onShow"> & { result: KeptResult; children: ReactNode };

/** Puts a result back into its tab; marked while it is there. */
function ShowButton({ result, onShow, children }: ShowButtonProps) {
  const run = useRun(result.tool);
  return (
    <button
      type="button"
      data-slot="kept-show"
      aria-current={(run.status === "done" && run.id === result.id) || undefined}
      className="inline-flex min-h-8 items-center rounded-md border border-line-strong px-2.5 text-muted-foreground hover:bg-raised hover:text-foreground focus-visible:outline-offset-1 aria-[current]:border-accent aria-[current]:text-foreground pointer-coarse:min-h-11"
      onClick={() => onShow(result)}
    >
      {children}
    </button>
  );
}

/** «сегодня, 15:37», "yesterday, 09:02"; an earlier day by its date. */
function whenOf(at: number, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(at);
  const days = Math.round((new Date(at).setHours(12) - new Date().setHours(12)) / 86_400_000);
  const day =
    days >= -1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day")
      : new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(at);
  return `${day}, ${time}`;
}
