/**
 * Names everything in `content/` and `messages/` that cannot be published, in one run: `npm run content:check`. A build begins with
 * it and stops on it; development (`--go-on`) only shows it.
 */
import "../../server/site-modules.ts";
import { loadEnvFiles } from "../../server/load-env.ts";

const goesOn = process.argv.includes("--go-on");

/** Own links are known by the address of the site, so a wrong configuration has to be mended first. */
async function check(): Promise<string[]> {
  loadEnvFiles();
  try {
    await import("../../lib/env.ts");
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const { contentProblems } = await import("./content-problems.ts");
  return contentProblems();
}

const problems = await check();
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(`\nОшибок: ${String(problems.length)}. Исправьте их, иначе сайт не соберётся.`);
else if (!goesOn) console.log("Ошибок в текстах нет.");
if (problems.length > 0 && !goesOn) process.exitCode = 1;
