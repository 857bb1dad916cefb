import "server-only";
import type { Actor, Figure } from "@/lib/generators/fact-sheet";
import { englishPeople } from "@/lib/generators/server/read/people-en";
import { russianPeople } from "@/lib/generators/server/read/people-ru";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, type Span } from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

/** People and roles named, each once, in the order of the description. */
export function actorsOf(
  description: string,
  sentences: readonly Sentence[],
  taken: readonly Span[],
  wished: readonly Span[],
  figures: readonly Figure[],
  fallback: Locale,
): Actor[] {
  const actors = new Map<string, Actor>();
  const acting = new Set<string>();
  for (const sentence of sentences) {
    const isRussian = localeOf(sentence.text, fallback) === "ru";
    for (const found of isRussian ? russianPeople(sentence, wished) : englishPeople(sentence, wished)) {
      if (taken.some((span) => overlaps(span, found))) continue;
      if (!found.isRecord) acting.add(found.key);
      const figure = figures.find(
        ({ span, kind }) => kind === "count" && span && span.start <= found.start && span.end >= found.end,
      );
      const known = actors.get(found.key);
      // «210 interpreters» names the role better than "interpreter scheduling".
      if (known && (known.figure || !figure)) continue;
      const { key, name, side } = { ...found, ...(known && { side: known.side }) };
      const more = { ...(figure && { figure: figure.id }), ...(side && { side }) };
      actors.set(key, { ...entryOf(description, "actor", found), name, ...more });
    }
  }
  // Those of whom only records are kept are no people of the text where others are served: patients of a vet.
  const isOther = [...actors].some(([key, { side }]) => side === "served" && acting.has(key));
  // "People" says something only where nobody else is named.
  return [...actors]
    .filter(([key, { side }]) => acting.has(key) || side !== "served" || !isOther)
    .filter(([key, { figure }]) => !/^(?:people|ppl)$/.test(key) || (actors.size === 1 && !figure))
    .map(([, actor], at) => ({ ...actor, id: `actor-${at + 1}` }));
}
