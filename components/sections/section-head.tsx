import type { ReactNode } from "react";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Quiet } from "@/components/ui/quiet";
import { cn } from "@/lib/site/cn";

type SectionHeadProps = {
  eyebrow?: string;
  title: ReactNode;
  titleId?: string;
  /** The quieter half of a two-tone headline. */
  dim?: string | undefined;
  lead?: string | undefined;
  className?: string;
  /** What stands on the right instead of a lead, for instance a link. */
  children?: ReactNode;
};

/** Eyebrow with its ruler, headline on the left, lead or link on the right at the height of the last line. */
export function SectionHead({ eyebrow, title, titleId, dim, lead, className, children }: SectionHeadProps) {
  return (
    <div
      data-slot="section-head"
      className={cn(
        "mb-[clamp(28px,4vw,56px)] grid grid-cols-1 items-end gap-x-16 gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]",
        className,
      )}
    >
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={titleId} className="text-h2">
          {title}
          {dim && <Quiet> {dim}</Quiet>}
        </h2>
      </div>
      {lead && <p className="max-w-[30em] text-[1.0625rem] text-muted-foreground">{lead}</p>}
      {children}
    </div>
  );
}
