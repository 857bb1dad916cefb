import { getTranslations } from "next-intl/server";
import { CaseBrief } from "./case-brief";
import { CaseResults } from "./case-results";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Two columns as wide as a `Container`, and the results across the whole page below them: the card is placed beside the story all the same. */
const columns = cn(
  "grid grid-cols-1 items-start gap-x-[clamp(48px,7vw,96px)] px-(--side) [--side:max(var(--gutter),(100cqw-1280px)/2+var(--gutter))] lg:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)]",
  "print:flex print:flex-col print:gap-[16pt] print:[--side:0px]",
);

/** The story, the results, and a card with the facts: last in the text; on wide screens it hangs over the cover beside the story. */
export async function CaseBody({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  return (
    <div className="@container">
      <div className={columns}>
        <div className="pt-[clamp(48px,5.6vw,80px)] pb-[clamp(72px,8vw,112px)] print:py-0">
          <h2 className="mb-5 text-[1.5rem] leading-[1.2] tracking-[-0.028em] print:mt-[16pt] print:mb-[6pt]">
            {t("about")}
          </h2>
          <div
            data-slot="case-story"
            className="max-w-[40em] text-[1.0625rem] leading-[1.7] text-pretty whitespace-pre-line text-muted-foreground print:max-w-none print:[font-size:inherit]"
          >
            {item.content}
          </div>
          {item.tags && (
            <div data-slot="case-tags" className="mt-10">
              <h3 className="mb-3 text-[0.875rem] font-medium text-subtle">{t("technologies")}</h3>
              <ul className="flex flex-wrap gap-2">
                {item.tags.map((tag) => (
                  <li
                    key={tag}
                    className="rounded-[8px] border border-line-strong bg-[color-mix(in_oklab,var(--surface)_60%,transparent)] px-3 py-1.5 text-sm leading-[1.4] font-medium"
                  >
                    {tag}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {item.results && <CaseResults results={item.results} />}
        <CaseBrief item={item} />
      </div>
    </div>
  );
}
