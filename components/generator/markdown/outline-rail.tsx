import { useTranslations } from "next-intl";
import { useEffect, useState, type RefObject } from "react";
import { openAt } from "@/components/generator/markdown/open-at";
import { screenOnly } from "@/components/generator/screen-only";
import { useInSight } from "@/components/generator/use-in-sight";
import { labelsOf, type OutlineSection } from "@/lib/generators/document-outline";
import { shortTitle } from "@/lib/generators/short-titles";
import { cn } from "@/lib/site/cn";

/** How far below the upper edge of the window a section counts as read, px: under the header and the row of sections. */
const READ_FROM = 180;

const partsIn = (paper: HTMLElement | null) => [
  ...(paper?.querySelectorAll<HTMLDetailsElement>("details[data-slot=document-section]:not([data-paper])") ??
    []),
];

/** The section at the upper edge of the window. */
function useCurrentSection(paper: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const parts = partsIn(paper.current);
    const look = () => {
      // The page goes on below a document, so its last section comes up to the edge as well.
      const passed = parts.filter((part) => part.getBoundingClientRect().top <= READ_FROM).length;
      setCurrent(Math.max(0, passed - 1));
    };
    look();
    // Only a scroll tells each section that passes: an observer is silent about one that is higher than the window.
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [paper, count]);
  return current;
}

const rail = cn(
  "sticky top-[calc(var(--header-height)+24px)] grid max-h-[calc(100dvh-var(--header-height)-40px)] [scrollbar-width:thin] content-start gap-0.5 self-start overflow-y-auto",
  // A row under the header where there is no room beside the text.
  "@max-[56rem]:top-(--header-height) @max-[56rem]:z-2 @max-[56rem]:-mx-(--inset) @max-[56rem]:-mt-3 @max-[56rem]:mb-3 @max-[56rem]:flex @max-[56rem]:[scrollbar-width:none] @max-[56rem]:gap-1 @max-[56rem]:overflow-x-auto @max-[56rem]:border-b @max-[56rem]:border-line @max-[56rem]:bg-surface @max-[56rem]:px-(--inset) @max-[56rem]:py-1.5",
  // All of them are seen where two rows have room for them.
  "@min-[40rem]:before:hidden @min-[40rem]:after:hidden @min-[40rem]:@max-[56rem]:flex-wrap @min-[40rem]:@max-[56rem]:gap-0",
  // It runs out on the right until its last entry has come, and on the left over its padding.
  "@max-[56rem]:before:pointer-events-none @max-[56rem]:before:sticky @max-[56rem]:before:-left-(--inset) @max-[56rem]:before:z-1 @max-[56rem]:before:-mr-1 @max-[56rem]:before:-ml-(--inset) @max-[56rem]:before:w-(--inset) @max-[56rem]:before:flex-none @max-[56rem]:before:bg-linear-to-r @max-[56rem]:before:from-surface @max-[56rem]:before:to-transparent",
  "@max-[56rem]:after:pointer-events-none @max-[56rem]:after:sticky @max-[56rem]:after:-right-(--inset) @max-[56rem]:after:-mr-(--inset) @max-[56rem]:after:w-10 @max-[56rem]:after:flex-none @max-[56rem]:after:bg-linear-to-l @max-[56rem]:after:from-surface @max-[56rem]:after:to-transparent",
  screenOnly,
);
const entry = cn(
  "grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline rounded-md px-2 py-1.5 text-caption/[1.35] text-muted-foreground hover:text-foreground pointer-coarse:py-3.5",
  "focus-visible:-outline-offset-2 aria-[current]:bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] aria-[current]:font-medium aria-[current]:text-foreground",
  "@max-[56rem]:flex @max-[56rem]:min-h-11 @max-[56rem]:items-center @max-[56rem]:gap-1.5 @max-[56rem]:whitespace-nowrap @min-[40rem]:@max-[56rem]:gap-1 @min-[40rem]:@max-[56rem]:px-1.5 @min-[40rem]:@max-[56rem]:pointer-fine:min-h-8",
);

type OutlineRailProps = {
  paper: RefObject<HTMLElement | null>;
  sections: readonly OutlineSection[];
  /** Names the section of a number in the page. */
  idOf: (index: number) => string;
};

/** The sections of a document, the one being read marked. A press opens a folded section and leads to it. */
export function OutlineRail({ paper, sections, idOf }: OutlineRailProps) {
  const t = useTranslations("generator.workbench.document");
  const current = useCurrentSection(paper, sections.length);
  const row = useInSight<HTMLElement>(current);
  return (
    <nav ref={row} aria-label={t("outline")} data-slot="outline" className={rail}>
      {labelsOf(sections.map(({ title }) => title)).map(({ number, label }, index) => (
        <a
          key={index}
          href={`#${idOf(index)}`}
          aria-current={index === current || undefined}
          className={entry}
          onClick={(event) => {
            event.preventDefault();
            openAt(partsIn(paper.current)[index]);
          }}
        >
          <span aria-hidden="true" className="font-mono text-mono text-subtle in-aria-[current]:text-accent">
            {number}
          </span>
          <span className="min-w-0 wrap-break-word hyphens-auto @max-[56rem]:hidden">{label}</span>
          <span className="@min-[56rem]:hidden">{shortTitle(label)}</span>
        </a>
      ))}
    </nav>
  );
}
