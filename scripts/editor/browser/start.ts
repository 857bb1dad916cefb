/** Starts the editor: its language, the form of the files it writes, and the configuration that was made with the site. */
import CMS, { type CmsConfig } from "@sveltia/cms";
import { readList, writeList } from "./list-file.ts";
import { readText, writeText } from "./text-file.ts";

type Setup = {
  config: CmsConfig;
  formats: { texts: Readonly<Record<string, readonly string[]>>; lists: readonly string[] };
};

/** Where the editor keeps what its user prefers, such as the language of its interface. */
const PREFERENCES = "sveltia-cms.prefs";

if (localStorage.getItem(PREFERENCES) === null)
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: "ru" }));

const answer = await fetch(new URL("../setup.json", import.meta.url));
const { config, formats } = (await answer.json()) as Setup;

for (const [name, optional] of Object.entries(formats.texts))
  CMS.registerCustomFormat(name, "md", {
    fromFile: readText,
    toFile: (fields: Parameters<typeof writeText>[0]) => writeText(fields, optional),
  });

for (const name of formats.lists) {
  let before = "";
  CMS.registerCustomFormat(name, "yaml", {
    fromFile: (file) => readList((before = file)),
    toFile: (fields: Parameters<typeof writeList>[1]) => (before = writeList(before, fields)),
  });
}

await CMS.init({ config });
