/** The whole editor in one folder: its packages, the site's own part, its page and its configuration. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backend } from "./backend.ts";
import { copyBrowserCode } from "./browser-code.ts";
import { textCollections } from "./collections.ts";
import { listCollection } from "./lists.ts";
import { copyPackages } from "./packages.ts";
import { editorPage } from "./page.ts";
import { TITLE } from "./words.ts";

/** What the editor of this site can change, and how its forms look. */
export async function editorSetup(backend: Backend) {
  const { collections, formats } = await textCollections();
  const lists = await listCollection();
  const config = {
    load_config_file: false,
    backend,
    app_title: TITLE,
    logo: { src: "/favicon.svg" },
    media_folder: "public/pictures",
    public_folder: "/pictures",
    // They are other companies' hosts, which the page may not ask.
    media_libraries: { stock_assets: false },
    i18n: { structure: "multiple_files", locales: ["ru", "en"], default_locale: "ru" },
    slug: { encoding: "ascii", clean_accents: true },
    // The other language stands where a preview would.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [...collections, lists.collection],
  };
  return { config, formats: { texts: formats, lists: lists.formats } };
}

/**
 * @param folder is made, if it is not there
 * @returns the content security policy that the editor's page needs
 * @throws Error when the packages or the content hold something that the editor does not know
 */
export async function writeEditor(folder: string, backend: Backend): Promise<string> {
  const setup = await editorSetup(backend);
  mkdirSync(folder, { recursive: true });
  const { html, policy } = editorPage(copyPackages(folder), backend);
  copyBrowserCode(join(folder, "browser"));
  writeFileSync(join(folder, "index.html"), html);
  writeFileSync(join(folder, "setup.json"), JSON.stringify(setup));
  return policy;
}
