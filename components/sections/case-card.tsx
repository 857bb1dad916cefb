import { ArrowRight, Check } from "lucide-react";
import { clsx } from "clsx";
import { Card, CardLink } from "@/components/ui/card";
import { Cover } from "@/components/ui/cover";
import type { Case } from "@/lib/content/cases";
import { casePath } from "@/lib/site/routes";

type CaseCardProps = {
  item: Pick<Case, "slug" | "title" | "clientName" | "industry" | "year" | "results" | "image" | "hue">;
  /** Picture and text side by side, two results instead of one. */
  wide?: boolean;
  /** Level of the title under the headings around the card. */
  heading?: "h2" | "h3";
  /** What the card is an example of; stands before industry and year. */
  label?: string;
  /** Words of the invitation at the foot of a wide card. */
  more?: string;
};

/** A project: cover, title, what it brought. Knows no dictionary, so a client component may draw it too. */
export function CaseCard({ item, wide = false, heading: Title = "h2", label, more }: CaseCardProps) {
  return (
    <Card hue={item.hue} className={clsx("case-card", wide && "case-wide")}>
      <Cover src={item.image} className="case-cover">
        {label === undefined && <span className="case-badge">{item.industry}</span>}
      </Cover>
      <div className="case-text">
        <p className="mono">
          {(label === undefined ? [item.clientName, item.year] : [label, item.industry, item.year]).join(
            " · ",
          )}
        </p>
        <Title className="case-title">
          <CardLink href={casePath(item.slug)} data-track="case_view" data-track-label={item.slug}>
            {item.title}
          </CardLink>
        </Title>
        {item.results && (
          <ul>
            {item.results.slice(0, wide ? 2 : 1).map((result) => (
              <li key={result}>
                <Check />
                {result}
              </li>
            ))}
          </ul>
        )}
        {more !== undefined && (
          <span className="case-more" aria-hidden="true">
            {more}
            <ArrowRight />
          </span>
        )}
      </div>
    </Card>
  );
}
