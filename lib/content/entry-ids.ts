import "server-only";
import { listFiles } from "@/lib/content/source";

/** Name of a text in one language: identifier and language. */
export const FILE_NAME = /^([a-z0-9-]+)\.(ru|en)\.md$/;

/** Identifiers found in a folder by file name, each once. */
export const entryIds = (folder: string): string[] => [
  ...new Set(listFiles(folder).flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])),
];
