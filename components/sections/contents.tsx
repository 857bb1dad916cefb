import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";

type ContentsProps = {
  /** Unique in the page; names the navigation. */
  id: string;
  title: string;
  items: readonly { anchor: string; text: string; number?: number }[];
};

/** The columns of a long text and its contents. */
export function Reading({ children }: { children: ReactNode }) {
  return (
    <Container className="grid grid-cols-1 items-start gap-x-[clamp(48px,7vw,112px)] gap-y-10 pt-[clamp(40px,5vw,72px)] pb-[clamp(72px,8.6vw,128px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,720px)] print:block print:pt-[16pt] print:pb-0">
      {children}
    </Container>
  );
}

/** The contents of a long text: beside it and in view on a wide screen, above it on a narrow one. */
export function Contents({ id, title, items }: ContentsProps) {
  return (
    <nav
      data-slot="contents"
      aria-labelledby={id}
      className="sticky top-[calc(var(--header-height)+28px)] max-h-[calc(100dvh-var(--header-height)-56px)] overflow-y-auto max-lg:static max-lg:max-h-none max-lg:max-w-[720px] print:hidden"
    >
      <h2 id={id} className="mb-3 font-mono text-mono text-subtle">
        {title}
      </h2>
      <ol>
        {items.map(({ anchor, text, number }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex border-t border-line py-[9px] text-[0.9375rem] leading-[1.4] text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2"
            >
              {number !== undefined && (
                <span aria-hidden="true" className="w-7 flex-none text-subtle tabular-nums">
                  {number}
                </span>
              )}
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
