import { ArrowRight, Check } from "lucide-react";
import {
  caseCard,
  caseCardFigure,
  caseCover,
  caseText,
  caseTitle,
} from "@/components/sections/case-card-variants";
import { CoverBadge } from "@/components/sections/cover-badge";
import { Card, CardLink } from "@/components/ui/card";
import { Cover } from "@/components/ui/cover";
import type { Case } from "@/lib/content/cases";
import { casePath } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

const lists = {
  main: "mt-auto md:row-start-4 md:mt-0",
  wide: "mt-auto lg:mt-0",
  // As high as two lines: the dividers of a row stand in one line.
  slide: "mt-auto border-t border-line pt-4 md:min-h-[calc(2.625rem+17px)]",
};

/** How wide a photograph stands on the card. */
const sizes = {
  main: "(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, 100vw",
  wide: "(min-width: 80rem) 42rem, (min-width: 64rem) 53vw, 100vw",
  slide: "(min-width: 80rem) 25rem, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw",
};

const arrow =
  "size-4.5 flex-none transition-transform duration-200 ease-out group-hover/case:translate-x-[3px]";

const turned = "lg:grid-cols-[minmax(0,5.6fr)_minmax(0,6.4fr)]";

type CaseCardProps = {
  item: Pick<
    Case,
    "slug" | "title" | "clientName" | "industry" | "year" | "figure" | "results" | "image" | "photo" | "hue"
  >;
  /** Picture and text side by side; two results instead of one where no number stands for the project. */
  wide?: boolean;
  /** The picture at the right of the text. */
  flipped?: boolean;
  /** One of three on a page of the carousel. */
  slide?: boolean;
  /** Level of the title under the headings around the card. */
  heading?: "h2" | "h3";
  /** What the card is an example of; stands before industry and year. */
  label?: string;
  /** Words of the invitation at the foot of a card that lies. */
  more?: string;
};

/** A project: cover, title, the number that stands for it, what it brought. Knows no dictionary, so a client component may draw it too. */
export function CaseCard({
  item,
  wide = false,
  flipped = false,
  slide = false,
  heading: Title = "h2",
  label,
  more,
}: CaseCardProps) {
  const standing = slide ? "slide" : "main";
  const layout = wide ? "wide" : standing;
  return (
    <Card hue={item.hue} className={cn(caseCard({ layout }), flipped && turned)}>
      <Cover
        src={item.image}
        photo={item.photo}
        sizes={sizes[layout]}
        className={cn(caseCover({ layout }), flipped && "lg:order-last")}
      >
        {label === undefined && <CoverBadge className="bg-background">{item.industry}</CoverBadge>}
      </Cover>
      <div className={caseText({ layout })}>
        <p className="flex w-full items-center justify-between gap-4 font-mono text-mono text-subtle">
          {(label === undefined ? [item.clientName, item.year] : [label, item.industry, item.year]).join(
            " · ",
          )}
          <ArrowRight className={cn(arrow, more !== undefined && "lg:hidden")} />
        </p>
        <Title className={caseTitle({ layout })}>
          <CardLink href={casePath(item.slug)} data-track="case_view" data-track-label={item.slug}>
            {item.title}
          </CardLink>
        </Title>
        {item.figure && (
          <p className={caseCardFigure({ layout })}>
            <strong className="text-[clamp(2rem,1.8rem+0.7vw,2.375rem)] leading-none font-semibold tracking-[-0.045em]">
              {item.figure.before !== undefined && (
                <span className="mr-2 text-sm font-medium tracking-normal text-subtle">
                  {item.figure.before} →
                </span>
              )}
              {item.figure.value}
            </strong>
            <span className="text-sm leading-[1.4] text-pretty text-muted-foreground">
              {item.figure.label}
            </span>
          </p>
        )}
        {item.results && !(slide && item.figure) && (
          <ul className={cn("grid w-full gap-2.5", lists[layout])}>
            {item.results.slice(0, wide && !item.figure ? 2 : 1).map((result) => (
              <li
                key={result}
                className="flex items-start gap-2.5 text-[0.9375rem] leading-[1.4] font-medium"
              >
                <Check className="mt-0.5 size-4.5 stroke-[2.6] text-success" />
                {result}
              </li>
            ))}
          </ul>
        )}
        {more !== undefined && (
          <span
            className="mt-auto flex items-center gap-2.5 pt-7 font-medium max-lg:hidden"
            aria-hidden="true"
          >
            {more}
            <ArrowRight className={arrow} />
          </span>
        )}
      </div>
    </Card>
  );
}
