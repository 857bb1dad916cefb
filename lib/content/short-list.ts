import "server-only";
import type { z } from "zod";
import { mapTexts } from "@/lib/content/document";
import { ContentError, fieldName, place, type Path } from "@/lib/content/errors";
import { isOut } from "@/lib/content/published";
import { memoise } from "@/lib/content/source";
import { typeset } from "@/lib/content/typography";
import { substitute, unknownVariables } from "@/lib/content/variables";
import type { LineOf } from "@/lib/content/yaml";
import { readYamlFile } from "@/lib/content/yaml-file";
import type { Locale } from "@/lib/i18n/routing";

type Entry = Record<Locale, object> & { sample?: boolean; draft?: boolean; published?: string };

/** An entry in one language: without what it says of itself to editors, and with its words as plain strings ready for print. */
type Shown<E extends Entry> = Omit<E, Locale | "sample" | "draft" | "published"> & E["ru"];

function variableProblems(file: string, item: unknown, at: Path, lineOf: LineOf): string[] {
  const problems: string[] = [];
  mapTexts(
    item,
    (text, path) => {
      for (const { sentence } of unknownVariables(text))
        problems.push(`${place(file, lineOf(path))}: ${fieldName(path)}: ${sentence}`);
      return text;
    },
    at,
  );
  return problems;
}

/**
 * A reader of a list of `content/`, `awards.yaml` and its like: those of its entries that are out, in their order.
 * @throws ContentError that names the file, the line, the entry and the field, at the first reading, which is in the build
 */
export function shortList<K extends string, E extends Entry>(
  name: string,
  schema: z.ZodType<Readonly<Record<K, readonly E[]>>>,
  key: K,
): (locale: Locale) => readonly Shown<E>[] {
  return memoise((locale) => {
    const { file, data, lineOf } = readYamlFile(`${name}.yaml`, schema);
    const entries = data[key];
    const unknown = entries.flatMap((item, index) => variableProblems(file, item, [key, index], lineOf));
    if (unknown.length > 0) throw new ContentError(unknown);
    const finish = (text: string) => typeset(substitute(text, locale), locale);
    return entries.filter(isOut).map((item) => {
      const { ru, en, sample, draft, published, ...shared } = item;
      return { ...shared, ...(mapTexts(item[locale], finish) as E["ru"]) };
    });
  });
}
