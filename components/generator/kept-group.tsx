import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { subjectOf, titleOf } from "@/components/generator/document-file";
import type { KeptResult } from "@/components/generator/kept-results";
import { defaultTemplate } from "@/components/generator/tool-inputs";
import { documentOf } from "@/lib/generators/tools";

/** Results of one description in one language, at least one. */
export type Group = [KeptResult, ...KeptResult[]];

const nameOf = ({ tool, answer, input }: KeptResult) =>
  titleOf(documentOf(tool, answer)) ?? input.description.slice(0, 80);

type KeptGroupProps = {
  results: Group;
  onShow: (result: KeptResult) => void;
  onRemove: (result: KeptResult) => void;
};

/** What was made from one description: its subject and when, and a button for each result, the first made first. */
export function KeptGroup({ results, onShow, onRemove }: KeptGroupProps) {
  const t = useTranslations("generator.workbench");
  const locale = useLocale();
  const [latest] = results;
  const variantOf = ({ input: { template, refine } }: KeptResult) => [
    ...(template && template !== defaultTemplate ? [t(`fields.template.${template}`)] : []),
    ...(refine ? [t(`refine.${refine}`)] : []),
  ];
  return (
    <li className="grid gap-2.5 border-b border-line py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span lang={latest.locale} className="min-w-0">
          {subjectOf(nameOf(latest))}
        </span>
        <span className="text-caption text-subtle">{whenOf(latest.at, locale)}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {results.toReversed().map((result) => (
          <li
            key={result.id}
            className="flex items-stretch overflow-clip rounded-md border border-line-strong text-sm pointer-coarse:min-h-11"
          >
            <button
              type="button"
              data-slot="kept-show"
              className="py-1.5 pr-1.5 pl-3 text-left hover:text-accent focus-visible:-outline-offset-2"
              onClick={() => onShow(result)}
            >
              {[t(`tools.${result.tool}.name`), ...variantOf(result)].join(" · ")}
            </button>
            <button
              type="button"
              className="grid w-8 place-items-center text-subtle hover:text-foreground focus-visible:-outline-offset-2 pointer-coarse:w-11"
              aria-label={t("kept.delete", { name: nameOf(result) })}
              onClick={() => onRemove(result)}
            >
              <X className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </li>
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
