import { Fragment, type ReactNode } from "react";

/** Words of a result, as they were answered: their line breaks are theirs. */
export const DesignText = ({ role, children }: { role?: "alert"; children: ReactNode }) => (
  <p
    data-slot="design-text"
    role={role}
    className="max-w-[calc(66ch+64px)] px-8 pt-7 pb-8 leading-[1.65] wrap-break-word whitespace-pre-line text-[color-mix(in_oklab,var(--foreground)_86%,var(--muted))] @max-[40rem]:px-4 @max-[40rem]:pt-5 @max-[40rem]:pb-6"
  >
    {children}
  </p>
);

const HEADING = /^\d+\. /;
const LEAD = /^(?:Почему|Проверка|Why|Check):/;

/** Suggestions in plain text, line by line as they were answered; the name of each one and what its lines are about stand out. */
export const SuggestionLines = ({ text }: { text: string }) =>
  text.split("\n").map((line, index) => {
    const lead = LEAD.exec(line)?.[0] ?? "";
    return (
      <Fragment key={index}>
        {index > 0 && "\n"}
        {HEADING.test(line) ? (
          <b className="text-[1.0625rem] font-semibold text-foreground">{line}</b>
        ) : (
          <>
            {lead && <span className="text-subtle">{lead}</span>}
            {line.slice(lead.length)}
          </>
        )}
      </Fragment>
    );
  });

/** The page on which code and what it looks like stand. */
export const DesignPaper = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-7 px-8 pt-7 pb-8 *:min-w-0 @max-[40rem]:px-4 @max-[40rem]:pt-5 @max-[40rem]:pb-6">
    {children}
  </div>
);
