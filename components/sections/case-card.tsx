import { clsx } from "clsx";
import { Card } from "@/components/ui/card";
import { Cover } from "@/components/ui/cover";
import { Icon } from "@/components/ui/icon";
import type { Case } from "@/lib/content/cases";
import { Link } from "@/lib/i18n/navigation";
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
          <Link
            href={casePath(item.slug)}
            className="card-link"
            data-track="case_view"
            data-track-label={item.slug}
          >
            {item.title}
          </Link>
        </Title>
        {item.results && (
          <ul>
            {item.results.slice(0, wide ? 2 : 1).map((result) => (
              <li key={result}>
                <Icon name="check" />
                {result}
              </li>
            ))}
          </ul>
        )}
        {more !== undefined && (
          <span className="case-more" aria-hidden="true">
            {more}
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
    </Card>
  );
}
