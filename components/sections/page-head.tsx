import type { ReactNode } from "react";

type PageHeadProps = { eyebrow: string; title: ReactNode; lead: string };

/** The head of an inner page: what it is called on the left, what it is about on the right, on one baseline. */
export function PageHead({ eyebrow, title, lead }: PageHeadProps) {
  return (
    <header className="page-head">
      <svg viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/service-rings.svg#rings" />
      </svg>
      <div className="frame">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="h1" tabIndex={-1}>
            {title}
          </h1>
        </div>
        <p className="lead">{lead}</p>
      </div>
    </header>
  );
}
