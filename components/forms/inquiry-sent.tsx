import { CircleCheck } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { ButtonLink } from "@/components/ui/link";
import { routes } from "@/lib/i18n/routes";
import { useLocale } from "@/lib/i18n/use-locale";
import { writtenIn } from "@/lib/i18n/written-in";
import {
  inquiryFieldNames,
  subjectNames,
  type InquiryFieldName,
  type InquirySubjects,
  type InquiryTexts,
  type SubjectName,
} from "@/lib/inquiries/fields";
import { dayAndTime } from "@/lib/site/dates";

export type SentWords = Record<InquiryFieldName | SubjectName, string> &
  Record<"title" | "text" | "number" | "time" | "copy" | "brief" | "file" | "cases" | "again", string>;

export type SentInquiry = {
  id: string;
  sentAt: Date;
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

/**
 * Stands in place of the form once the inquiry is in: its number, what happens next, and a copy of what was sent. The top of the panel
 * and, on a narrow screen, the notification (`ToastViewport`) keep their room above the heading.
 */
export function InquirySent({
  inquiry: { id, sentAt, texts, subjects, brief, file },
  words,
  next,
  onAgain,
}: InquirySentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const locale = useLocale();
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  const rows = [
    ...inquiryFieldNames.map((name) => [words[name], texts[name]] as const),
    ...subjectNames.map((name) => [words[name], subjects[name]] as const),
    [words.brief, brief] as const,
    [words.file, file] as const,
  ].filter(([, value]) => value);

  return (
    <div data-slot="inquiry-sent" className="grid grid-cols-1 gap-5">
      <div className="flex items-start gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-xl bg-[color-mix(in_oklab,currentColor_14%,transparent)] text-success">
          <CircleCheck className="size-6" />
        </span>
        <div>
          <h3
            ref={title}
            tabIndex={-1}
            className="scroll-mt-[calc(var(--header-height)+72px)] text-h3 focus:outline-none"
          >
            {words.title}
          </h3>
          <p className="mt-1 text-muted-foreground">{words.text}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 rounded-lg border border-line-strong px-4 py-3 text-sm *:odd:text-muted-foreground">
        <dt>{words.number}</dt>
        {/* Who answers finds the inquiry by the beginning of its identifier. */}
        <dd className="font-mono text-[1rem] uppercase select-all">{id.slice(0, 8)}</dd>
        <dt>{words.time}</dt>
        <dd>
          <time dateTime={sentAt.toISOString()}>{dayAndTime(sentAt, locale)}</time>
        </dd>
      </dl>
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
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <ButtonLink href={routes.cases} arrow>
          {words.cases}
        </ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}
