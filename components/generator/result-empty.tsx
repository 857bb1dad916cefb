import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { badgeVariants } from "@/components/ui/badge-variants";
import type { ToolId } from "@/lib/generators/tools";

const parts = [1, 2, 3, 4] as const;

/** The place of a document that is not there yet: what will be inside, and what to do for it. */
export function ResultEmpty({ tool, description }: { tool: ToolId; description: TextStore }) {
  const t = useTranslations("generator.workbench");
  const { problem } = useDescription(description);
  return (
    <div className="m-5 grid flex-1 grid-cols-1 content-center justify-items-center gap-1.5 rounded-xl border-[1.5px] border-dashed border-line-strong px-7 pt-9 pb-8 text-center @max-[40rem]:m-3 @max-[40rem]:px-5">
      <div className="mb-3.5 grid place-items-center *:[grid-area:1/1]">
        <svg viewBox="0 0 120 120" aria-hidden="true" className="size-[120px]">
          <use href="/drawings/result-ring.svg#ring" />
        </svg>
        <Lightbulb className="size-[30px] stroke-[1.2] text-muted-foreground" />
      </div>
      <h3 className="text-h3">{t(`tools.${tool}.emptyTitle`)}</h3>
      <p className="max-w-[36ch] text-[0.9375rem]/[1.55] text-balance text-muted-foreground">
        {t(problem === "blank" ? "empty.blank" : "empty.filled")}
      </p>
      <ul className="mt-4 flex flex-wrap justify-center gap-1.5">
        {parts.map((part) => (
          <li key={part}>
            <span data-slot="badge" className={badgeVariants({ wraps: true })}>
              {t(`tools.${tool}.inside${part}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
