import { readFileSync } from "node:fs";
import { routes } from "../../lib/i18n/routes.ts";

type Slugs = Record<"services" | "cases" | "blog" | "lists", string[]>;
const { lists, ...slugs } = JSON.parse(readFileSync(".generated/slugs.json", "utf8")) as Slugs;
const paths = [
  ...Object.values(routes),
  ...Object.entries(slugs).flatMap(([section, names]) => names.map((name) => `/${section}/${name}`)),
  ...lists,
  "/nowhere",
  "/services/nope",
  "/cases/nope",
];

/** Every page of the site in both languages, those of what is not there included. */
export const allPaths: readonly string[] = ["", "/en"].flatMap((prefix) =>
  paths.map((path) => prefix + path).map((path) => path.replace(/(.)\/$/, "$1")),
);
