import "server-only";
import { z } from "zod";
import { text } from "@/lib/content/fields";
import { knowledge } from "@/lib/content/knowledge";

const notes = z.strictObject({
  truncated: text,
  graphDerived: text,
  linesDropped: text,
  wishesMissing: text,
});

/** Lines that the site itself adds to a document of a language model. */
export const readModelNotes = knowledge("model-notes.yaml", z.strictObject({ ru: notes, en: notes }));
