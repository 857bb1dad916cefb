import "server-only";
import type { Locale } from "@/lib/i18n/routing";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
import { hasWords } from "@/lib/pictures/exhibits/words";

/** Path of a text's drawn cover. English readers have their own where the drawing has words. */
export const coverPath = (slug: string, drawing: ExhibitName | undefined, locale: Locale) =>
  `/covers/${locale === "en" && drawing && hasWords(drawing) ? "en/" : ""}${slug}.svg`;

/** The wide cover beside it, for the head of the page of a text with a drawing. */
export const wideCoverPath = (cover: string) => cover.replace(/[^/]+$/, "wide/$&");
