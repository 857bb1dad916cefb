import { clsx } from "clsx";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Skeleton } from "@/components/ui/skeleton";
import { CASE_PLACEHOLDERS } from "@/lib/site/constants";

/** The shape of the list of projects, with as many cards as section 9 of the specification says. */
export function PendingCases() {
  return (
    <div aria-hidden="true">
      <div className="pt-[clamp(48px,6vw,88px)] pb-[clamp(32px,4vw,56px)]">
        <Container className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Skeleton className="skeleton-title" />
          <Skeleton className="skeleton-lead" />
        </Container>
      </div>
      <div className="cases frame">
        <ul className="cases-grid">
          {Array.from({ length: CASE_PLACEHOLDERS }, (_, index) => (
            <li key={index}>
              <Card className={clsx("case-card", index === 0 && "case-wide")}>
                <Skeleton className="case-cover" />
                <div className="case-text">
                  <Skeleton className="skeleton-caption" />
                  <div className="case-title">
                    <Skeleton />
                    <Skeleton className="skeleton-rest" />
                  </div>
                  <Skeleton className="skeleton-caption" />
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The shape of a project's page. */
export function PendingCase() {
  return (
    <div className="cd-hero" aria-hidden="true">
      <div className="frame">
        <Skeleton className="skeleton-crumb" />
        <div className="cd-head">
          <Skeleton className="skeleton-title" />
        </div>
        <Skeleton className="cd-plate" />
      </div>
    </div>
  );
}
