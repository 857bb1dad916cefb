import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { writtenIn } from "@/lib/i18n/written-in";
import {
  inquiryFieldNames,
  subjectNames,
  type InquiryFieldName,
  type InquirySubjects,
  type InquiryTexts,
  type SubjectName,
} from "@/lib/inquiries/fields";

export type SentWords = Record<InquiryFieldName | SubjectName, string> &
  Record<"title" | "text" | "number" | "copy" | "brief" | "file" | "again", string>;

export type SentInquiry = {
  id: string;
  texts: InquiryTexts;
  /** Titles of the service and the project that it is about. */
  subjects: InquirySubjects;
  /** Title of the documents that went along. */
  brief: string | undefined;
  /** Name of the visitor's own file. */
  file: string | undefined;
};

type InquirySentProps = {
  inquiry: SentInquiry;
  words: SentWords;
  /** What happens next. Markup of the server. */
  next: ReactNode;
  onAgain: () => void;
};

/** Stands in place of the form once the inquiry is in: its number, what happens next, and a copy of what was sent. */
export function InquirySent({
  inquiry: { id, texts, subjects, brief, file },
  words,
  next,
  onAgain,
}: InquirySentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rows = [
    ...inquiryFieldNames.map((name) => [words[name], texts[name]] as const),
    ...subjectNames.map((name) => [words[name], subjects[name]] as const),
    [words.brief, brief] as const,
    [words.file, file] as const,
  ].filter(([, value]) => value);

  return (
    <div data-slot="inquiry-sent" className="grid gap-5">
      <div>
        <h3 ref={title} tabIndex={-1} className="text-h3 focus:outline-none">
          {words.title}
        </h3>
        <p className="mt-2 text-muted-foreground">{words.text}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-lg border border-line-strong px-4 py-3 text-sm text-muted-foreground">
        {words.number}
        {/* Who answers finds the inquiry by the beginning of its identifier. */}
        <span className="font-mono text-[1rem] text-foreground uppercase select-all">{id.slice(0, 8)}</span>
      </p>
      {next}
      <Collapsible className="text-sm">
        <CollapsibleTrigger className="min-h-11 py-3 font-medium">{words.copy}</CollapsibleTrigger>
        <dl className="ym-hide-content grid gap-3 border-t border-line pt-4">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="text-caption text-subtle">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line" lang={writtenIn(value ?? "")}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Collapsible>
      <Button variant="secondary" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
