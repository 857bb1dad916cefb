/**
 * Lists the content that only stands in for the owner's, and remarks on the texts: `npm run content:report`. Reads, changes nothing;
 * what it says keeps no build and no test from passing.
 */
import { join } from "node:path";
import { contentRemarks } from "./content-remarks.ts";
import { sampleContent } from "./sample-content.ts";

const root = join(import.meta.dirname, "../..");
const samples = sampleContent(root).map(({ file, title }) => ({ file, text: title }));
const remarks = contentRemarks(root);
const filesOf = (lines: readonly { file: string }[]) => [...new Set(lines.map(({ file }) => file))];

function print(lines: readonly { file: string; text: string }[]): void {
  for (const file of filesOf(lines)) {
    console.log(file);
    for (const { text } of lines.filter((line) => line.file === file)) console.log(`  ${text}`);
  }
}

print(samples);
console.log(
  samples.length === 0
    ? "No sample content is left."
    : `\n${samples.length} sample items in ${filesOf(samples).length} files. Replace each and remove its line "sample: true".`,
);
if (remarks.length > 0) {
  console.log("\nRemarks, for you to judge; nothing fails because of them:");
  print(remarks);
}
