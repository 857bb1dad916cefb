import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { PageTitle } from "@/components/ui/page-title";

type PageHeadProps = { eyebrow: string; title: ReactNode; lead: string };

/** The head of an inner page: what it is called on the left, what it is about on the right, on one baseline. */
export function PageHead({ eyebrow, title, lead }: PageHeadProps) {
  return (
    <header className="relative isolate overflow-clip pt-[clamp(48px,6vw,88px)] pb-[clamp(32px,4vw,56px)] [--c:var(--accent)]">
      {/* The ring comes in from above and fades before the cards begin. */}
      <svg
        viewBox="0 0 900 900"
        aria-hidden="true"
        className="pointer-events-none absolute -top-[420px] left-[30%] -z-1 w-[620px] max-w-none mask-[linear-gradient(#000_66%,transparent_92%)] opacity-50 md:-top-[640px] md:left-[calc(50%-60px)] md:w-[1040px] md:opacity-80"
      >
        <use href="/drawings/service-rings.svg#rings" />
      </svg>
      <Container className="grid grid-cols-1 items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          {/* The quieter half starts a line of its own where it does not fit beside the first. */}
          <PageTitle className="[&>[data-slot=quiet]]:inline-block">{title}</PageTitle>
        </div>
        <p className="max-w-[35em] text-lead text-muted-foreground">{lead}</p>
      </Container>
    </header>
  );
}
