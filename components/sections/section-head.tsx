import type { ReactNode } from "react";

type SectionHeadProps = {
  eyebrow: string;
  title: string;
  /** The quieter half of a two-tone headline. */
  dim?: string;
  lead?: string;
  /** What stands on the right instead of a lead, for instance a link. */
  children?: ReactNode;
};

/** Eyebrow with its ruler, headline on the left, lead or link on the right at the height of the last line. */
export function SectionHead({ eyebrow, title, dim, lead, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="h2">
          {title}
          {dim && <span className="dim"> {dim}</span>}
        </h2>
      </div>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  );
}
