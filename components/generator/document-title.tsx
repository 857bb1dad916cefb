import { unbroken } from "@/components/generator/unbroken";

/** «Архитектура: Сеть клиник — онлайн-запись, обмен с 1С»: what the document is, for whom, and what is to be built. */
const TITLE = /^(?:([^:—]{3,24}):\s)?(.+?)(?:\s—\s(.+))?$/su;

/** What is built first of several things, unless the comma begins a clause about it. */
const FIRST = /^([^,(]+),\s(?!котор|где|что|когда|как|which|that|where|so\b)(.+)$/su;
/** The longest headline of customer and thing to build. */
const HEADLINE = 64;

/** Said between the lines to those who do not see them; on paper the title is one line with its signs. */
const sign = "not-print:sr-only";

/** What a title says the document is: «Архитектура». */
export const kindIn = (title: string) => TITLE.exec(title)?.[1];

/** What is to be built first, beside the customer in the headline, and the others; without the first where the headline has no room for it. */
function partsOf(subject: string, aim: string | undefined): [string?, string?] {
  if (aim === undefined) return [];
  const [, first = aim, others] = FIRST.exec(aim) ?? [];
  return subject.length + first.length <= HEADLINE ? [first, others] : [undefined, aim];
}

type DocumentTitleProps = {
  text: string;
  /** Marks all but the kind, which a cover says once for all documents. */
  subjectSlot?: string | undefined;
  /** The row above shows the kind already. */
  isKindSeen?: boolean;
};

/**
 * The title of a document on the screen: its kind and the customer with the first thing to build, or that and the others below where the
 * headline has no room. Its text is the same everywhere, so that search, copies and screen readers find it as it was written.
 */
export function DocumentTitle({ text, subjectSlot, isKindSeen = false }: DocumentTitleProps) {
  const [, kind, subject = text, aim] = TITLE.exec(text) ?? [];
  const [first, others] = partsOf(subject, aim);
  return (
    <>
      {kind !== undefined && (
        <span
          className={
            isKindSeen
              ? sign
              : "not-print:mb-2 not-print:block not-print:font-mono not-print:text-mono not-print:font-medium not-print:text-accent"
          }
        >
          {kind}
        </span>
      )}
      <span data-slot={subjectSlot}>
        {kind !== undefined && <span className={sign}>: </span>}
        <span className="not-print:block">
          {unbroken(first === undefined ? subject : `${subject} — ${first}`)}
        </span>
        {others !== undefined && (
          <>
            <span className={sign}>{first === undefined ? " — " : ", "}</span>
            <span
              className={
                first !== undefined
                  ? sign
                  : "not-print:mt-2 not-print:block not-print:text-[0.9375rem] not-print:leading-[1.45] not-print:font-normal not-print:tracking-normal not-print:text-pretty not-print:text-muted-foreground not-print:first-letter:uppercase"
              }
            >
              {unbroken(others)}
            </span>
          </>
        )}
      </span>
    </>
  );
}
