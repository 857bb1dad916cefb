/**
 * Writes into `.generated/` before development (`--drafts`) and build what code needs to know of the content without reading it:
 *
 * - `slugs.json`, identifiers of the texts that are out and addresses of further pages of lists, and `files.json`, addresses of the
 *   public files. Pages are made for the former. By both the middleware decides whether `/services/{id}`, `/blog/page/{number}` or a
 *   file exists: it runs close to the visitor, where there is no file system.
 * - `phone.json` for the page that stands in for one that failed, and `company.json` for the files that a visitor exports: the few
 *   facts of `content/company.yaml` that a browser carries, so that it carries no others.
 * - `content.json`, by which the development server knows that the content has changed.
 * - `photos.json`, what pages must know of photographs, whose sizes it makes in `public/photos`.
 *
 * The covers of texts are drawn here as well: they are public files.
 *
 * Nothing is checked here: a wrong text is named by the check of the content, which comes next.
 */
import "../../server/site-modules.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "yaml";
import { loadEnvFiles } from "../../server/load-env.ts";
import { makeCovers } from "../pictures/make-covers.ts";
import { markContent, writeGenerated } from "./generated.ts";

const CONTENT_FILE = /^([a-z0-9-]+)\.(?:ru|en)\.md$/;

type Slugs = Record<"services" | "cases" | "blog" | "lists", string[]>;

/** Identifiers of one folder of `content/`, by the names of its files: each once, in alphabetical order; none when the folder does not exist. */
function identifiers(root: string, folder: string): string[] {
  const directory = join(root, "content", folder);
  if (!existsSync(directory)) return [];
  const found = readdirSync(directory).flatMap((name) => CONTENT_FILE.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort();
}

/**
 * Addresses of everything in `public/`, such as the file by which a search engine knows the owner. Of the browser editor the middleware
 * is asked for its page alone.
 */
const publicFiles = (root: string): string[] =>
  readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `/${relative(join(root, "public"), join(parentPath, name)).replaceAll(sep, "/")}`,
    )
    .map((address) => (address === "/admin/index.html" ? "/admin" : address))
    .filter((address) => !address.startsWith("/admin/"))
    .sort();

type Facts = Partial<Record<string, string>>;
type Company = { phone?: string; email?: string; registry?: Facts; ru?: Facts; en?: Facts };

/** The company's facts; a file that cannot be read has none. */
function companyOf(root: string): Company {
  try {
    return (parse(readFileSync(join(root, "content/company.yaml"), "utf8")) ?? {}) as Company;
  } catch {
    return {};
  }
}

/** What stands in an exported file of the company that made it. */
function signature({ phone = "", email = "", registry, ru, en }: Company) {
  const names = ({ name = "", legalName = "", address = "" }: Facts = {}) => ({ name, legalName, address });
  const { inn = "", ogrn = "" } = registry ?? {};
  return { phone, email, registry: { inn, ogrn }, ru: names(ru), en: names(en) };
}

/** Pages of lists as they were written last: which there are cannot be known as long as a text is wrong. */
function listsBefore(root: string): string[] {
  const file = join(root, ".generated/slugs.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Slugs).lists : [];
}

/** By the site's own readers, so that what production hides is not there; they read nothing as long as a text is wrong. */
async function slugsOf(root: string): Promise<Slugs> {
  if (process.argv.includes("--drafts")) Object.assign(process.env, { NODE_ENV: "development" });
  loadEnvFiles();
  try {
    const { postIds } = await import("../../lib/content/blog.ts");
    const { caseSlugs } = await import("../../lib/content/cases.ts");
    const { furtherListPages } = await import("../../lib/content/listing.ts");
    const { serviceIds } = await import("../../lib/content/services.ts");
    const lists = furtherListPages().map(({ path }) => path);
    return { services: serviceIds().sort(), cases: caseSlugs().sort(), blog: postIds().sort(), lists };
  } catch {
    const [services, cases, blog] = ["services", "cases", "blog"].map((folder) => identifiers(root, folder));
    return { services: services ?? [], cases: cases ?? [], blog: blog ?? [], lists: listsBefore(root) };
  }
}

/** Before the public files are listed: these belong to them. */
async function photosOf(): Promise<unknown> {
  const { makePhotos } = await import("../pictures/make-photos.ts");
  return makePhotos();
}

const root = join(import.meta.dirname, "../..");
makeCovers(root);
const company = companyOf(root);
const slugs = await slugsOf(root);
const generated = {
  slugs,
  photos: await photosOf(),
  files: publicFiles(root),
  phone: company.phone ?? "",
  company: signature(company),
};

for (const [name, value] of Object.entries(generated)) writeGenerated(name, value);
markContent();
