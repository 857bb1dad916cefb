import { getTranslations } from "next-intl/server";
import { CaseBrief } from "./case-brief";
import { CaseResults } from "./case-results";
import { CaseSystem } from "./case-system";
import { CaseWork } from "./case-work";
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
            className="grid max-w-[40em] gap-9 text-[1.0625rem] leading-[1.7] text-pretty text-muted-foreground print:max-w-none print:gap-[10pt] print:[font-size:inherit]"
          >
            {item.sections.map(({ title, text }) => (
              <div key={title ?? text}>
                {title !== undefined && (
                  <h3 className="mb-2 text-[1.1875rem] leading-[1.3] tracking-[-0.02em] text-foreground">
                    {title}
                  </h3>
                )}
                <p className="whitespace-pre-line">{text}</p>
              </div>
            ))}
          </div>
          {item.system && <CaseSystem system={item.system} />}
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
        {(item.results ?? item.changes) && <CaseResults results={item.results} changes={item.changes} />}
        <CaseWork item={item} />
        <CaseBrief item={item} />
      </div>
    </div>
  );
}
