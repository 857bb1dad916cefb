import "server-only";
import { listFiles, pictureExists } from "@/lib/content/source";
import { routes } from "@/lib/site/routes";

/** Pages of the site that are not made from a folder of content. A link may name any of them, without a language prefix. */
const PAGES: ReadonlySet<string> = new Set(Object.values(routes));

const DETAIL = /^\/(services|cases|blog)\/([a-z0-9-]+)$/;

/** Whether an address that begins with `/` is a page of the site or a file of `public/`. */
function isKnownAddress(address: string): boolean {
  const path = address.replace(/[?#].*$/, "") || "/";
  if (PAGES.has(path)) return true;
  const detail = DETAIL.exec(path);
  if (detail) return listFiles(detail[1] ?? "").includes(`${detail[2] ?? ""}.ru.md`);
  return /\.[a-z0-9]+$/.test(path) && pictureExists(path);
}

const MARKDOWN_TARGET = /(!?)\[[^\]]*\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g;

/** Links and pictures of a Markdown text that lead nowhere, as finished sentences. */
export function brokenTargets(markdown: string): string[] {
  return [...markdown.matchAll(MARKDOWN_TARGET)].flatMap(([, picture, target = ""]) => {
    if (picture)
      return target.startsWith("/") && pictureExists(target)
        ? []
        : [`picture ${target} is not in the folder public`];
    if (/^(?:https?:\/\/|mailto:|tel:|#)/.test(target)) return [];
    return isKnownAddress(target) ? [] : [`link ${target} leads to no page of the site`];
  });
}
