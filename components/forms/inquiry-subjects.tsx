"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense, type ComponentType } from "react";
import type { SubjectChipsProps, SubjectWords } from "@/components/forms/subject-chips";
import { SubjectsRoom } from "@/components/forms/subjects-room";
import { subjectNames } from "@/lib/inquiries/fields";

/** Where their code cannot be had, the form goes without them. */
const SubjectChips = lazy(async () => ({
  default: await import("@/components/forms/subject-chips").then(
    ({ SubjectChips }) => SubjectChips,
    () => NoChips,
  ),
}));
const NoChips: ComponentType<SubjectChipsProps> = () => null;

type InquirySubjectsProps = { words: SubjectWords; disabled: boolean };

/** The service or the project that the address of the page says the inquiry is about; on any other page it loads nothing. */
export function InquirySubjects(props: InquirySubjectsProps) {
  return (
    // The page is the same for every address: what follows the question mark is known in the browser alone, first to `HeadScript`.
    <Suspense fallback={<SubjectsRoom className="hidden in-data-subject:block" />}>
      <Subjects {...props} />
    </Suspense>
  );
}

function Subjects(props: InquirySubjectsProps) {
  const search = useSearchParams();
  const asked = subjectNames.flatMap((name) => {
    const slug = search.get(name);
    return slug ? [[name, slug] as const] : [];
  });
  return (
    asked.length > 0 && (
      <Suspense fallback={<SubjectsRoom />}>
        <SubjectChips asked={asked} {...props} />
      </Suspense>
    )
  );
}
