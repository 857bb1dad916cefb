/** The site's own part of the editor, written for the browser. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const SOURCE = join(import.meta.dirname, "browser");

/** Takes the types out of every module and writes it to `target`, where its imports find each other. */
export function copyBrowserCode(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(SOURCE)) {
    const { outputText } = ts.transpileModule(readFileSync(join(SOURCE, name), "utf8"), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2023,
        verbatimModuleSyntax: true,
        rewriteRelativeImportExtensions: true,
      },
    });
    writeFileSync(join(target, name.replace(/\.ts$/, ".js")), outputText);
  }
}
