import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";

const pattern = z.string().transform((source) => new RegExp(source, "iu"));
/** Every place where it fits is looked for. */
const everywhere = z.string().transform((source) => new RegExp(source, "giu"));
const anyOf = z
  .array(z.string())
  .transform((words) => new RegExp(`(?<![\\p{L}])(?:${words.join("|")})(?![\\p{L}])`, "u"));
const words = z.string().transform((text): ReadonlySet<string> => new Set(text.split(" ")));
const each = <Name extends string, T extends z.ZodType>(kind: T, names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, T>);

const locales = ["ru", "en"] as const;
const wishes = z.strictObject({
  announced: each(everywhere, locales),
  heading: each(pattern, locales),
  banHeading: each(pattern, locales),
  obliged: everywhere,
  today: each(pattern, ["before", "after"]),
  ...each(pattern, [
    ...(["last", "later", "turns", "continues", "aim", "openers", "negated", "noThing"] as const),
    ...(["deliverable", "practice", "work", "clause", "container", "relative", "account"] as const),
    ...(["acts", "thing", "noFrame", "count", "asked", "noNoun", "happens"] as const),
  ]).shape,
});
const people = each(words, [
  ...(["served", "external", "bodies", "inside", "persons", "substantives", "nobody", "noPart"] as const),
]);

/** The words by which a description is read: of what is wanted, of what goes wrong, of people and houses. */
export const readReading = knowledge(
  "reading.yaml",
  z.strictObject({
    wishes,
    trouble: each(anyOf, locales),
    people,
    houses: each(pattern, ["places", "state", "guarded", "health", "daily"]),
  }),
);
