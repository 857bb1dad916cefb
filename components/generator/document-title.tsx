import { unbroken } from "@/components/generator/unbroken";

/** «Архитектура: Сеть клиник — онлайн-запись, обмен с 1С»: what the document is, for whom, and what is to be built. */
const TITLE = /^(?:([^:—]{3,24}):\s)?(.+?)(?:\s—\s(.+))?$/su;

/** Said between the lines to those who do not see them; on paper the title is one line with its signs. */
const sign = "not-print:sr-only";

/**
 * The title of a document in three lines on the screen. Its text is the same everywhere, so that search, copies and screen readers find it
 * as it was written. `subjectSlot` marks all but the kind, which a cover says once for all documents.
 */
export function DocumentTitle({ text, subjectSlot }: { text: string; subjectSlot?: string | undefined }) {
  const [, kind, subject = text, aim] = TITLE.exec(text) ?? [];
  return (
    <>
      {kind !== undefined && (
        <span className="not-print:mb-2 not-print:block not-print:font-mono not-print:text-mono not-print:font-medium not-print:text-accent">
          {kind}
        </span>
      )}
      <span data-slot={subjectSlot}>
        {kind !== undefined && <span className={sign}>: </span>}
        <span className="not-print:block">{unbroken(subject)}</span>
        {aim !== undefined && (
          <>
            <span className={sign}> — </span>
            <span className="not-print:mt-2 not-print:block not-print:text-[0.9375rem] not-print:leading-[1.45] not-print:font-normal not-print:tracking-normal not-print:text-pretty not-print:text-muted-foreground not-print:first-letter:uppercase">
              {unbroken(aim)}
            </span>
          </>
        )}
      </span>
    </>
  );
}
