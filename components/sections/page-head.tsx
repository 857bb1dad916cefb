import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { PageTitle } from "@/components/ui/page-title";
import { Ruler } from "@/components/ui/ruler";
import { cn } from "@/lib/site/cn";

type PageHeadProps = {
  eyebrow: string;
  title: ReactNode;
  lead: string;
  /** Whether a ruler closes it: not where one of years begins right below. */
  isRuled?: boolean;
  /** What stands on the ruler. */
  children?: ReactNode;
};

/** Light from above, right of the words; it begins behind the header. */
const head = cn(
  "relative isolate -mt-(--header-height) overflow-clip pt-[calc(var(--header-height)+clamp(48px,6vw,88px))] pb-[clamp(28px,3.4vw,48px)] print:mt-0 print:pt-0",
  "before:absolute before:inset-0 before:-z-1",
  "before:bg-[radial-gradient(46rem_22rem_at_82%_-12%,color-mix(in_oklab,var(--accent)_calc(var(--glow)*70%),transparent),transparent_72%)]",
);

/** The head of an inner page, on a ruler: what it is called on the left, what it is about on the right, on one baseline. */
export function PageHead({ eyebrow, title, lead, isRuled = true, children }: PageHeadProps) {
  return (
    <header className={head}>
      <Container className="grid grid-cols-1 items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          {/* The quieter half starts a line of its own where it does not fit beside the first. */}
          <PageTitle className="[&>[data-slot=quiet]]:inline-block">{title}</PageTitle>
        </div>
        <p className="max-w-[35em] text-lead text-muted-foreground">{lead}</p>
      </Container>
      {isRuled && (
        <Container className="mt-[clamp(28px,3.4vw,48px)]">
          {children}
          <Ruler />
        </Container>
      )}
    </header>
  );
}
