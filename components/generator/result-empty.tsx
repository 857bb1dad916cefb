import { clsx } from "clsx";
import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import type { ToolId } from "@/lib/generators/tools";

const parts = [1, 2, 3, 4] as const;

type ResultEmptyProps = {
  tool: ToolId;
  description: TextStore;
  /** What a result looks like; without it a drawing stands there. */
  sample?: ReactNode;
};

const place = "m-5 flex-1 rounded-xl @max-[40rem]:m-3";
const alone =
  "grid grid-cols-1 content-center justify-items-center gap-1.5 border-[1.5px] border-dashed border-line-strong px-7 pt-9 pb-8 text-center @max-[40rem]:px-5";

/** On a narrow panel the sample says it alone, and comes sooner: the form is right above it. */
const aside = "@max-[40rem]:hidden";

/** The place of a document that is not there yet: what will be inside, and what to do for it. */
export function ResultEmpty({ tool, description, sample }: ResultEmptyProps) {
  const t = useTranslations("generator.workbench");
  const { problem } = useDescription(description);
  return (
    <div className={clsx(place, sample === undefined ? alone : "grid grid-rows-[auto_1fr] gap-5")}>
      <div className={sample === undefined ? "contents" : "grid gap-1.5"}>
        {sample === undefined && (
          <div className="mb-3.5 grid place-items-center *:[grid-area:1/1]">
            <svg viewBox="0 0 120 120" aria-hidden="true" className="size-[120px]">
              <use href="/drawings/result-ring.svg#ring" />
            </svg>
            <Lightbulb className="size-[30px] stroke-[1.2] text-muted-foreground" />
          </div>
        )}
        <h3 className="text-h3">{t(`tools.${tool}.emptyTitle`)}</h3>
        <p
          className={clsx(
            "max-w-[52ch] text-[0.9375rem]/[1.55] text-balance text-muted-foreground",
            sample !== undefined && aside,
          )}
        >
          {t(problem === "blank" ? "empty.blank" : "empty.filled")}
        </p>
        {/* Words, not labels of buttons: there is nothing to press yet. */}
        <p className={clsx("text-sm/[1.5] text-subtle", sample === undefined ? "mt-4" : aside)}>
          {parts.map((part) => t(`tools.${tool}.inside${part}`)).join("\u00a0· ")}
        </p>
      </div>
      {sample}
    </div>
  );
}
