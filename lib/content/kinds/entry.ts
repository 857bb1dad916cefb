import "server-only";
import { z } from "zod";
import { day } from "@/lib/content/fields";

/** What any entry may say of itself besides what pages show. */
const marks = {
  /** True when it stands in for one of the owner's. */
  sample: z.boolean().optional(),
  /** True while it is being written: production hides it. */
  draft: z.boolean().optional(),
  /** The first day on which production shows it. */
  published: day.optional(),
};

/** An entry of a list: fields that are equal in every language, and words under `ru` and `en`. */
export const entry = <S extends z.ZodRawShape, W extends z.ZodRawShape>(shared: S, words: W) =>
  z.strictObject({ ...shared, ...marks, ru: z.strictObject(words), en: z.strictObject(words) });

/** Entries of which no two have the same `id`. */
export const entriesOf = <E extends z.ZodType<{ id: string }>>(item: E) =>
  z.array(item).superRefine((entries, context) => {
    const ids = entries.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) < index)
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: `«${id}» уже есть выше: назовите эту запись иначе`,
        });
  });
