import type { ReactNode } from "react";
import { ReadingPosition } from "@/components/sections/reading-position";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { Container } from "@/components/ui/container";

type Item = { anchor: string; text: string; number?: number };

type ContentsProps = {
  /** Unique in the page; names the navigation. */
  id: string;
  title: string;
  items: readonly Item[];
  /** What else stands beside the text on a wide screen. */
  children?: ReactNode;
};

/** The columns of a long text and its contents. */
export function Reading({ children }: { children: ReactNode }) {
  return (
    <Container className="grid grid-cols-1 items-start gap-x-[clamp(48px,7vw,112px)] gap-y-8 pt-[clamp(32px,5vw,72px)] pb-[clamp(72px,8.6vw,128px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,720px)] print:block print:pt-[16pt] print:pb-0">
      {children}
    </Container>
  );
}

const beside =
  "sticky top-[calc(var(--header-height)+28px)] grid max-h-[calc(100dvh-var(--header-height)-56px)] gap-8 overflow-y-auto max-lg:hidden print:hidden";

/** The section being read has a mark on the line at its side. */
const link = [
  "relative flex border-t border-line py-[9px] pl-4 text-[0.9375rem] leading-[1.4] text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2",
  "before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-transparent aria-[current]:text-foreground aria-[current]:before:bg-[var(--c,var(--accent))]",
  "pointer-coarse:min-h-11 pointer-coarse:items-center max-lg:min-h-11 max-lg:items-center max-lg:pl-0 max-lg:before:hidden",
].join(" ");

/** The contents of a long text: beside it, in view and with the place one has read to, on a wide screen; folded above it on a narrow one. */
export function Contents({ id, title, items, children }: ContentsProps) {
  return (
    <>
      <div className={beside}>
        <nav data-slot="contents" aria-labelledby={id}>
          <h2 id={id} className="mb-3 font-mono text-mono text-subtle">
            {title}
          </h2>
          <Links items={items} />
          <ReadingPosition list={id} />
        </nav>
        {children}
      </div>
      <Collapsible className="max-w-[720px] border-y border-line lg:hidden print:hidden">
        <CollapsibleTrigger className="py-3 font-medium">{title}</CollapsibleTrigger>
        <Links items={items} />
      </Collapsible>
    </>
  );
}

function Links({ items }: { items: readonly Item[] }) {
  return (
    <ol>
      {items.map(({ anchor, text, number }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={link}>
            {number !== undefined && (
              <span aria-hidden="true" className="w-7 flex-none text-subtle">
                {number}
              </span>
            )}
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
