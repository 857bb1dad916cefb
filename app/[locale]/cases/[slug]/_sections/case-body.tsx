import { getTranslations } from "next-intl/server";
import { CaseBrief } from "./case-brief";
import { CaseChanges } from "./case-changes";
import { CaseResults } from "./case-results";
import { CaseScreen } from "./case-screen";
import { CaseSystem } from "./case-system";
import { CaseTags } from "./case-tags";
import { CaseWork } from "./case-work";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Two columns as wide as a `Container`, and sections across the whole page below them: the card is placed beside the story all the same. */
const columns = cn(
  "grid grid-cols-1 items-start gap-x-[clamp(48px,7vw,96px)] px-(--side) [--side:max(var(--gutter),(100cqw-1280px)/2+var(--gutter))] lg:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)]",
  "print:flex print:flex-col print:gap-[16pt] print:[--side:0px]",
);

/** What changed, the story and the results, and a card with the facts: last in the text; on wide screens it hangs over the cover beside the story. */
export async function CaseBody({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  return (
    <div className="@container">
      <div className={columns}>
        <div className="pt-[clamp(48px,5.6vw,80px)] pb-[clamp(48px,5.6vw,80px)] print:py-0">
          <CaseChanges changes={item.changes} measured={item.measured} />
          <Eyebrow asChild className="print:mt-[16pt] print:mb-[6pt] print:block">
            <h2>{t("about")}</h2>
          </Eyebrow>
          <div
            data-slot="case-story"
            className="grid max-w-[40em] gap-7 leading-[1.6] text-pretty text-muted-foreground md:gap-9 md:text-[1.0625rem] md:leading-[1.7] print:max-w-none print:gap-[10pt] print:[font-size:inherit]"
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
          <CaseTags tags={item.tags} className="mt-10 print:mt-[8pt]" />
          <CaseResults results={item.results} />
        </div>
        {item.screen && <CaseScreen screen={item.screen} />}
        {item.system && <CaseSystem system={item.system} />}
        <CaseWork item={item} />
        <CaseBrief item={item} />
      </div>
    </div>
  );
}
