import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/**
 * Packs the scripts and sheets of a build as small as Brotli can (its default, 11), a `.br` beside each: `server/static-files.ts` serves them.
 * A host of its own packs them itself.
 * @param build the directory of the build, `.next`
 */
export function compressStatic(build: string): void {
  for (const path of globSync(`${build}/static/**/*.{js,css}`))
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}
