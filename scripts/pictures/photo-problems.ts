/** What is wrong with the photographs that texts name. */
import { join } from "node:path";
import type { KnownPhotos } from "@/lib/content/photos";
import { listFiles, readGenerated } from "@/lib/content/source";
import { namedPhotos } from "./named.ts";
import { readPhoto } from "./read-photo.ts";

const FOLDER = "content/pictures";

/** Names are compared letter by letter, as the computers that build the site do. */
function absent(name: string, files: readonly string[]): string {
  const alike = files.find((file) => file.toLowerCase() === name.toLowerCase());
  return alike === undefined
    ? `файла ${name} нет в папке ${FOLDER}; положите его туда или исправьте имя, например city-archive.jpg`
    : `файла ${name} нет в папке ${FOLDER}, есть ${alike}; большие и маленькие буквы различаются`;
}

/** One line per wrong photograph, at the first text that names it: its file, line and field, and what is expected. */
export async function photoProblems(): Promise<string[]> {
  const files = listFiles("pictures");
  const known = (readGenerated("photos.json") ?? {}) as KnownPhotos;
  const first = new Map(
    namedPhotos()
      .reverse()
      .map((named) => [named.photo, named]),
  );
  const problems: string[] = [];
  for (const { photo, file, line } of first.values()) {
    const read = files.includes(photo)
      ? await readPhoto(join(process.cwd(), FOLDER, photo), known[photo])
      : { problem: absent(photo, files) };
    if ("problem" in read) problems.push(`${file}:${String(line)}: picture, file: ${read.problem}`);
  }
  return problems;
}
