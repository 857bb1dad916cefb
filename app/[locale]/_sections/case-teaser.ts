import type { Case } from "@/lib/content/cases";

/** What a card of the carousel shows, and no more: the list travels to the browser with the page. */
export type CaseTeaser = Pick<
  Case,
  "slug" | "title" | "clientName" | "industry" | "year" | "figure" | "results" | "image" | "photo" | "hue"
>;

export const teaserOf = ({
  slug,
  title,
  clientName,
  industry,
  year,
  figure,
  results,
  image,
  photo,
  hue,
}: Case): CaseTeaser => ({
  slug,
  title,
  clientName,
  industry,
  year,
  ...(figure && { figure }),
  // The number tells what a project brought.
  ...(results && !figure && { results: results.slice(0, 1) }),
  image,
  ...(photo && { photo }),
  hue,
});
