/** Finds the stand-ins among the content: what the owner of the site has yet to replace by the real thing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export type Sample = {
  /** `content/blog/post1.ru.md` */
  file: string;
  /** How a reader of the site knows it. */
  title: string;
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Files below `content/` with paths from the root of the repository, in alphabetical order. */
const contentFiles = (root: string): string[] =>
  readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();

/** Front matter of a Markdown file. */
function frontMatter(text: string): Fields {
  const [, yaml = ""] = /^---\n([\s\S]*?)\n---/.exec(text.replaceAll("\r\n", "\n")) ?? [];
  return fieldsOf(yaml);
}

/** Fields of a text in YAML. Mistakes in it are the build's business; here such a text simply holds no fields. */
function fieldsOf(yaml: string): Fields {
  try {
    const fields: unknown = parse(yaml);
    return isFields(fields) ? fields : {};
  } catch {
    return {};
  }
}

/** The first name of an entry of a list: in itself, then in its Russian words. */
function titleOf(entry: Fields, fallback: string): string {
  const found = [entry, entry.ru]
    .filter(isFields)
    .flatMap(({ title, name, label }) => [title, name, label])
    .find((value) => typeof value === "string");
  return typeof found === "string" ? found : typeof entry.id === "string" ? entry.id : fallback;
}

/** Everything marked `sample: true` in a list, depth first; a file that is marked as a whole is one. */
function samplesIn(file: string, value: unknown, path: string): Sample[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => samplesIn(file, item, `${path} ${index + 1}`));
  if (!isFields(value)) return [];
  if (value.sample === true)
    return [{ file, title: path === "" ? "all numbers" : titleOf(value, path.trim()) }];
  return Object.entries(value).flatMap(([key, item]) => samplesIn(file, item, `${path} ${key}`.trim()));
}

/** Texts that only hold a place: reserved addresses, a phone of zeros, numbers not yet filled in. */
function placesIn(file: string, value: unknown, path: string): Sample[] {
  if (typeof value === "string")
    return value === "" || /\.example\b|000-00-00/.test(value)
      ? [{ file, title: `${path}: ${value || "(empty)"}` }]
      : [];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => placesIn(file, item, `${path}.${key}`));
}

/** Every stand-in below `root`/content, file by file. */
export function sampleContent(root: string): Sample[] {
  return contentFiles(root).flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    if (file.endsWith(".md")) {
      const { sample, title } = frontMatter(source);
      return sample === true ? [{ file, title: typeof title === "string" ? title : file }] : [];
    }
    // Deeper files are the knowledge of the tools, not lists that the owner edits.
    if (!/^content\/[^/]+\.yaml$/.test(file)) return [];
    const fields = fieldsOf(source);
    return [
      ...samplesIn(file, fields, ""),
      ...(file === "content/company.yaml" ? placesIn(file, fields, "company") : []),
    ];
  });
}
