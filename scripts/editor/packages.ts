/** Copies the editor from the installed packages, so that a browser asks no host but the site's own for any part of it. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { russian } from "./russian.ts";

/** Where the site serves the editor. */
const ADDRESS = "/admin";

const PACKAGE = "node_modules/@sveltia/cms";
const MAIN = "npm/index.js";

/** The interface's language; English is part of the editor's own file. */
const LANGUAGE = "locales/ru.json";

/** What a code block can be written in; another language is shown without colours. */
const HIGHLIGHTED = ["css", "html", "javascript", "json", "markdown", "python", "shellscript", "sql", "yaml"];

/** Fields with a map: the site has none. */
const UNUSED = /^(?:leaflet|terra-draw)/;

const FONTS = "https://cdn.jsdelivr.net/fontsource/fonts";

/** Addresses that the editor would ask by itself, and the file of its package (or a written answer) that stands there instead. */
const REPLACED: Readonly<Record<string, string>> = {
  [`${FONTS}/source-sans-3:vf@5.3.0/latin-wght-normal.woff2`]: "npm/assets/source-sans-3-*.woff2",
  [`${FONTS}/noto-mono@5.3.0/latin-400-normal.woff2`]: "npm/assets/noto-mono-*.woff2",
  [`${FONTS}/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2`]:
    "npm/assets/material-symbols-outlined-*.woff2",
  "https://www.githubstatus.com/api/v2/status.json": "status.json",
  "https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7": "status.json",
};

/** «No incident is known», in the words of both hosts: the editor shows the state of a public git host, and need not ask for it. */
const STATUS = { status: { indicator: "none" }, result: { status_overall: { status_code: 100 } } };

/** Content networks that may stand in the editor's code without being asked: its fallbacks for parts that are here, with their number. */
const NETWORKS: Readonly<Record<string, number>> = {
  "https://unpkg.com/": 4,
  "https://cdn.jsdelivr.net/": 0,
};

const require = createRequire(import.meta.url);
const resolve = (name: string, from: string) =>
  name.startsWith(".") ? join(dirname(from), name) : fileURLToPath(import.meta.resolve(name));

const imported = /^(?:import|export)\b[^"'`;()]*?["']([^"']+)["']/gm;

/** The one file that stands for a pattern of the package. */
function only(pattern: string): string {
  const [found, ...others] = globSync(pattern, { cwd: PACKAGE });
  if (found === undefined || others.length > 0) throw new Error(`${PACKAGE}: ${pattern} is not one file.`);
  return found;
}

/** The code of the editor with every address of `REPLACED` pointing to the site. */
export function ownAddresses(code: string): string {
  let own = code;
  for (const [address, file] of Object.entries(REPLACED)) {
    const parts = own.split(address);
    if (parts.length !== 2)
      throw new Error(
        `${PACKAGE}/${MAIN} names ${address} ${parts.length - 1} times, not once: look what it asks now.`,
      );
    own = parts.join(`${ADDRESS}/${file.includes("*") ? `sveltia/${only(file)}` : file}`);
  }
  for (const [network, times] of Object.entries(NETWORKS))
    if (own.split(network).length - 1 !== times)
      throw new Error(
        `${PACKAGE}/${MAIN} names ${network} another number of times than ${times}: look what it asks now.`,
      );
  return own;
}

/** Names of packages that the editor loads when it needs them. */
const wanted = (code: string): string[] =>
  [...code.matchAll(/\bimport\(`([^`.][^`]*)`\)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !UNUSED.test(name))
    .filter((name) => !name.startsWith("@shikijs/langs/") || HIGHLIGHTED.includes(basename(name)));

/**
 * Copies the editor and whatever it and the site's own part of it import.
 * @param target the directory that the site serves at `ADDRESS`
 * @returns the import map, which tells a browser where each package is, and the label of the button for a sign-in
 * @throws Error when the installed package asks for something this step does not know
 */
export function copyPackages(target: string): { map: Record<string, string>; signIn: string } {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  };
  const code = readFileSync(join(PACKAGE, MAIN), "utf8");
  cpSync(join(PACKAGE, "npm"), join(target, "sveltia/npm"), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  });
  write(`sveltia/${MAIN}`, ownAddresses(code).replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  write("status.json", JSON.stringify(STATUS));
  const words = russian(join(PACKAGE, LANGUAGE));
  // A browser imports no JSON without being told that it is.
  write("sveltia/locales/ru.js", `export default ${JSON.stringify(words)}`);
  const signIn = words["sign_in_using_access_token"];
  if (typeof signIn !== "string") throw new Error(`${LANGUAGE} does not name the sign-in.`);

  const copied = new Map<string, string>();
  /** Copies a module and what it imports, and answers with its address. */
  function copyModule(file: string): string {
    const [, path = ""] = file.split(/\/node_modules\//);
    if (copied.has(file)) return copied.get(file) ?? "";
    const address = `${ADDRESS}/packages/${path}`;
    copied.set(file, address);
    const text = readFileSync(file, "utf8");
    write(`packages/${path}`, text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
    for (const [, name = ""] of text.matchAll(imported)) {
      if (!name.startsWith(".")) throw new Error(`${path} imports ${name}, which a browser would not find.`);
      copyModule(resolve(name, file));
    }
    return address;
  }
  const map = Object.fromEntries(wanted(code).map((name) => [name, copyModule(resolve(name, ""))]));
  return {
    map: {
      ...map,
      yaml: copyModule(join(dirname(require.resolve("yaml/package.json")), "browser/index.js")),
      "@sveltia/cms": `${ADDRESS}/sveltia/${MAIN}`,
      [`${ADDRESS}/sveltia/${LANGUAGE}`]: `${ADDRESS}/sveltia/locales/ru.js`,
    },
    signIn,
  };
}
