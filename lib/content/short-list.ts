import "server-only";
import { z } from "zod";
import { mapTexts } from "@/lib/content/document";
import { ContentError, describeIssues, fieldName, type Path } from "@/lib/content/errors";
import { memoise } from "@/lib/content/source";
import { typeset } from "@/lib/content/typography";
import { substitute, unknownVariables } from "@/lib/content/variables";
import type { Locale } from "@/lib/i18n/routing";

/** A short list of typed data: `content/awards.ts` and its like. */
type Definition<S extends z.ZodObject, W extends z.ZodObject> = {
  /** Name of the list and of its file in `content/`, for the messages. */
  name: string;
  list: unknown;
  /** How many entries it must have. */
  count: number;
  /** Fields that are equal in every language. */
  shared: S;
  /** Fields under `ru` and `en`. */
  words: W;
};

function variableProblems(file: string, place: Path, item: unknown): string[] {
  const problems: string[] = [];
  mapTexts(item, (text, path) => {
    for (const { sentence } of unknownVariables(text))
      problems.push(`${file}: ${fieldName([...place, ...path])}: ${sentence}`);
    return text;
  });
  return problems;
}

/**
 * A reader of a short list: its entries in one language, as plain strings ready for print.
 * @throws ContentError that names the file, the entry and the field, at the first reading, which is in the build.
 */
export function shortList<S extends z.ZodObject, W extends z.ZodObject>({
  name,
  list,
  count,
  shared,
  words,
}: Definition<S, W>): (locale: Locale) => readonly (z.infer<S> & z.infer<W>)[] {
  const file = `content/${name.split(" ")[0] ?? name}.ts`;
  const entry = z.strictObject({
    ...shared.shape,
    sample: z.boolean().optional(),
    ru: z.strictObject(words.shape),
    en: z.strictObject(words.shape),
  });
  const schema = z.strictObject({ [name]: z.array(entry).length(count) });

  return memoise((locale) => {
    const data = { [name]: list };
    const result = schema.safeParse(data);
    if (!result.success) throw new ContentError(describeIssues(file, result.error.issues, data));
    const unknown = (result.data[name] ?? []).flatMap((item, index) =>
      variableProblems(file, [name, index], item),
    );
    if (unknown.length > 0) throw new ContentError(unknown);
    const finish = (text: string) => typeset(substitute(text, locale), locale);
    // Reading the shared fields once more leaves out what pages do not show, such as `sample`.
    return (result.data[name] ?? []).map((item) => ({
      ...shared.parse(item),
      ...(mapTexts(item[locale], finish) as z.infer<W>),
    }));
  });
}
