import { caseCard, caseCover, caseRows, caseText, caseTitle } from "@/components/sections/case-card-variants";
import { casePlate } from "@/components/sections/case-plate";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/site/cn";
import { CASE_PLACEHOLDERS } from "@/lib/site/constants";

function PendingTitle() {
  return <Skeleton className="h-[clamp(4.5rem,3rem_+_5.2vw,7rem)] max-w-[34rem] rounded-[12px]" />;
}

function PendingCard({ layout }: { layout: "main" | "wide" }) {
  return (
    <Card className={caseCard({ layout })}>
      <Skeleton className={caseCover({ layout })} />
      <div className={caseText({ layout })}>
        <Skeleton className="w-[46%]" />
        <div className={caseTitle({ layout })}>
          <Skeleton className="mb-[0.35em] min-h-[0.9em]" />
          <Skeleton className="mb-[0.35em] min-h-[0.9em] w-[56%]" />
        </div>
        <Skeleton className="w-[46%]" />
      </div>
    </Card>
  );
}

/** The shape of the list of projects, with as many cards as section 9 of the specification says. */
export function PendingCases() {
  return (
    <div aria-hidden="true">
      <div className="pt-[clamp(48px,6vw,88px)] pb-[clamp(32px,4vw,56px)]">
        <Container className="grid grid-cols-1 items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <PendingTitle />
          <Skeleton className="h-16 max-w-[26rem] rounded-[10px]" />
        </Container>
      </div>
      <Container className="pb-[clamp(72px,8.6vw,128px)]">
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
          {Array.from({ length: CASE_PLACEHOLDERS }, (_, index) => (
            <li key={index} className={cn("grid grid-cols-1", index === 0 ? "col-span-full" : caseRows)}>
              <PendingCard layout={index === 0 ? "wide" : "main"} />
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

/** The shape of a project's page. */
export function PendingCase() {
  return (
    <Container className="pt-9" aria-hidden="true">
      <Skeleton className="h-10 w-36 rounded-[10px]" />
      <div className="mt-7 mb-6 md:mt-11 md:mb-8">
        <PendingTitle />
      </div>
      <Skeleton className={casePlate} />
    </Container>
  );
}
