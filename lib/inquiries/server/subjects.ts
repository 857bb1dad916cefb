import "server-only";
import { refine } from "zod/mini";
import { getCase } from "@/lib/content/cases";
import { getService } from "@/lib/content/services";
import {
  inquirySubjects,
  subjectNames,
  type InquirySubjects,
  type SubjectName,
} from "@/lib/inquiries/fields";
import { inquirySchema } from "@/lib/inquiries/schema";

/**
 * The Russian title of a subject, `undefined` when the site has none with this slug; the slug itself when the content cannot be read: no
 * inquiry is lost over that.
 */
function titleOf(name: SubjectName, slug: string): string | undefined {
  try {
    const { title } = (name === "service" ? getService("ru", slug) : getCase("ru", slug)) ?? {};
    // What sets a line on a page is in the way where managers search.
    return title?.replaceAll("\u00AD", "").replaceAll("\u00A0", " ");
  } catch {
    return slug;
  }
}

/** The body of `POST /api/contact`, its subjects among those that the site has. */
export const knownInquirySchema = inquirySchema.check(
  ...subjectNames.map((name) =>
    refine<InquirySubjects>(({ [name]: slug }) => !slug || titleOf(name, slug) !== undefined, {
      path: [name],
    }),
  ),
);

/** What a manager reads of the subjects: label and title, or the slug of what the site has no more. */
export const subjectRows = (content: InquirySubjects): [label: string, title: string][] =>
  subjectNames.flatMap((name) => {
    const slug = content[name];
    return slug ? [[inquirySubjects[name], titleOf(name, slug) ?? slug]] : [];
  });

/** The subjects in the address of the form, for a plain post, which cannot name them; what the site does not know is left out. */
export function subjectsOfAddress(referer: string | null): InquirySubjects {
  if (referer === null || !URL.canParse(referer)) return {};
  const { searchParams } = new URL(referer);
  return Object.fromEntries(
    subjectNames.flatMap((name) => {
      const slug = searchParams.get(name);
      return slug && titleOf(name, slug) !== undefined ? [[name, slug]] : [];
    }),
  );
}
