import { readdirSync, readFileSync } from "node:fs";

/** The slug of one of the site's cases, whichever they are. */
export const slugOfACase = readdirSync("content/cases").sort()[0]?.split(".")[0] ?? "";

/** The slug of a case that has everything a page can show: results, tags and several paragraphs. */
export const slugOfAFullCase =
  readdirSync("content/cases")
    .find((file) =>
      [/^results:$/m, /^tags:$/m, /\n---\n\n[^\n]+\n\n\S/].every((part) =>
        part.test(readFileSync(`content/cases/${file}`, "utf8")),
      ),
    )
    ?.split(".")[0] ?? "";

/** How a service is called now. */
export const serviceTitle = (id: string, locale: string): string =>
  /^title: (.+)$/m.exec(readFileSync(`content/services/${id}.${locale}.md`, "utf8"))?.[1] ?? "";
