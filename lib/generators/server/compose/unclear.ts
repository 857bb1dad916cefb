import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { allQuoted, bullets, numbered, safe, section } from "@/lib/generators/server/compose/text/markdown";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";

const both = barred("ru", "en");
const schema = z.strictObject({
  title: both,
  lead: z.record(z.enum(corporateToolIds), both),
  understood: both,
  nothing: both,
  write: both,
  parts: z.array(both),
  questions: both,
  none: both,
});
const read = knowledge("unclear.yaml", schema);

const MOST_SHOWN = 5;
const MOST_WORDS = 8;

/** The document of a sheet that is `vague` (what was understood, questions) or `none` (a pointer to the examples); it holds no figure or proposal. */
export function composeUnclear(tool: CorporateToolId, facts: FactSheet): string {
  const { locale, open, organisation, subject, wishes, pains, systems } = facts;
  const w = read();
  if (facts.clarity === "none") return w.none[locale];
  const entries = [organisation, subject, ...wishes, ...pains, ...systems];
  const said = entries.flatMap((entry) => (entry === undefined || entry.removed ? [] : [entry.text]));
  const short = [...new Set(said)].filter((text) => text.split(/\s+/).length <= MOST_WORDS);
  const shown = short.slice(0, MOST_SHOWN).map((text) => allQuoted([text], locale));
  return [
    `## ${w.title[locale]}`,
    w.lead[tool][locale],
    ...section(w.understood[locale], [bullets(shown) || w.nothing[locale]]),
    ...section(w.write[locale], [numbered(w.parts.map((part) => part[locale]))]),
    ...section(w.questions[locale], [bullets(open.map(({ text }) => safe(text)))]),
  ].join("\n\n");
}
