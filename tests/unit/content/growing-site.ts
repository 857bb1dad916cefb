import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parse, stringify } from "yaml";

type Fields = Record<string, unknown>;

/** A copy of the site's content that a test may change as an editor does. */
export type Copy = {
  root: string;
  /** Copies a pair of texts under another name; `change` edits both, told their language. */
  copyText: (
    folder: string,
    from: string,
    to: string,
    change: (text: string, locale: string) => string,
  ) => void;
  /** Edits every text of a folder. */
  changeTexts: (folder: string, change: (text: string) => string) => void;
  /** Puts other entries in place of those of a list. */
  changeList: (name: string, change: (entries: Fields[]) => Fields[]) => void;
  remove: () => void;
};

export function copyOfContent(): Copy {
  const root = mkdtempSync(join(tmpdir(), "growing-"));
  cpSync("content", join(root, "content"), { recursive: true });
  for (const folder of ["app", "components", "lib", "messages", "node_modules"])
    symlinkSync(resolve(folder), join(root, folder));
  const path = (folder: string, id: string, locale: string) =>
    join(root, "content", folder, `${id}.${locale}.md`);
  return {
    root,
    copyText: (folder, from, to, change) => {
      for (const locale of ["ru", "en"])
        writeFileSync(
          path(folder, to, locale),
          change(readFileSync(path(folder, from, locale), "utf8"), locale),
        );
    },
    changeTexts: (folder, change) => {
      for (const file of globSync(join(root, "content", folder, "*.md")))
        writeFileSync(file, change(readFileSync(file, "utf8")));
    },
    changeList: (name, change) => {
      const file = join(root, `content/${name}.yaml`);
      const lists = parse(readFileSync(file, "utf8")) as Record<string, Fields[]>;
      writeFileSync(
        file,
        stringify(
          { ...lists, [name]: change(lists[name] ?? []) },
          { lineWidth: 0, aliasDuplicateObjects: false },
        ),
      );
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** Identifiers of the texts of a folder of the site's own content. */
export const idsIn = (folder: string): string[] =>
  globSync(`content/${folder}/*.ru.md`).map((file) => basename(file, ".ru.md"));
