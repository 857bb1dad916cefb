/** Lists the content that only stands in for the owner's: `npm run content:report`. Reads, changes nothing. */
import { join } from "node:path";
import { sampleContent } from "./sample-content.ts";

const samples = await sampleContent(join(import.meta.dirname, ".."));
const files = [...new Set(samples.map(({ file }) => file))];

for (const file of files) {
  console.log(file);
  for (const { title } of samples.filter((sample) => sample.file === file)) console.log(`  ${title}`);
}
console.log(
  samples.length === 0
    ? "No sample content is left."
    : `\n${samples.length} sample items in ${files.length} files. Replace each and remove its line "sample: true".`,
);
