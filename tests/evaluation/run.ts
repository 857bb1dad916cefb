/**
 * Judges the dossiers of labelled briefs: `npm run eval:tools`. Without `--url` the embedded engine makes them in this process; with it the
 * running site is asked as its own client does, with `--engine draft` or `model`. README.md says what is measured.
 */
import "../../server/site-modules.ts";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Made } from "./scorer/judge.ts";

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    url: text,
    engine: text,
    briefs: text,
    only: text,
    /** Everything that was found, as JSON. */
    out: text,
    /** A type of document, or `all`: prints them instead of judging. */
    print: text,
    /** Prints what the reader notes down instead of judging. */
    sheets: { type: "boolean" },
  },
});

const { checkBriefs, judge, makeDossier, readBriefs } = await import("./scorer/judge.ts");
const { draftDossier } = await import("./dossiers.ts");

const only = values.only?.split(",");
const briefs = readBriefs(values.briefs ?? new URL("briefs.dev.json", import.meta.url)).filter(
  ({ id }) => only === undefined || only.includes(id),
);
for (const problem of checkBriefs(briefs)) console.error(`label: ${problem}`);

if (values.sheets) {
  const { sheetLines } = await import("./sheet-lines.ts");
  const { readFacts } = await import("@/lib/generators/server/read/read-facts");
  for (const { id, locale, description } of briefs)
    console.log([`\n## ${id}`, description, ...sheetLines(await readFacts(description, locale))].join("\n"));
} else {
  const made: Made[] = [];
  for (const brief of briefs) {
    const { url, engine } = values;
    const documents =
      url === undefined
        ? await draftDossier(brief)
        : await makeDossier(url, brief, engine === undefined ? {} : { engine });
    made.push({ brief, documents });
    for (const [type, document] of Object.entries(documents))
      if (values.print === type || values.print === "all")
        console.log(`\n===== ${brief.id} ${type}\n${document.text}`);
  }
  if (values.print === undefined) {
    const judged = judge(made);
    console.log(judged.report);
    console.log(JSON.stringify(judged.totals));
    if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(judged, null, 1));
  }
}
