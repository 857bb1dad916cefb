import "server-only";
import { z } from "zod";
import type { Problem } from "@/lib/content/collection";
import { isSpriteIcon } from "@/lib/pictures/icons";
import { isLucideIcon } from "@/lib/pictures/lucide";

/** A text that is not blank. */
export const text = z.string().trim().min(1);

/** A name for machines, as in an address. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "нужны строчные латинские буквы, цифры и дефисы: city-archive");

/** A drawing of our own, or one of lucide's. */
export const icon = z
  .string()
  .refine(
    (name) => isSpriteIcon(name) || isLucideIcon(name),
    "такого значка нет; возьмите имя со страницы https://lucide.dev/icons, например cloud",
  );

/** Said of a file without a body. */
export const EMPTY = "под полями нет текста";

/** A day such as `2026-11-20`. */
export const day = z.iso.date("нужна дата вида 2026-11-20");

/** Of a text that changed before it came out: whoever replaced another text left the day of that one. */
export const changedTooEarly = (updated: string | undefined, out: string): Problem[] =>
  updated === undefined || updated >= out
    ? []
    : [
        {
          field: "updated",
          sentence: `${updated} раньше дня, когда текст вышел (${out}); поправьте или удалите строку`,
        },
      ];

/** One emoji as the reader sees it: a flag or a family is one, though of several code points. */
export const emoji = z
  .string()
  .regex(
    new RegExp("^(?:\\p{RGI_Emoji}|\\p{Extended_Pictographic}\\uFE0F?)$", "v"),
    "нужен ровно один эмодзи",
  );

/** The six colours of services and covers, each with its tokens in the style sheet. */
const hues = ["red", "orange", "yellow", "green", "blue", "purple"] as const;

export const hue = z.enum(hues);

export type Hue = z.infer<typeof hue>;

/** A photograph of `content/pictures` in place of the drawn cover, and what it shows for those who do not see it. */
export const picture = z.strictObject({
  file: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9._-]*$/i,
      "нужно имя файла из content/pictures без папок: латинские буквы, цифры, точки и дефисы, например city-archive.jpg",
    ),
  alt: text,
});

/** What search engines and shared links say under the title of a page. */
export const seo = z.strictObject({ description: text });
