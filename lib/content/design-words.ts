import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const both = barred("ru", "en");
type Both = z.infer<typeof both>;
/** Words of one language, under the names of both. */
type Told<T> = T extends Both ? string : { readonly [Name in keyof T]: Told<T[Name]> };

const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, both])) as Record<Name, typeof both>;

const read = knowledge(
  "design-words.yaml",
  z.strictObject({
    ...texts(
      "page",
      "unopened",
      "unread",
      "why",
      "check",
      "on",
      "onScreen",
      "lead",
      "leadOne",
      "unanswered",
      "quote",
      "worth",
      "opening",
      "kept",
      "unseen",
      "noStrengths",
      "ask",
    ),
    pair: z.strictObject({
      ...texts(
        "good",
        "pale",
        "fixText",
        "fixGround",
        "palePart",
        "fixPart",
        "fixGrey",
        "greyToo",
        "check",
        "passed",
        "one",
        "none",
      ),
      what: z.strictObject({ ...texts("text", "part", "both") }),
      enough: z.strictObject({ ...texts("all", "none", "some") }),
    }),
    size: z.strictObject({
      ...texts(
        "text",
        "target",
        "row",
        "textWhy",
        "textAdvice",
        "textCheck",
        "targetWhy",
        "targetAdvice",
        "targetCheck",
        "rowWhy",
        "rowAdvice",
        "rowCheck",
        "enough",
        "none",
      ),
    }),
    states: z.strictObject({ ...texts("empty", "loading", "error", "done", "offline") }),
    stateRow: z.strictObject({ ...texts("label", "why", "advice", "check") }),
    reader: z.strictObject({ ...texts("fields", "rows", "cards", "chart", "map", "days", "photo", "lines") }),
    styles: z.strictObject({
      ...texts("about", "hint", "honoured", "kept", "missed", "buttons", "sample", "shade"),
      kinds: z.strictObject({ ...texts("card", "form", "metrics", "table") }),
    }),
  }),
);

const isBoth = (words: unknown): words is Both =>
  typeof words === "object" && words !== null && "ru" in words && typeof words.ru === "string";
const told = (words: object, locale: Locale): unknown =>
  isBoth(words)
    ? words[locale]
    : Object.fromEntries(Object.entries(words).map(([name, one]) => [name, told(one as object, locale)]));

/** Words of the design tools besides the advice of `content/knowledge/screen-advice.yaml`. */
export const designWords = (locale: Locale) => told(read(), locale) as Told<ReturnType<typeof read>>;
