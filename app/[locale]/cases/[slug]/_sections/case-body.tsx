import { getLocale, getTranslations } from "next-intl/server";
import { Fragment } from "react";
import { CaseBrief } from "./case-brief";
import { CaseChanges } from "./case-changes";
import { CaseLessons } from "./case-lessons";
import { CaseOpening } from "./case-opening";
import { CaseQuote } from "./case-quote";
import { CaseResults } from "./case-results";
import { CaseScreen } from "./case-screen";
import { CaseStory } from "./case-story";
import { CaseSystem } from "./case-system";
import { CaseTags } from "./case-tags";
import { CaseWork } from "./case-work";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { resultsPlaces } from "@/lib/content/kinds/case-story";
import { getService } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";

/** Two columns as wide as a `Container`, and sections across the whole page below them: the card is placed beside the story all the same. */
const columns = cn(
  "grid grid-cols-1 items-start gap-x-[clamp(48px,7vw,96px)] px-(--side) [--side:max(var(--gutter),(100cqw-1280px)/2+var(--gutter))] lg:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)]",
  "print:flex print:flex-col print:items-stretch print:gap-[16pt] print:[--side:0px]",
);

/** Sections of the text that stand before the screen: what was wrong and where the work began. The others tell what the screen is made of. */
const OPENING = 2;

/** What changed, the story and, where it leads to them, the results, and a card with the facts: last in the text; on wide screens it hangs over the cover beside the story. */
export async function CaseBody({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  const locale = await getLocale();
  const services = item.services?.flatMap((id) => getService(locale, id) ?? []) ?? [];
  const opening = item.screen && item.sections.length > OPENING + 1 ? OPENING : item.sections.length;
  const rest = item.sections.slice(opening);
  /** The card begins below the picture and not on it: what it is made of fills the column beside it. */
  const isTall = item.head !== undefined && item.changes !== undefined;
  const tags = <CaseTags tags={item.tags} services={services} />;
  const results = <CaseResults results={item.results} headings={item.headings} after={item.resultsAfter} />;
  const parts = {
    screen: item.screen && <CaseScreen screen={item.screen} />,
    done: rest.length > 0 && (
      <section className="col-span-full pt-[clamp(56px,8vw,112px)] print:p-0">
        <Eyebrow>{t("doneEyebrow")}</Eyebrow>
        <h2 className="text-h2">{item.headings?.done ?? t("done")}</h2>
        <CaseStory sections={rest} />
      </section>
    ),
    system: (
      <>
        {item.lessons && <CaseLessons lessons={item.lessons} />}
        {item.system && <CaseSystem system={item.system} heading={item.headings?.system} />}
      </>
    ),
  };
  return (
    <div className="@container">
      <div className={columns}>
        <div className="pt-[clamp(48px,5.6vw,80px)] pb-[clamp(48px,5.6vw,80px)] print:py-0">
          <CaseChanges changes={item.changes} measured={item.measured} />
          {isTall && <div className="mt-10">{tags}</div>}
        </div>
        <CaseOpening sections={item.sections.slice(0, opening)}>{!isTall && <div>{tags}</div>}</CaseOpening>
        {item.resultsAfter === undefined && results}
        {resultsPlaces.map((place) => (
          <Fragment key={place}>
            {parts[place]}
            {item.resultsAfter === place && results}
            {item.quote && item.quoteAfter === place && <CaseQuote quote={item.quote} look="large" />}
          </Fragment>
        ))}
        <CaseWork item={item} />
        <CaseBrief item={item} services={services} />
      </div>
    </div>
  );
}
